// Routes → pictures: the icons, and a link preview card for every page that names one. A picture takes about 15 ms,
// most of it for drawing its pixels, which other threads can do; the pages of a large part of a site share a card.

import type { Identity } from '#site/brand.ts'
import type { OutlineText } from '#site/pictures/outline-text.ts'
import type { ShareCard } from '#site/pictures/share-image.ts'
import type { SiteModule } from '#site/site-module.ts'
import type { Cache, Kind, Shelf } from '../cache/cache.ts'
import type { OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import { iconPaths } from '../model/model.ts'
import { yieldOften } from '../pace.ts'
import { iconSizes, type KnownRoute, shareCardPath } from '../plan/plan.ts'
import type { Pool } from '../threads/threads.ts'
import type { Bundle } from './bundle-site.ts'
import { withDrawnMark } from './pictures/draw-mark.ts'
import { drawLimited, type LimitedConfig } from './pictures/limited-jobs.ts'
import { openFaces } from './pictures/open-faces.ts'
import { packPng, type SizedSvg } from './pictures/pack-png.ts'

/** Hash of an SVG. Key: hash of what is shown and its width. Scope: the site's code. */
export const drawings: Kind<string> = { name: 'drawings', keptIn: 'file' }

/** A PNG or an SVG. Key: hash of the SVG and its width. */
export const pictures: Kind<Uint8Array> = { name: 'pictures', keptIn: 'file' }

interface Picture {
  /** Path below the output folder. */
  path: string
  /** Hash of everything that the picture depends on, apart from the site's code. */
  key: string
  /** Pixels of a PNG; the picture is published as SVG without it. */
  width?: number
  /** What is written on it apart from the name of the site. */
  texts?: readonly string[]
  draw: (outline: OutlineText, marked: Identity) => string
  /** It shows a file of the content: only a process with limits draws it. */
  isLimited?: boolean
}

interface Drawing {
  identity: Identity
  /** Bytes of the font that the site names for its cards. */
  cardFont?: Uint8Array | undefined
  /** Only what needs no drawing package. */
  isUndrawn?: boolean | undefined
  cache: Cache
  /** For drawings of what content brings. */
  config: LimitedConfig
  /** Threads that share the work on many pictures, and are ended unless `isPoolKept`. */
  pool?: Pool | undefined
  isPoolKept?: boolean | undefined
  /** Awaited before each picture. It lets the server answer requests. */
  pause?: (() => Promise<void> | undefined) | undefined
}

/** What a drawing needs apart from its picture. */
interface Tools {
  config: LimitedConfig
  outline: OutlineText
  /** The identity as cards show it. */
  marked: Identity
  known: Shelf<string>
  packed: Shelf<Uint8Array>
  threads: Pool | undefined
  pause: () => Promise<void> | undefined
}

/** Fewer are packed before another thread has loaded the package. */
const fewPictures = 8
/** For fewer, the threads of a site with so many pages are not kept: their memory is needed. */
const manyPictures = 64
const manyPages = 1000
/** Drawings that wait to be packed: they are large. */
const manyDrawings = 16

/**
 * Draws every picture of the site, and ends the threads as soon as it has nothing for them to do. Rejects with
 * EnvironmentError if the drawing package does not run.
 */
export async function drawPictures(
  routes: readonly Pick<KnownRoute, 'head'>[],
  bundle: Bundle,
  { identity, cardFont, isUndrawn = false, cache, config, pool, isPoolKept = false, pause = yieldOften() }: Drawing,
): Promise<OutputFile[]> {
  const known = cache.shelf(drawings, bundle.version)
  const packed = cache.shelf(pictures)
  const all = listPictures(routes, bundle.site, identity).filter(({ width }) => !isUndrawn || width === undefined)
  const find = ({ key }: Picture) => {
    const svgHash = known.get(key)
    return svgHash === undefined ? undefined : packed.get(svgHash)
  }
  const missing = all.filter((picture) => !find(picture))
  // The threads take memory, and what follows has no work for them.
  const fewest = routes.length < manyPages ? fewPictures : manyPictures
  const threads = missing.length >= fewest ? pool : undefined
  const closed = threads || isPoolKept ? undefined : pool?.close()
  // Opening the faces takes longer than drawing: a picture that is known needs none.
  if (missing.length > 0) {
    // Only a card has the pixels of the mark.
    const isMarked = missing.some(({ width, isLimited }) => width !== undefined && !isLimited)
    const marked = isMarked ? await withDrawnMark(identity, config) : identity
    const texts = [identity.name, ...missing.flatMap((picture) => picture.texts ?? [])]
    const outline = await openFaces(bundle.files, texts, cache, cardFont)
    await drawMissing(missing, { config, outline, marked, known, packed, threads, pause })
  }
  await (closed ?? (isPoolKept ? undefined : threads?.close()))
  return all.map((picture) => {
    const bytes = find(picture)
    if (!bytes) throw new Error(`${picture.path} was not drawn`)
    return { path: picture.path, bytes }
  })
}

/** Draws in this thread. What another drawing has shown already is not packed again. */
async function drawMissing(missing: readonly Picture[], tools: Tools): Promise<void> {
  const { config, outline, marked, known, packed, pause } = tools
  for (let from = 0; from < missing.length; from += manyDrawings) {
    const drawn = new Map<string, SizedSvg>()
    for (const { key, width, draw, isLimited } of missing.slice(from, from + manyDrawings)) {
      await pause()
      const svg = draw(outline, marked)
      const svgHash = hashOf(`${width} ${svg}`)
      known.set(key, svgHash)
      if (packed.get(svgHash)) continue
      if (width === undefined) packed.set(svgHash, Buffer.from(svg))
      else if (isLimited) packed.set(svgHash, await drawLimited({ svg, width }, config))
      else drawn.set(svgHash, { svg, width })
    }
    await packAll(drawn, tools)
  }
}

/** Packs drawings, by the hash of their SVG: in all threads if there is enough to do. */
async function packAll(drawn: ReadonlyMap<string, SizedSvg>, { packed, threads, pause }: Tools): Promise<void> {
  const list = [...drawn]
  if (threads && list.length >= fewPictures) {
    const at = (index: number) => list[index] as (typeof list)[number]
    const take = (bytes: Uint8Array, index: number) => packed.set(at(index)[0], bytes)
    const job = threads.open('pack-png', undefined, packPng)
    return job.run({ count: list.length, atOnce: 1, itemAt: (index) => at(index)[1], take })
  }
  for (const [svgHash, drawing] of list) {
    await pause()
    packed.set(svgHash, packPng(drawing))
  }
}

function listPictures(
  routes: readonly Pick<KnownRoute, 'head'>[],
  { tabIconSvg, appIconSvg, shareCardSvg }: SiteModule,
  identity: Identity,
): Picture[] {
  const { name, look } = identity
  return [
    ...[...cardsOf(routes)].map(([path, card]) => ({
      path,
      key: keyOf(card, 1200),
      width: 1200,
      texts: [card.siteName, card.section, card.title, card.address],
      draw: (outline: OutlineText, marked: Identity) => shareCardSvg(card, marked, outline),
    })),
    ...iconSizes.map(([path, pixels]) => ({
      path: path.slice(1),
      key: keyOf([pixels, name, look], pixels),
      width: pixels,
      isLimited: identity.mark !== undefined,
      draw: (outline: OutlineText) => (path === iconPaths.small ? tabIconSvg : appIconSvg)(identity, outline),
    })),
    {
      path: iconPaths.tab.slice(1),
      key: keyOf(['tab', name, look]),
      draw: (outline: OutlineText) => tabIconSvg(identity, outline),
    },
  ]
}

function keyOf(shown: unknown, width?: number): string {
  return hashOf(JSON.stringify([shown, width]))
}

function cardsOf(routes: readonly Pick<KnownRoute, 'head'>[]): Map<string, ShareCard> {
  const cards = new Map<string, ShareCard>()
  const seen = new Set<string>()
  for (const { head } of routes) {
    const image = head?.image
    if (!image?.card || seen.has(image.url)) continue
    seen.add(image.url)
    cards.set(shareCardPath(image.card), image.card)
  }
  return cards
}
