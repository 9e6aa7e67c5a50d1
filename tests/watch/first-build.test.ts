// The first build of a watch: until it is complete, no address of the site answers with the site's 404 page.

import { expect, onTestFinished, test } from 'vitest'
import { deep } from '../setup/deep.ts'
import { findFreePort, startWatch, type WatchedSite } from '../setup/watched-site.ts'

// Each page takes a moment, so that requests arrive while the pages are rendered.
const block = `import { defineBlock } from 'libretto/site'
import * as z from 'zod'

export const block = defineBlock({
  description: 'Takes a moment.',
  data: z.strictObject({ word: z.string() }),
  plan: ({ word }) => ({ word }),
  Component: ({ data: { word } }) => {
    for (const end = Date.now() + 8; Date.now() < end; );
    if (process.env.BROKEN_WORD === word) throw new Error('broken')
    return <p>{word}</p>
  },
})
`
const page = (word: string) =>
  `title: About ${word}\ndescription: A page.\nblocks: [{ id: it, type: slow, title: It, data: { word: ${word} } }]\n`
const pagesBelow = (folder: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${folder}pages/slow/page-${index}.yaml`, page(`word-${index}`)]),
  )

const site = {
  'site.yaml': 'name: Slow\nurl: https://slow.example.com\n',
  '../site/blocks/slow/slow.tsx': block,
  'pages/home.yaml': page('home'),
  'help/sound.md': '---\ntitle: Sound\n---\n\nText.\n',
}

interface Seen {
  address: string
  status: number
  isWaiting: boolean
  body: string
  cached: string | null
}

async function ask(url: string, address: string, init?: RequestInit): Promise<Seen> {
  const response = await fetch(url + address, init)
  const body = await response.text()
  const isWaiting = body.includes('name="libretto-waiting"')
  return { address, status: response.status, isWaiting, body, cached: response.headers.get('cache-control') }
}

/** What was seen besides the waiting page. */
function notWaiting(seen: readonly Seen[]): string[] {
  return seen.flatMap(({ isWaiting, address, status, body }) =>
    isWaiting ? [] : [`${address} ${status} ${/<title>.*?<\/title>/.exec(body)?.[0] ?? ''}`],
  )
}

/** Starts a watch and asks for all addresses again and again while it builds. In the end all are there. */
async function watchAndAsk(
  files: Readonly<Record<string, string>> | undefined,
  addresses: readonly string[],
  { basePath = '', after, port }: { basePath?: string; after?: WatchedSite; port?: string } = {},
) {
  const flags = { port: port ?? String(await findFreePort()), ...(basePath !== '' && { basePath }) }
  const askAll = () =>
    Promise.all(addresses.map((address) => ask(`http://127.0.0.1:${flags.port}${basePath}`, address)))
  const rounds: Promise<Seen[]>[] = []
  let isAsking = false
  const onStep = () => {
    if (isAsking) return
    isAsking = true
    rounds.push(askAll().finally(() => (isAsking = false)))
  }
  const watched = await startWatch(files, flags, after ? null : onTestFinished, { ...(after && { after }), onStep })
  const others = (await Promise.all(rounds)).flat().filter(({ status }) => status !== 200)
  expect((await askAll()).map(({ status }) => status)).toEqual(addresses.map(() => 200))
  expect(others.length).toBeGreaterThan(0)
  return { watched, others }
}

test('answers with the waiting page until a page is there, in every spelling of its address', {
  timeout: 180_000,
}, async () => {
  const addresses = ['/slow/page-59', '/slow/page-30/', '/slow/page-58/index.html', '/help/sound', '/', '/help']
  const { watched, others } = await watchAndAsk({ ...site, ...pagesBelow('', 60) }, addresses)
  expect(notWaiting(others)).toEqual([])
  expect([...new Set(others.map(({ status, cached }) => `${status} ${cached}`))]).toEqual(['404 no-store'])
  // Requests did arrive while pages were rendered.
  const words = others.map(({ body }) => /<p role="status">(.*?)<\/p>/.exec(body)?.[1] ?? '')
  expect(words.filter((text) => /^Rendering \d+ of \d+ pages \(\d+ %\)…$/.test(text)).length).toBeGreaterThan(0)
  const none = await ask(watched.url, '/nothing/here')
  expect(none).toMatchObject({ status: 404, isWaiting: false })
})

test('so it does below a base path, in every language, and for a draft', { ...deep, timeout: 180_000 }, async () => {
  const files = {
    ...site,
    'site.yaml': `${site['site.yaml']}language: en\nlanguages: [en, de]\n`,
    ...pagesBelow('', 30),
    ...pagesBelow('de/', 30),
    'de/pages/home.yaml': page('heim'),
    'help/later.md': '---\ntitle: Later\nstatus: draft\n---\n\nNot yet.\n',
  }
  const { others } = await watchAndAsk(files, ['/slow/page-29', '/de/slow/page-29', '/help/later', '/de'], {
    basePath: '/handbook',
  })
  expect(notWaiting(others)).toEqual([])
})

test('HEAD is answered as GET is, and files that are no pages are waited for', {
  ...deep,
  timeout: 180_000,
}, async () => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  let onStep = () => {}
  const listening = new Promise<void>((resolve) => (onStep = resolve))
  const files = { ...site, ...pagesBelow('', 30), 'assets/a.svg': picture }
  const started = startWatch(files, { port: String(port) }, onTestFinished, { onStep })
  await listening
  const [head, feed, asset, missing] = await Promise.all([
    ask(url, '/slow/page-29', { method: 'HEAD' }),
    ask(url, '/sitemap.xml'),
    ask(url, '/assets/a.svg'),
    ask(url, '/assets/none.png'),
  ])
  expect(head).toMatchObject({ status: 404, body: '', cached: 'no-store' })
  expect([feed.status, asset.status, asset.body]).toEqual([200, 200, picture])
  expect(missing).toMatchObject({ status: 404, isWaiting: false, cached: 'no-store' })
  await started
})

test('a page that cannot be rendered in the first build has a stand-in, and the next one brings it', {
  timeout: 180_000,
}, async () => {
  process.env.BROKEN_WORD = 'word-20'
  onTestFinished(() => void Reflect.deleteProperty(process.env, 'BROKEN_WORD'))
  const watched = await startWatch({ ...site, ...pagesBelow('', 30) })
  expect(watched.reports[0]).toMatchObject({
    isServed: true,
    problems: [{ message: expect.stringContaining('broken'), pages: ['/slow/page-20'] }],
  })
  expect(await ask(watched.url, '/slow/page-20')).toMatchObject({
    status: 500,
    isWaiting: true,
    body: expect.stringContaining('This page has errors'),
  })
  expect((await ask(watched.url, '/slow/page-29'))?.status).toBe(200)
  Reflect.deleteProperty(process.env, 'BROKEN_WORD')
  const built = watched.nextReport()
  await watched.write('help/sound.md', '---\ntitle: Sound\n---\n\nMore text.\n')
  await built
  expect((await ask(watched.url, '/slow/page-20'))?.status).toBe(200)
  expect(await ask(watched.url, '/nothing')).toMatchObject({ status: 404, isWaiting: false })
})

test('after a restart on the same port the same holds', { ...deep, timeout: 180_000 }, async () => {
  const port = String(await findFreePort())
  const first = await startWatch({ ...site, ...pagesBelow('', 30) }, { port })
  await first.stop()
  const addresses = ['/slow/page-29', '/help/sound', '/slow/page-3']
  const { watched, others } = await watchAndAsk(undefined, addresses, { after: first, port })
  expect(notWaiting(others)).toEqual([])
  await watched.stop()
})
