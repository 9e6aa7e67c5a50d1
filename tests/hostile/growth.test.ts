// Files that are small enough to be accepted, and made so that a step of quadratic time would take minutes. Each test
// ends within its time limit, many times what it takes; none of them compares times.

import { describe, expect, it } from 'vitest'
import { findAssetFaults } from '#generator/load/asset-faults.ts'
import { compileMarkdown } from '#generator/markdown/compile-markdown.ts'
import { listAssets } from '#generator/panel/list-assets.ts'
import { nearestName, openNearest } from '#generator/problem.ts'
import { readRange } from '#generator/server/conditions.ts'
import { parseYaml } from '#generator/yaml/parse-yaml.ts'
import { describeFiles } from '../generator/describe-files.ts'
import { itSome } from '../setup/deep.ts'
import { checkFolder, writeFolder } from '../setup/mini-site.ts'
import { plan } from '../setup/plan-folder.ts'
import { translate } from '../setup/translate-text.ts'

const backstopMs = 20_000
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('')

describe('YAML', () => {
  itSome(2, [
    ['60,000 keys', lines(60_000, (index) => `k${index}: 1\n`), []],
    ['60,000 keys inside braces', `a: { ${lines(60_000, (index) => `k${index}: 1, `)} }\n`, []],
    [
      '50,000 anchors, each with an alias',
      lines(25_000, (index) => `- &a${index} 1\n- *a${index}\n`),
      ['yaml-aliases'],
    ],
    ['100,000 aliases of nothing', `[${'*x, '.repeat(100_000)}]\n`, ['yaml-alias', 'yaml-aliases']],
  ])('%s', { timeout: backstopMs }, (_, text, codes) => {
    expect([...new Set(parseYaml(text).problems.map(({ code }) => code))]).toEqual(codes)
  })

  it(
    'places of 20,000 keys, texts and values behind an alias',
    () => {
      const text = `a: &x\n${lines(20_000, (index) => `  - k: ${index}\n`)}b: *x\nc: |\n${'  d\n'.repeat(20_000)}`
      const { problems, locate, locateInText } = parseYaml(text)
      expect(problems).toEqual([])
      for (let index = 0; index < 20_000; index++) {
        expect(locate(['b', index, 'k']).line).toBe(index + 2)
        expect(locateInText(['c'], index, 0).line).toBe(20_004 + index)
      }
    },
    backstopMs,
  )
})

describe('a file with thousands of problems', () => {
  const home = 'title: Home\ndescription: A page.\n'
  const block = (type: string, content: string) => `blocks:\n  - id: a\n    type: ${type}\n    content: |\n${content}`
  const inText = (count: number, line: (index: number) => string) =>
    `${home}${block(
      'text',
      lines(count, (index) => `      ${line(index)}\n\n`),
    )}`

  itSome<[name: string, page: string, count: number, data?: Record<string, string>]>(2, [
    ['20,000 unknown keys', `${home}${lines(20_000, (index) => `k${index}: 1\n`)}`, 20_000],
    ['10,000 unknown claims in one text', inText(10_000, (index) => `{claim:x${index}}`), 10_000],
    [
      '10,000 claims and 10,000 misspelt ones',
      inText(10_000, (index) => `{claim:clai${index}}`),
      40_000,
      { 'content/data/claims.yaml': lines(10_000, (index) => `- id: claim${index}\n`) },
    ],
    [
      '10,000 links to missing anchors',
      inText(5000, (i) => `[a](#x${i}) [b](#y${i})\n\n      ${i < 4000 ? '## h' : ''}`),
      10_000,
    ],
    ['a list of 20,000 items', home, 20_000, { 'content/data/faqs.yaml': '- x\n'.repeat(20_000) }],
  ])('%s', { timeout: 2 * backstopMs }, async (_, page, count, data = {}) => {
    const site = { 'content/site.yaml': 'name: Example\nurl: https://example.com\n', 'content/pages/home.yaml': page }
    const { problems } = await checkFolder(await writeFolder({ ...site, ...data }))
    const errors = problems.filter(({ severity }) => severity === 'error')
    const left = errors.filter(({ code }) => code === 'more-problems')
    const more = left.map(({ message }) => Number(/file has ([\d,]+) more/.exec(message)?.[1]?.replaceAll(',', '')))
    expect(more.reduce((sum, each) => sum + each, errors.length - left.length)).toBe(count)
    for (const { frame, line } of problems) expect([line === undefined, frame === undefined]).toEqual([false, false])
  })

  it(
    'has a limit on the blocks and headings of a page',
    async () => {
      const blocks = lines(10_000, (index) => `  - { id: a${index}, type: text, content: "## h" }\n`)
      const printedOf = async (page: string) => {
        const site = {
          'content/site.yaml': 'name: Example\nurl: https://example.com\n',
          'content/pages/home.yaml': page,
        }
        return (await checkFolder(await writeFolder(site))).problems.map(({ line, message }) => `${line}: ${message}`)
      }
      expect(await printedOf(`${home}blocks:\n${blocks}`)).toEqual(['1004: a page has at most 1000 blocks'])
      expect(await printedOf(inText(5000, () => '## h'))).toEqual(['6: a page has at most 5000 blocks and headings'])
    },
    backstopMs,
  )
})

it.each([
  ['<div\n', 'markdown'],
  ['<script>\n', 'markdown'],
  ['<style>\n', 'hugo'],
  ['??? a\n    ', 'markdown'],
] as const)(
  '300 KB of %j are imported from %s',
  (unit, tool) => {
    // Empty ones are left out.
    expect(translate(tool, `A word.\n\n${unit.repeat(300_000 / unit.length)}`).text).toMatch(/^A word/)
  },
  backstopMs,
)

itSome(3, [
  ['options of a fence', '```js ', 'a={1} ', '\na\n```\n'],
  ['brackets behind a fence', '```js', ' [', '\na\n```\n'],
  ['empty lines in steps', '<Steps>\n', '\n', '</Steps>\n'],
  ['dashes behind exclamation marks', '!!! ', '-', '.\n'],
  ['spaces in a shortcode', '{{<', ' ', '.\n'],
  ['spaces behind a language', `${`{{< highlight a${' '.repeat(4900)}x\n`.repeat(60)}`, 'a', '\n'],
  ['spaces in braces', `${`{{${' '.repeat(4900)}x\n`.repeat(60)}`, 'a', '\n'],
])('300 KB of %s are imported', { timeout: 2 * backstopMs }, (_, before, unit, after) => {
  for (const tool of ['starlight', 'markdown', 'hugo', 'jekyll'] as const) {
    const { text } = translate(tool, `A word.\n\n${before}${unit.repeat(300_000 / unit.length)}${after}`)
    expect(text).toMatch(/^A word/)
  }
})

it.each([
  ['jekyll', { '_config.yml': `baseurl: "${'/'.repeat(500_000)}x"\n` }],
  ['docusaurus', { 'docusaurus.config.js': `${'\n'.repeat(500_000)}export default {}\n` }],
  ['hugo', { 'content/a.md': `---${' '.repeat(500_000)}x\n` }],
] as const)(
  'a folder of %s with half a megabyte of signs in one place',
  async (tool, files) => {
    const source = tool === 'hugo' ? files : { ...files, 'docs/a.md': '---\ntitle: A\n---\nText.\n' }
    expect(Object.keys((await plan(tool, source)).files)).toHaveLength(1)
  },
  backstopMs,
)

it('an article has a limited number of tags, because each of their pages prints all of them', async () => {
  const article = (tags: number) => `---\ntitle: T\ntags: [${lines(tags, (index) => `t${index}, `)}]\n---\nText.\n`
  const site = { 'content/site.yaml': 'name: Example\nurl: https://example.com\n', 'content/help/a.md': article(100) }
  const { problems } = await checkFolder(await writeFolder({ ...site, 'content/help/b.md': article(10_000) }))
  expect(problems.flatMap(({ file, line, message }) => (line ? [`${file}:${line} ${message}`] : []))).toEqual([
    'content/help/b.md:3 "tags" must be at most 100 items long',
  ])
})

it(
  'half a million backticks in a row are in the text for language models as they are',
  async () => {
    const text = `A\n${'`'.repeat(500_000)}\n`
    const { files } = await describeFiles({ 'content/help/a.md': `---\ntitle: T\n---\n\n${text}` })
    expect(files['llms-full.txt']).toBe(`# T\n\n${text}`)
  },
  backstopMs,
)

it(
  'a text that mentions an asset with half a million marks behind it',
  async () => {
    const files = {
      'content/site.yaml': 'name: Example\nurl: https://example.com\n',
      'content/pages/home.yaml': `title: Home\ndescription: assets/${'!'.repeat(500_000)}x\nblocks: []\n`,
      'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    }
    const { problems } = await checkFolder(await writeFolder(files))
    expect(problems.map(({ code }) => code)).toEqual(['unused-asset', 'long-description'])
  },
  backstopMs,
)

it(
  'a header with a megabyte of spaces or digits',
  () => {
    for (const sign of [' ', '1'])
      expect(readRange(`bytes=${sign.repeat(1_000_000)}x`, undefined, '"tag"', 10)).toBeUndefined()
  },
  backstopMs,
)

it(
  'names are compared with thousands of others for the first few problems only',
  () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `name-${index}`)
    const nearest = openNearest()
    const found = Array.from({ length: 1000 }, () => nearest('nam-77', names))
    expect(found.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 'name-77'))
    expect(found.slice(100).every((name) => name === undefined)).toBe(true)
    expect(nearestName('a'.repeat(500_000), ['b'.repeat(500_000)])).toBeUndefined()
  },
  backstopMs,
)

describe('Markdown', () => {
  itSome(2, [
    ['100,000 comments', 'a <!--a--> '.repeat(90_000)],
    ['80,000 claims that are written with an escape', '{claim:\\_a} '.repeat(80_000)],
    ['300,000 carriage returns after a letter', 'a\r'.repeat(300_000)],
    ['80,000 paragraphs with such a claim', '{claim:\\_a}\n\n'.repeat(80_000)],
  ])('%s', { timeout: backstopMs }, (_, source) => {
    const options = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'note', claims: { _a: '1' } } as const
    expect(compileMarkdown(source, options).problems).toEqual([])
  })
})

it.each([
  ['attributeName=', 'x'],
  ['url(', '#a)'],
  ['href=', '"#a"'],
  ['<', 'a'],
])(
  'a picture with a megabyte of spaces after %s',
  (before, after) => {
    expect(
      findAssetFaults('assets/a.svg', Buffer.from(`<svg>${before}${' '.repeat(1_000_000)}${after}</svg>`)),
    ).toEqual([])
  },
  backstopMs,
)

it(
  'a picture with 600,000 document types',
  () => {
    const text = `${'<!doctype>'.repeat(600_000)}<svg/>`
    expect(findAssetFaults('assets/a.svg', Buffer.from(text))).toEqual([])
  },
  backstopMs,
)

it(
  'a page that looks like an address everywhere',
  () => {
    const asset = { url: '/assets/a.png', file: 'assets/a.png', bytes: new Uint8Array(), hash: '0'.repeat(64) }
    const html = `${'/assets/a '.repeat(50_000)}${'/assets/'.repeat(50_000)}<img src="/assets/a.png">`
    expect(listAssets([asset], new Map(), [{ url: '/', html }])[0]?.usedIn).toEqual(['/'])
  },
  backstopMs,
)
