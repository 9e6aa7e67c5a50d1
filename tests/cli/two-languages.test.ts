// A site in two languages: what leads from one to the other, and that neither shows the words of the other.

import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { build, publishSite, renderSite } from '#generator/build/build.ts'
import { isRendered } from '#generator/build/rendered-site.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { configOf, libretto, readFolder } from '../setup/mini-site.ts'
import { alternatesOf, fileOf, findForeignWords, findLopsided } from '../setup/translated-pages.ts'

const sample = join(libretto, 'tests/sites/valid/two-languages')
const origin = 'https://ferries.example.com'

async function copySite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-languages-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(sample, 'content'), join(folder, 'content'), { recursive: true })
  return folder
}

async function buildFolder(folder: string): Promise<Record<string, string>> {
  expect((await build(configOf(folder))).problems).toEqual([])
  return readFolder(join(folder, 'dist'))
}

function pagesOf(dist: Record<string, string>): [path: string, html: string][] {
  return Object.entries(dist).filter(([path]) => path.endsWith('.html'))
}

/** Values of an attribute of elements that match. */
function attributesOf(html: string, element: RegExp, name: string): string[] {
  return [...html.matchAll(/<[^>]+>/g)]
    .map(([tag]) => tag)
    .filter((tag) => element.test(tag))
    .map((tag) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')
}

describe('a site in two languages', () => {
  let dist: Record<string, string>
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'libretto-languages-'))
    await cp(join(sample, 'content'), join(folder, 'content'), { recursive: true })
    dist = await buildFolder(folder)
    await rm(folder, { recursive: true })
  })
  const pageAt = (file: string) => dist[file] ?? ''

  test('has no dead link', () => {
    const dead = pagesOf(dist).flatMap(([path, html]) =>
      attributesOf(html, /^<(?:a|link|img|script)\b/, '(?:href|src)')
        .map((href) => href.replace(origin, ''))
        .filter((href) => href.startsWith('/') && dist[fileOf(href)] === undefined)
        .map((href) => `${path}: ${href}`),
    )
    expect(dead).toEqual([])
  })

  test('names the translations of a page on each of them, alike', () => {
    const alternates = alternatesOf(pagesOf(dist), origin)
    expect(alternates.get('prices/index.html')).toEqual([
      'en prices/index.html',
      'de de/preise/index.html',
      'x-default prices/index.html',
    ])
    expect(alternates.get('blog/harbour/index.html')).toEqual([])
    expect(findLopsided(alternates)).toEqual([])
  })

  test('has addresses, language and canonical of each', () => {
    expect(pageAt('de/blog/summer/index.html')).toMatch(/<html lang="de" data-path="\/de\/blog\/summer">/)
    expect(pageAt('de/blog/summer/index.html')).toContain(`<link rel="canonical" href="${origin}/de/blog/summer">`)
    expect(pageAt('index.html')).toMatch(/<html lang="en" data-path="\/">/)
  })

  test('leads to the translated page, and to the original where there is none, with a mark', () => {
    const page = pageAt('de/blog/summer/index.html')
    expect(page).toContain('href="/de/preise#list">bleiben')
    expect(page).toContain('<a hreflang="en" href="/help/groups">alle halbe Stunde')
    expect(page).toContain('<a hreflang="en" class="main-nav-link" href="/piers">')
    expect(pageAt('index.html')).toContain('<a hreflang="de" href="/de/piers-of-the-lake">')
  })

  test('leads with its switch to the same page, or to the start page', () => {
    const switchOf = (file: string) => attributesOf(pageAt(file), /^<a class="language-link"/, 'href')
    expect(switchOf('prices/index.html')).toEqual(['/prices', '/de/preise'])
    expect(switchOf('de/help/bicycles/index.html')).toEqual(['/help/bicycles', '/de/help/bicycles'])
    expect(switchOf('blog/harbour/index.html')).toEqual(['/blog/harbour', '/de'])
    expect(switchOf('404.html')).toEqual(['/', '/de'])
  })

  test('shows no word of the interface in the other language', async () => {
    expect(await findForeignWords(pagesOf(dist))).toEqual([])
    expect(pageAt('de/index.html')).toContain('Gleich zum Text')
    expect(pageAt('index.html')).toContain('Skip to content')
  })

  test('has a search index, feeds, llms.txt, Markdown versions and 404 pages of each, and one sitemap', () => {
    const urlsIn = (file: string) => (JSON.parse(pageAt(file)) as { url: string }[]).map(({ url }) => url)
    expect(urlsIn('de/search-index.json').every((url) => url === '/de' || url.startsWith('/de/'))).toBe(true)
    expect(urlsIn('search-index.json').some((url) => url.startsWith('/de'))).toBe(false)
    expect(pageAt('de/blog/feed.xml')).toContain(`${origin}/de/blog/summer`)
    expect(pageAt('de/llms.txt')).toContain(`${origin}/de/help/bicycles/index.md`)
    expect(pageAt('de/blog/summer/index.md')).toContain(`(${origin}/help/groups)`)
    expect(pageAt('de/blog/summer/index.md')).toContain(`(${origin}/de/preise#list)`)
    expect(pageAt('_nginx.conf')).toContain('error_page 404 /de/404.html')
    expect(pageAt('_redirects')).toBe(
      '/fares /prices 301\n/de/tarife /de/preise 301\n/fares/ /prices 301\n/de/tarife/ /de/preise 301\n',
    )
    expect(pageAt('sitemap.xml')).toContain(
      `<loc>${origin}/de/preise</loc>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${origin}/prices"/>` +
        `<xhtml:link rel="alternate" hreflang="de" href="${origin}/de/preise"/>`,
    )
    expect(Object.keys(dist).filter((path) => path.endsWith('sitemap.xml'))).toEqual(['sitemap.xml'])
  })
})

test('a warm build equals a cold one after a translation appears, changes and goes', async () => {
  const folder = await copySite()
  const config = configOf(folder)
  let cache = openCache()
  const groups = join(folder, 'content/de/help/groups.md')
  const edits: (() => Promise<void>)[] = [
    async () => {},
    () => writeFile(groups, '---\ntitle: Als Gruppe reisen\n---\n\nZu zehnt.\n'),
    () => writeFile(groups, '---\ntitle: In der Gruppe\n---\n\nZu elft.\n'),
    () => rm(groups),
    () => writeFile(join(folder, 'content/de/strings.yaml'), 'documentWords: { skipLink: Los }\n'),
  ]
  // Each language is compiled anew in a cold build: two of them are enough.
  const compared = [2, edits.length - 1]
  for (const [index, edit] of edits.entries()) {
    await edit()
    const site = await renderSite(config, cache)
    if (!isRendered(site)) throw new Error(JSON.stringify(site.problems))
    await publishSite(config, site, cache)
    cache = openCache(cache)
    if (!compared.includes(index)) continue
    const warm = await readFolder(join(folder, 'dist'))
    const cold = await buildFolder(await copyOf(folder))
    expect(Object.keys(warm)).toEqual(Object.keys(cold))
    expect(Object.keys(warm).filter((path) => warm[path] !== cold[path])).toEqual([])
  }
  expect(readFileSync(join(folder, 'dist/de/index.html'), 'utf8')).toContain('Los')
}, 120_000)

async function copyOf(folder: string): Promise<string> {
  const other = await mkdtemp(join(tmpdir(), 'libretto-languages-'))
  onTestFinished(() => rm(other, { recursive: true, force: true }))
  await cp(join(folder, 'content'), join(other, 'content'), { recursive: true })
  return other
}
