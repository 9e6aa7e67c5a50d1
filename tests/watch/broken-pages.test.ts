// Errors in one file while watching: every other page is live, and the page itself shows what can be shown of it.

import { existsSync, readdirSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import { deep } from '../setup/deep.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'

const article = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const site = {
  'site.yaml': 'name: Trees\nurl: https://trees.example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: The home page.\n',
  'help/birds.md': article('Birds', 'They sing.'),
  'help/oak.md': article('Oak', 'It is old.'),
}

const errorsOf = ({ problems }: BuildReport) =>
  problems.flatMap(({ severity, code, file, pages }) => (severity === 'error' ? [[code, file, pages]] : []))

async function get({ url }: WatchedSite, path: string): Promise<string> {
  return (await fetch(url + path)).text()
}

async function save(watched: WatchedSite, path: string, text: string): Promise<BuildReport> {
  const report = watched.nextReport()
  await watched.write(path, text)
  return report
}

test('a broken link is a problem of its page, which shows its text, and every other page is live', {
  timeout: 180_000,
}, async () => {
  const watched = await startWatch(site)
  await watched.written()
  const written = readdirSync(watched.out)
  const broken = await save(watched, 'help/oak.md', article('Oak', 'See [the pine](pine.md). It is tall.'))
  expect(broken.isServed).toBe(true)
  expect(errorsOf(broken)).toEqual([['broken-link', 'content/help/oak.md', ['/help/oak']]])
  expect(await get(watched, '/help/oak')).toContain('It is tall.')
  const edited = await save(watched, 'help/birds.md', article('Birds', 'They fly.'))
  expect(edited.rebuilt.map(({ url }) => url)).toEqual(['/help/birds', '/help'])
  expect(errorsOf(edited)).toEqual(errorsOf(broken))
  expect(await get(watched, '/help/birds')).toContain('They fly.')
  expect(readdirSync(watched.out)).toEqual(written)
  const fixed = await save(watched, 'help/pine.md', article('Pine', 'It is green.'))
  expect(errorsOf(fixed)).toEqual([])
  await watched.written()
  expect(readdirSync(`${watched.out}/help`)).toContain('pine')
})

test('of 400 articles with a broken link in one, a save renders the page that changed and the list that quotes it', {
  ...deep,
  timeout: 180_000,
}, async () => {
  const trees = Array.from({ length: 400 }, (_, index) => [
    `help/tree-${index}.md`,
    article(`Tree ${index}`, `It is tree ${index}.\n\n${index === 3 ? 'See [the pine](pine.md).' : 'It grows.'}`),
  ])
  const watched = await startWatch({ ...site, ...Object.fromEntries(trees) })
  expect(errorsOf(watched.reports[0] as BuildReport)).toEqual([
    ['broken-link', 'content/help/tree-3.md', ['/help/tree-3']],
  ])
  for (const number of [7, 399]) {
    const text = article(`Tree ${number}`, `It is tree ${number}.\n\nIt has grown.`)
    const edited = await save(watched, `help/tree-${number}.md`, text)
    expect(edited).toMatchObject({
      isServed: true,
      rebuilt: [{ url: `/help/tree-${number}` }, { url: expect.stringMatching(/^\/help\/page\/\d+$/) }],
      rebuiltCount: 2,
    })
    expect(await get(watched, `/help/tree-${number}`)).toContain('It has grown.')
  }
})

test('a file with errors by itself is shown as it was, and what other pages say of it stays', {
  timeout: 180_000,
}, async () => {
  const pages = {
    'pages/about.yaml': 'title: About\ndescription: About us.\nblocks: []\n',
    'navigation.yaml': 'quick: []\n',
  }
  const watched = await startWatch({ ...site, ...pages })
  const [oak, list, about] = [
    await get(watched, '/help/oak'),
    await get(watched, '/help'),
    await get(watched, '/about'),
  ]
  const wrong = await save(watched, 'help/oak.md', '---\ntitle: Elm\nupdatedAt: 31.12.2026\n---\n\nText.\n')
  expect(errorsOf(wrong)).toEqual([[expect.any(String), 'content/help/oak.md', ['/help/oak']]])
  await save(watched, 'pages/about.yaml', 'title: [\n')
  await save(watched, 'navigation.yaml', 'quick: 3\n')
  const edited = await save(watched, 'help/birds.md', article('Birds', 'They fly.'))
  expect(edited.isServed).toBe(true)
  expect(errorsOf(edited).map(([, file, at]) => [file, at])).toEqual([
    ['content/help/oak.md', ['/help/oak']],
    ['content/navigation.yaml', undefined],
    ['content/pages/about.yaml', ['/about']],
  ])
  expect(await get(watched, '/help/birds')).toContain('They fly.')
  expect(await get(watched, '/help/oak')).toBe(oak)
  expect(await get(watched, '/about')).toBe(about)
  expect((await get(watched, '/help')).replace('They fly.', 'They sing.')).toContain('Oak')
  expect(list).toContain('Oak')
})

const block = `import { defineBlock } from 'libretto/site'
import * as z from 'zod'

export const block = defineBlock({
  description: 'May throw.',
  data: z.strictObject({ word: z.string() }),
  plan: ({ word }) => ({ word }),
  Component: ({ data: { word } }) => {
    if (word.startsWith('bad')) throw new Error('no such word')
    return <p>{word}</p>
  },
})
`
const wordPage = (word: string) =>
  `title: About ${word}\ndescription: A page.\nblocks: [{ id: it, type: words, title: It, data: { word: ${word} } }]\n`

test('a component that throws takes its pages only, and they show their last good state', {
  ...deep,
  timeout: 180_000,
}, async () => {
  const code = {
    '../site/blocks/words/words.tsx': block,
    'pages/one.yaml': wordPage('one'),
    'pages/two.yaml': wordPage('two'),
  }
  const watched = await startWatch({ ...site, ...code })
  const before = await get(watched, '/one')
  const thrown = await save(watched, 'pages/one.yaml', wordPage('bad'))
  expect(errorsOf(thrown)).toEqual([['build-failed', 'site/blocks/words/words.tsx', ['/one']]])
  expect(thrown.problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('no such word'))
  expect(await get(watched, '/one')).toBe(before)
  await save(watched, 'pages/two.yaml', wordPage('three'))
  expect(await get(watched, '/two')).toContain('<p>three</p>')
  const both = await save(watched, 'pages/two.yaml', wordPage('bad'))
  expect(errorsOf(both)).toEqual([['build-failed', 'site/blocks/words/words.tsx', ['/one', '/two']]])
  const fixed = await save(watched, 'pages/one.yaml', wordPage('four'))
  expect(errorsOf(fixed)).toEqual([['build-failed', 'site/blocks/words/words.tsx', ['/two']]])
  expect(await get(watched, '/one')).toContain('<p>four</p>')
})

test('a moved folder is a list of broken links, and its pages are live where they are now', {
  ...deep,
  timeout: 180_000,
}, async () => {
  const guide = (title: string) =>
    `title: ${title}\ndescription: A guide.\nblocks: [{ id: it, type: text, content: ${title}. }]\n`
  const watched = await startWatch({
    ...site,
    'pages/guides/sun.yaml': guide('Sun'),
    'pages/guides/moon.yaml': guide('Moon'),
    'help/one.md': article('One', 'See [it](../pages/guides/sun.yaml) and [that](/guides/moon).'),
    'help/two.md': article('Two', 'See [that](/guides/moon).'),
  })
  const moved = watched.nextReport(({ pages, removed }) => pages > 0 && removed.length > 0)
  await rename(join(watched.content, 'pages/guides'), join(watched.content, 'pages/handbook'))
  await moved
  await expect
    .poll(() => errorsOf(watched.reports.at(-1) as BuildReport))
    .toEqual([
      ['broken-link', 'content/help/one.md', ['/help/one']],
      ['broken-link', 'content/help/one.md', ['/help/one']],
      ['broken-link', 'content/help/two.md', ['/help/two']],
    ])
  expect(await get(watched, '/handbook/sun')).toContain('Sun.')
  expect((await fetch(`${watched.url}/guides/sun`)).status).toBe(404)
  await save(watched, 'help/birds.md', article('Birds', 'They fly.'))
  expect(await get(watched, '/help/birds')).toContain('They fly.')
})

test('a watch that starts with errors serves the rest, and stand-ins for pages that it cannot show', {
  ...deep,
  timeout: 180_000,
}, async () => {
  const watched = await startWatch({
    ...site,
    'help/oak.md': '---\ntitel: Oak\n---\n\nIt is <old>.\n',
    'help/pine.md': article('Pine', 'See [the elm](elm.md).'),
    'pages/about.yaml': 'title: [\n',
    'data/jobs.yaml': '- { id: 1 }\n',
    '../site/blocks/words/words.tsx': block,
    'pages/one.yaml': wordPage('bad'),
  })
  const [first] = watched.reports as [BuildReport]
  expect(first.isServed).toBe(true)
  const codes = new Set(['build-failed', 'unknown-key', 'broken-link', 'yaml-syntax'])
  expect(errorsOf(first).filter(([code]) => codes.has(String(code)))).toEqual([
    ['build-failed', 'site/blocks/words/words.tsx', ['/one']],
    ['unknown-key', 'content/help/oak.md', ['/help/oak']],
    ['broken-link', 'content/help/pine.md', ['/help/pine']],
    ['yaml-syntax', 'content/pages/about.yaml', ['/about']],
  ])
  expect(await get(watched, '/help/birds')).toContain('They sing.')
  expect(await get(watched, '/help/pine')).toContain('the elm')
  for (const [path, text] of [
    ['/help/oak', 'It is &lt;old&gt;.'],
    ['/about/', 'This page has errors'],
    ['/one', 'data: { word: bad }'],
  ] as const) {
    const response = await fetch(watched.url + path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(await response.text()).toContain(text)
  }
  expect((await fetch(`${watched.url}/nothing`)).status).toBe(404)
  await expect.poll(async () => (await fetch(`${watched.url}/sitemap.xml`)).status).toBe(200)
  expect(existsSync(watched.out)).toBe(false)
  const fixed = await save(watched, 'help/oak.md', article('Oak', 'It is old.'))
  expect(fixed.rebuilt).toContainEqual({ url: '/help/oak', why: ['new page'] })
  expect(await get(watched, '/help/oak')).toContain('It is old.')
})

test('a site of 400 articles with one broken link shows a save at once: only its pages are rendered', {
  timeout: 180_000,
}, async () => {
  const many = Array.from({ length: 400 }, (_, index) => [`help/a-${index}.md`, article(`Article ${index}`, 'Text.')])
  const watched = await startWatch({
    ...site,
    ...Object.fromEntries(many),
    'help/oak.md': article('Oak', 'See [the pine](pine.md).'),
    'help/elm.md': '---\ntitel: Elm\n---\n',
  })
  for (const text of ['One.', 'Two.']) {
    const saved = await save(watched, 'help/a-7.md', article('Article 7', text))
    expect(saved.rebuilt.map(({ url }) => url)).toEqual(['/help/a-7', '/help/page/13'])
    expect(errorsOf(saved).map(([, file]) => file)).toContain('content/help/oak.md')
    expect(await get(watched, '/help/a-7')).toContain(text)
  }
})
