// MkDocs, GitBook and other folders of Markdown.

import { expect, test } from 'vitest'
import { plan } from '../../setup/plan-folder.ts'
import { translate } from '../../setup/translate-text.ts'

test.each([
  ['!!! warning\n\n    Mind *the*\n    gap.\n\nText.', ':::warning\nMind *the*\ngap.\n:::\n\nText.'],
  ['!!! note inline end "Own [title]"\n\tText.', ':::note[Own [title]]\nText.\n:::'],
  ['??? tip\n    In.', ':::details[Tip]\nIn.\n:::'],
  ['???+ note "More"\n    !!! tip\n        In.', '::::details[More]{open}\n:::tip\nIn.\n:::\n::::'],
  [
    '=== "A"\n\n    ``` py\n    a\n    ```\n\n=== "B"\n\n    b\n\nText.',
    '::::tabs\n:::tab[A]\n```py\na\n```\n:::\n\n:::tab[B]\nb\n:::\n::::\n\nText.',
  ],
  ['1. One\n\n    !!! tip\n        In.\n\n2. Two', '1. One\n\n    :::tip\n    In.\n    :::\n\n2. Two'],
  ['```\n!!! note\n    In.\n```', '```\n!!! note\n    In.\n```'],
  ['{% hint style="danger" %}\nNo.\n{% endhint %}', ':::danger\nNo.\n:::'],
  ['{% tabs %}\n{% tab title="A" %}\na\n{% endtab %}\n{% endtabs %}', '::::tabs\n:::tab[A]\na\n:::\n::::'],
  ['{% content-ref url="a.md" %}\n[a.md](a.md)\n{% endcontent-ref %}', '[a.md](a.md)'],
  ['{% embed url="https://example.com/x" %}', '[https://example.com/x](https://example.com/x)'],
])('%j is %j', (text, expected) => {
  expect(translate('markdown', text, false)).toMatchObject({ text: expected, losses: [] })
})

test('a site of MkDocs comes over from its folder of pages', async () => {
  const { files, rows } = await plan('markdown', {
    'mkdocs.yml': 'site_name: Lake\nnav:\n  - index.md\n',
    'README.md': '# Project',
    'parts/fares.md': 'Ten euros.',
    'docs/index.md': '# Home\n\n--8<-- "parts/fares.md"\n\n--8<-- "parts/none.md"\n',
    'docs/pier/rent.md': '# Rent\n\n[home](../index.md) [news](../blog/posts/news.md)\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/posts/news.md': '---\ndate: 2024-01-05\n---\n\n# The *first* news\n\nText.\n',
  })
  expect(files['docs/index.md']).toBe('---\ntitle: Home\n---\n\nTen euros.\n\n--8<-- "parts/none.md"\n')
  expect(files['docs/pier/rent.md']).toContain('/pier/rent\n---\n\n[home](../index.md) [news](../../blog/news.md)\n')
  expect(files['blog/news.md']).toContain('aliases:\n  - /blog/2024/01/05/the-first-news\n---')
  expect(rows).toEqual([
    'docs/blog/index.md:undefined the page of a list of articles is not brought over: the list is made by itself',
    'docs/index.md:5 "--8<-- "parts/none.md"" cannot be included, and stays in the text',
  ])
})

test('a folder of GitBook has its first page in README.md, and pictures in a hidden folder', async () => {
  const { files, rows } = await plan('markdown', {
    'README.md': '# Lake\n\n![Pier](.gitbook/assets/pier.png)\n',
    'SUMMARY.md': '# Contents\n',
    'pier/README.md': '# Pier\n\n[home](../README.md)\n',
    '.gitbook/assets/pier.png': 'x',
  })
  expect(files['docs/index.md']).toBe('---\ntitle: Lake\n---\n\n![Pier](/assets/pier.png)\n')
  expect(files['docs/pier/index.md']).toContain('[home](../index.md)')
  expect(rows).toEqual(['SUMMARY.md:undefined not brought over: the order of the side bar'])
})

test('keys without a fence at the beginning of a text of MkDocs are front matter', async () => {
  const config = { 'mkdocs.yml': 'site_name: Kiln\n' }
  const { files, rows } = await plan('markdown', {
    ...config,
    'docs/a.md': 'Title: Hot\nDescription: How hot.\n\nText.\n',
    'docs/b.md': 'Note: this is a sentence.\n\n/// nothing | known\nIn.\n///\n',
  })
  expect(files['docs/a.md']).toBe('---\ntitle: Hot\ndescription: How hot.\naliases:\n  - /a\norder: 1\n---\n\nText.\n')
  expect(files['docs/b.md']).toContain('---\n\nNote: this is a sentence.\n')
  expect(rows).toEqual([
    'docs/b.md:3 "/// nothing | known" is not known and stays in the text',
    'docs/b.md:5 "///" is not known and stays in the text',
  ])
})
