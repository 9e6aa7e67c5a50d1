// Alerts in quotes, options of code fences, titles and badges, as the tools write them.

import { describe, expect, test } from 'vitest'
import { readAuthor } from '#generator/import/source/read-author.ts'
import type { Tool } from '#generator/import/source/tools.ts'
import { plainWords } from '#generator/import/text/translate-headings.ts'
import { translate } from '../../../setup/translate-text.ts'

describe('an alert in a quote', () => {
  test.each<[string, string]>([
    ['> [!NOTE] Hot kiln\n> Wait an hour.', ':::note[Hot kiln]\nWait an hour.\n:::'],
    ['> [!tip]+ Folded\n> In.', ':::details[Folded]{open}\nIn.\n:::'],
    ['> [!tip]- Folded\n> In.', ':::details[Folded]\nIn.\n:::'],
    ['> [!warning]-\n> In.', ':::details[Warning]\nIn.\n:::'],
    ['> [!INFO]\n> In.', ':::note\nIn.\n:::'],
    ['> [!NB] **Skip** it\n> In.', ':::note[**Skip** it]\nIn.\n:::'],
    ['> [!NB]\n> In.', ':::note[Nb]\nIn.\n:::'],
    // GitHub's own, and quotes.
    ['> [!NOTE]\n> In.', '> [!NOTE]\n> In.'],
    ['> Text [!NOTE] a', '> Text [!NOTE] a'],
    ['`> [!NOTE] a`', '`> [!NOTE] a`'],
    ['```md\n> [!NOTE] a\n> b\n```', '```md\n> [!NOTE] a\n> b\n```'],
    // Kinds of content.
    ['> [!NOTE] A "b" \\ c\n> In.', ':::note[A "b" \\ c]\nIn.\n:::'],
    ['> [!NOTE] A\n>\n> ```js\n> a\n> ```\n>\n> - b', ':::note[A]\n```js\na\n```\n\n- b\n:::'],
    ['- One\n\n  > [!NOTE] A\n  > In.\n\n- Two', '- One\n\n  :::note[A]\n  In.\n  :::\n\n- Two'],
    ['> [!NOTE] A\n> > [!TIP] B\n> > In.', '::::note[A]\n:::tip[B]\nIn.\n:::\n::::'],
    ['> [!NOTE] A\n> {{< details summary="B" >}}In.{{< /details >}}', '::::note[A]\n:::details[B]\nIn.\n:::\n::::'],
    ['> [!NOTE] A\n> In,\non.\n\nOut.', ':::note[A]\nIn,\non.\n:::\n\nOut.'],
    ['> [!NOTE] A\n> In.\n## Out', ':::note[A]\nIn.\n:::\n\n## Out'],
    ['> [!NOTE] A', ':::note[A]\n:::'],
  ])('%j', (source, text) => {
    expect(translate('hugo', source, false).text).toBe(text)
  })
})

describe('the options of a fence', () => {
  test.each<[Tool, string, string, string[]?]>([
    ['starlight', 'js title="a.js" {1,3-4}', 'js title="a.js" {1,3-4}'],
    ['starlight', `mdx 'title="Hot"'`, 'mdx {2}'],
    ['starlight', 'js "Hot" mark={1}', 'js {1,2}'],
    ['starlight', 'js mark="Hot" frame="none" showLineNumbers', 'js {2}'],
    ['starlight', 'js "gone"', 'js', ['1: the option "gone" of the code fence']],
    ['docusaurus', 'jsx title="/src/a.js" showLineNumbers {1}', 'jsx title="/src/a.js" {1}'],
    ['docusaurus', 'jsx live', 'jsx', ['1: the option "live" of the code fence']],
    ['hugo', 'go {hl_lines=[1,"2-3"] linenos=inline}', 'go {1,2-3}'],
    ['hugo', 'go {linenos=table,hl_lines=[2],linenostart=1}', 'go {2}'],
    ['markdown', 'yaml hl_lines="1 3" title="a.yml" linenums="1"', 'yaml title="a.yml" {1,3}'],
    ['markdown', '{ .yaml hl_lines="2" }', 'yaml {2}'],
    ['starlight', 'js /title="Hot"/', 'js {2}'],
    ['starlight', 'js "3" /t\\w+="[^"]+"/', 'js {3}', ['1: the option "/t\\w+="[^"]+"/" of the code fence']],
    ['starlight', 'js /a\\/b(c)/ /3/', 'js {3}', ['1: the option "/a\\/b(c)/" of the code fence']],
    ['vitepress', 'ts:line-numbers {2}', 'ts {2}'],
    ['vitepress', 'ts:line-numbers=2 {1} [a.ts]', 'ts title="a.ts" {1}'],
    ['vitepress', 'ts:no-line-numbers', 'ts'],
    ['vitepress', 'vue-html', 'vue-html'],
  ])('of %s, %j, become %j', (tool, info, expected, losses = []) => {
    const made = translate(tool, `\`\`\`${info}\n1\nlet title="Hot"\n3\n\`\`\``)
    expect(made.text.split('\n')[0]).toBe(`\`\`\`${expected}`)
    expect(made.losses).toEqual(losses)
  })

  test('ins and del make a diff', () => {
    const made = translate('starlight', '```js ins={2-3} del={1}\na\nb\nc\nd\n```')
    expect(made.text).toBe('```js diff\n- a\n+ b\n+ c\n  d\n```')
    const listed = translate('starlight', '1. One\n\n   ```js ins={2}\n   a\n   b\n   ```\n\n2. Two')
    expect(listed.text).toBe('1. One\n\n   ```js diff\n     a\n   + b\n   ```\n\n2. Two')
    expect(translate('starlight', '1. One\n\n    ```js del={1-3}\n    a\n\n    b\n    ```').text).toBe(
      '1. One\n\n    ```js diff\n    - a\n    -\n    - b\n    ```',
    )
    expect(translate('starlight', '> ```js ins={1-2}\n> a\n>\n> ```').text).toBe('> ```js diff\n> + a\n> +\n> ```')
    expect(translate('vitepress', '- ```js\n  a // [!code --]\n\n  b\n  ```').text).toBe(
      '- ```js diff\n  - a\n  \n    b\n  ```',
    )
    expect(translate('starlight', '```js ins={9-1} del={1-999999999}\na\n```').text).toBe('```js diff\n- a\n```')
  })
})

test.each([
  ['\\<script setup>', '<script setup>'],
  ['`<Transition>` *now*', '<Transition> now'],
  ['`a_b_c` and \\*d\\*', 'a_b_c and *d*'],
  ['`` a`b ``', ' a`b '.trim()],
  ['<b>A</b> [link](b.md)', 'A link'],
  ['a ` b', 'a ` b'],
])('the words of the title %j are %j', (title, words) => {
  expect(plainWords(title)).toBe(words)
})

test('a title that begins with an escaped tag is a title', () => {
  const { title, text } = translate('vitepress', '# \\<script setup> {#script-setup}\n\nText.')
  expect({ title, text }).toEqual({ title: '<script setup>', text: 'Text.' })
})

test.each([
  ['A <Badge\n  text="New"\n  variant="tip"\n/> b', 'A (New) b', ['1: the attribute "variant" of <Badge>']],
  ['<Badge\n  text="New"', '<Badge\n  text="New"', []],
])('the badge %j is %j', (source, text, losses) => {
  expect(translate('starlight', source)).toEqual({ text, title: undefined, losses })
})

test.each([
  ['[Ada Bell](https://ada.example.com/), Kiln Works', { name: 'Ada Bell', credentials: 'Kiln Works' }],
  ['[Ada Bell](https://ada.example.com/)', { name: 'Ada Bell' }],
  ['[Ada](a), [Kiln](https://kiln.example.com/) and more', { name: 'Ada', credentials: 'Kiln and more' }],
  ['Ada Bell, Kiln Works', { name: 'Ada Bell, Kiln Works' }],
  ['[Ada', { name: '[Ada' }],
  ['[](https://ada.example.com/)', { name: '[](https://ada.example.com/)' }],
])('the author %j is %j', (author, expected) => {
  expect(readAuthor({ author }, new Map()).author).toEqual(expected)
})
