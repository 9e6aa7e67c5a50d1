// Names whose letters are composed in one place and decomposed in another: macOS and old archives decompose them.

import { describe, expect, it } from 'vitest'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'
import { describeFiles } from '../describe-files.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" width="4" height="2"/>'
const forms = ['NFC', 'NFD'] as const
const pairs = forms.flatMap((file) => forms.map((text) => ({ file, text })))
const names = ['Übersicht.svg', 'größe/é à.svg', 'が ぎ.svg', '한국.svg']
const escaped = (name: string) => name.split('/').map(encodeURIComponent).join('/')

describe.each(pairs)('a file in $file that is named in $text', ({ file, text }) => {
  it.each(names)('is found and published: %s', async (name) => {
    const [stored, written] = [name.normalize(file), name.normalize(text)]
    const { routes } = await describeFiles({
      [`content/assets/${stored}`]: svg,
      'content/site.yaml': [
        'name: Lake',
        'url: https://example.com',
        `mark: "/assets/${written}"`,
        `sharedAssets: ["/assets/${written}"]`,
        '',
      ].join('\n'),
      'content/pages/home.yaml': [
        'title: Home\ndescription: A page that is as it should be.\nblocks:',
        `  - { id: a, type: image, content: Text., data: { src: "/assets/${written}", alt: A lake } }\n`,
      ].join('\n'),
      'content/help/a.md': `---\ntitle: A\n---\n![b](</assets/${written}>) ![c](../assets/${escaped(written)})\n`,
    })
    const shown = JSON.stringify(routes.map(({ view }) => view)).match(/\/assets\/[^"\\ ]+?\.svg/g) ?? []
    const [address = ''] = shown
    expect(decodeURI(address)).toMatch(
      new RegExp(`^/assets/${name.normalize('NFC').replace('.svg', '')}-\\w{8}\\.svg$`),
    )
    expect([...new Set(shown)]).toEqual([address])
    expect(JSON.stringify(routes)).toContain('width=\\"4\\" height=\\"2\\"')
    expect(routes.flatMap(({ usedAssets }) => usedAssets)).toContain(`/assets/${name.normalize('NFC')}`)
  })

  it('is found among Markdown files and tags', async () => {
    const post = (title: string) =>
      `---\ntitle: ${title}\nslug: ${title}\npublishedAt: 2026-01-01\ntags: [がぎ]\n---\nText.\n`
    const { routes } = await describeFiles({
      'content/blog/one.md': post('one'),
      'content/blog/two.md': post('two'),
      [`content/help/${'Größe'.normalize(file)}.md`]: '---\ntitle: Size\nslug: size\n---\nText.\n',
      'content/help/a.md': [
        '---\ntitle: A\n---',
        `[size](${'Größe'.normalize(text)}.md) [again](${escaped('Größe'.normalize(text))}.md)`,
        `[tag](/blog/tags/${'がぎ'.normalize(text)}) [tag](/blog/tags/${escaped('がぎ'.normalize(text))})\n`,
      ].join('\n'),
    })
    const hrefs = JSON.stringify(routes.find(({ url }) => url === '/help/a')?.view).match(/href=\\"[^"]+\\"/g)
    expect(hrefs).toEqual(expect.arrayContaining(['href=\\"/help/size\\"', 'href=\\"/blog/tags/%E3%81%8C%E3%81%8E\\"']))
    expect(JSON.stringify(hrefs)).not.toMatch(/%CC%88|%E3%82%99/)
  })
})

it('two files of one name are refused', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Lake\nurl: https://example.com\n',
    'content/pages/home.yaml': 'title: Home\ndescription: A page that is as it should be.\n',
    [`content/assets/${'ü.svg'.normalize('NFC')}`]: svg,
    [`content/assets/${'ü.svg'.normalize('NFD')}`]: svg,
  })
  const { problems } = await checkFolder(folder)
  expect(problems.map(({ code }) => code)).toContain('duplicate-address')
})

it.each(pairs)(
  'an anchor in $text to a heading in $file says what is wrong, if anything is',
  async ({ file, text }) => {
    const folder = await writeFolder({
      'content/site.yaml': 'name: Lake\nurl: https://example.com\n',
      'content/pages/home.yaml': 'title: Home\ndescription: A page that is as it should be.\n',
      'content/help/a.md': `---\ntitle: A\n---\n## ${'Größe'.normalize(file)}\n\n[x](#${'größe'.normalize(text)})\n`,
    })
    const { problems } = await checkFolder(folder)
    expect(problems.flatMap(({ code, message }) => (code === 'broken-anchor' ? [message] : []))).toEqual(
      file === text
        ? []
        : [
            `the letters of "#${'größe'.normalize(text)}" are encoded in another way ` +
              'than those of the heading on this page',
          ],
    )
  },
)
