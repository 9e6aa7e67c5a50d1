// A site as another generator has built it: a folder of HTML files, or the sitemap of the site.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { statOf } from '../disk/disk.ts'
import { UsageError } from '../errors.ts'
import { decodePath } from '../links/links.ts'
import { listElements } from '../markdown/markdown.ts'
import { pathFrom } from '../paths.ts'

/** The addresses of an old site, sorted. */
export interface OldSite {
  /** The ids that links to a part of a page name; none for an address from a sitemap. */
  pages: ReadonlyMap<string, () => string[]>
}

const mostFiles = 100_000

/** Reads an old site. Throws UsageError if the path is none. `name` is the path as it is shown. */
export function readOldSite(path: string, name: string): OldSite {
  const found = statOf(path)
  if (found?.isFile()) return { pages: new Map(readSitemap(path, name).map((address) => [address, () => []])) }
  if (!found?.isDirectory()) throw new UsageError(`${name} is neither a folder with a built site nor a sitemap`)
  const files = listPages(path)
  if (files.length === 0)
    throw new UsageError(`${name} has no HTML files; build the old site, and name the folder that it was built into`)
  return { pages: new Map(files.map((file) => [addressOf(file), () => idsOf(readFileSync(join(path, file), 'utf8'))])) }
}

function listPages(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /\.html?$/.test(item.name))
    .map((item) => pathFrom(folder, join(item.parentPath, item.name)))
  if (files.length > mostFiles) throw new UsageError(`${folder} has more than 100,000 pages; name a smaller folder`)
  return files.filter((file) => !/(?:^|\/)404(?:\/index)?\.html$/.test(file)).sort()
}

/** "a/index.html" → "/a/", "b.html" → "/b.html". */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html?$/, '$1')}`
}

/** Ids that links name: of headings, and of anchors without an address. The title is where a page begins anyway. */
function idsOf(html: string): string[] {
  const ids = listElements(html).flatMap(({ name, attributes: { id, name: old, href } }) => {
    if (/^h[2-6]$/.test(name)) return id ?? []
    return name === 'a' && href === undefined ? (id ?? old ?? []) : []
  })
  return [...new Set(ids)]
}

/** The paths that a sitemap lists. One that lists other sitemaps has them beside it. */
function readSitemap(path: string, name: string, isInner = false): string[] {
  const text = readFileSync(path, 'utf8')
  const places = listPlaces(text)
  if (places.length === 0) throw new UsageError(`${name} is no sitemap: it has no <loc>`)
  if (!text.includes('<sitemapindex')) return [...new Set(places.map(pathOf))].sort()
  if (isInner) throw new UsageError(`${name} lists sitemaps in a sitemap that another one lists`)
  return places.flatMap((place) => {
    const file = basename(pathOf(place))
    const inner = join(dirname(path), file)
    if (!statOf(inner)?.isFile())
      throw new UsageError(`${name} lists other sitemaps, and ${file} is not beside it; download it, too`)
    return readSitemap(inner, file, true)
  })
}

/** The addresses of a sitemap, which has nothing else in these elements. */
function listPlaces(text: string): string[] {
  const [, ...parts] = text.split('<loc>')
  return parts.map((part) => {
    const [place = ''] = part.split('</loc>')
    return place.replace('<![CDATA[', '').replace(']]>', '').replaceAll('&amp;', '&').trim()
  })
}

function pathOf(place: string): string {
  return decodePath(URL.canParse(place) ? new URL(place).pathname : place)
}
