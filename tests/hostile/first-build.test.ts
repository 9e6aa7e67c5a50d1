// P4 for whole sites: after every change of the output folder, from the first build to the removal of nearly all pages,
// each page finds what it loads and what its head links to. A build that is killed leaves exactly such a folder.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build } from '#generator/build/build.ts'
import { manifestName } from '#generator/disk/manifest.ts'
import { emitFiles } from '#generator/disk/open-publication.ts'
import { hashOf } from '#generator/hash.ts'
import { configOf, libretto } from '../setup/mini-site.ts'

const watched = vi.hoisted(() => ({ onChange: (_path: string) => {} }))

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs')>()
  return {
    ...real,
    renameSync: (from: string, to: string) => {
      real.renameSync(from, to)
      watched.onChange(to)
    },
    unlinkSync: (path: string) => {
      real.unlinkSync(path)
      watched.onChange(path)
    },
  }
})

type Site = ReadonlyMap<string, Uint8Array>

const folder = mkdtempSync(join(tmpdir(), 'libretto-first-'))
const sites: Record<string, Site> = {}
const origins: string[] = []

beforeAll(async () => {
  for (const name of ['two-languages', 'every-block-type', 'full-articles']) {
    const out = join(folder, 'built', name)
    const config = configOf(join(libretto, 'tests/sites/valid', name), { out, cache: false })
    const { output } = await build(config)
    origins.push(output?.site.address.origin ?? `${name} was not built`)
    sites[name] = read(out)
  }
}, 180_000)
afterAll(() => {
  watched.onChange = () => {}
  rmSync(folder, { recursive: true, force: true })
})

function read(out: string): Site {
  const paths = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(out, path)).isFile(),
  )
  return new Map(paths.filter((path) => path !== manifestName).map((path) => [path, readFileSync(join(out, path))]))
}

const hashes = (site: Site) => [...site].map(([path, bytes]) => `${hashOf(bytes)} ${path}`).sort()

/** Addresses that a page loads, or that its head links to, except other pages. */
function needsOf(html: string): string[] {
  const tags = html.match(/<(?:link|script|img|source|video|audio|meta|div|dialog|body)\b[^>]*>/g) ?? []
  const addresses = tags.flatMap((tag) => {
    const isPage = /\brel="(?:canonical|next|prev)"|\bhreflang=/.test(tag)
    if (isPage) return []
    const single = [...tag.matchAll(/\b(?:href|src|poster|data-src|data-index)="([^"]*)"/g)].map(([, url]) => url ?? '')
    const sets = [...tag.matchAll(/\b(?:srcset|imagesrcset)="([^"]*)"/g)].flatMap(([, set = '']) =>
      set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    )
    const shared = /\bproperty="og:image"/.test(tag) ? [/\bcontent="([^"]*)"/.exec(tag)?.[1] ?? ''] : []
    return [...single, ...sets, ...shared]
  })
  const [, index = ''] = /"indexHref":"([^"]*)"/.exec(html) ?? []
  const own = [...addresses, index].map((url) => origins.reduce((rest, origin) => rest.replace(origin, ''), url))
  return [...new Set(own.filter((url) => url.startsWith('/')).map((url) => decodeURI(url.split(/[?#]/)[0] ?? '')))]
}

const needs = new Map<string, string[]>()

/** The files of an output folder, and what its pages lack. */
function openLook(out: string) {
  const held = new Set<string>()
  const add = (path: string) => {
    if (statSync(join(out, path)).isFile()) held.add(path)
    else for (const name of readdirSync(join(out, path))) add(join(path, name))
  }
  const expectServed = (page: string, changed: string) => {
    const html = readFileSync(join(out, page), 'utf8')
    const needed = needs.get(html) ?? needsOf(html)
    needs.set(html, needed)
    const missing = needed.filter((url) => !held.has(url.slice(1)) && !held.has(join(url, 'index.html').slice(1)))
    if (missing.length > 0) expect.fail(`after ${changed}, ${page} lacks ${missing.join(', ')}`)
  }
  if (existsSync(out)) add('')
  return (changed: string) => {
    const isThere = existsSync(join(out, changed))
    if (isThere) add(changed)
    else held.delete(changed)
    // A file that is new takes nothing from the other pages.
    const pages = [...held].filter((path) => path.endsWith('.html') && (!isThere || path.startsWith(changed)))
    for (const page of pages) expectServed(page, changed)
  }
}

/** Publishes a site and looks at the folder after each change of it, until the end or until `killAt` changes. */
async function publishWatched(site: Site, out: string, killAt = Number.POSITIVE_INFINITY): Promise<number> {
  let changes = 0
  const look = openLook(out)
  watched.onChange = (path) => {
    if (relative(out, path).startsWith('..')) return
    look(relative(out, path))
    if (++changes >= killAt) throw new Error('killed')
  }
  const files = [...site].map(([path, bytes]) => ({ path, bytes }))
  try {
    await emitFiles(files, out, { forbidden: [] })
  } catch (error) {
    if (!(error instanceof Error && error.message === 'killed')) throw error
  } finally {
    watched.onChange = () => {}
  }
  return changes
}

test('the sites have icons, a manifest, feeds, styles, scripts and pictures in their pages', () => {
  const all = Object.values(sites).flatMap((site) =>
    [...site].flatMap(([path, bytes]) => (path.endsWith('.html') ? needsOf(new TextDecoder().decode(bytes)) : [])),
  )
  for (const kind of [/favicon/, /apple-touch-icon/, /\.webmanifest$/, /feed\.xml$/, /feed\.json$/, /\.css$/, /\.js$/])
    expect(
      all.some((url) => kind.test(url)),
      String(kind),
    ).toBe(true)
  for (const kind of [/\.woff2$/, /\/og\/.*\.png$/, /\.svg$/, /search.*\.json$/, /\.md$/])
    expect(
      all.some((url) => kind.test(url)),
      String(kind),
    ).toBe(true)
})

const names = ['two-languages', 'every-block-type', 'full-articles']

test.each(names)('a first build of %s, which comes by one rename', async (name) => {
  const site = sites[name] as Site
  const out = join(folder, 'first', name)
  expect(await publishWatched(site, out)).toBe(1)
  expect(hashes(read(out))).toEqual(hashes(site))
})

test.each(names)('a build of %s into an empty folder', async (name) => {
  const site = sites[name] as Site
  const out = join(folder, 'empty', name)
  mkdirSync(out, { recursive: true })
  expect(await publishWatched(site, out)).toBeGreaterThan(50)
  expect(hashes(read(out))).toEqual(hashes(site))
})

test('a build after one that was killed at its first pages, and after that one was killed', async () => {
  const site = sites['two-languages'] as Site
  for (const killAt of [1, 30, 60, 90, 105, 112]) {
    const out = join(folder, 'again', String(killAt))
    mkdirSync(out, { recursive: true })
    await publishWatched(site, out, killAt)
    await publishWatched(site, out, 5)
    await publishWatched(site, out)
    expect(hashes(read(out))).toEqual(hashes(site))
  }
}, 60_000)

test('another site in the place of one, and nearly nothing in the place of that', async () => {
  const out = join(folder, 'replaced')
  await publishWatched(sites['full-articles'] as Site, out)
  await publishWatched(sites['two-languages'] as Site, out)
  const parked = new Map([['index.html', new TextEncoder().encode('<!doctype html><title>Closed</title>')]])
  expect(await publishWatched(parked, out)).toBeGreaterThan(1)
  expect([...read(out).keys()]).toEqual(['index.html'])
})
