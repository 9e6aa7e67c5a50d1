// Routes → pictures: the icons, and a link preview card for every page that names one. A picture takes about 35 ms,
// most of it for compressing the PNG; the articles of a large collection share a card.

import type { Identity } from '#site/brand.ts'
import type { OutlineText } from '#site/pictures/outline-text.ts'
import type { ShareCard } from '#site/pictures/share-image.ts'
import type { SiteModule } from '#site/site-module.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import { iconPaths } from '../content/content.ts'
import type { OutputFile } from '../disk/disk.ts'
import { EnvironmentError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { iconSizes, type KnownRoute, shareCardPath } from '../plan/plan.ts'
import type { Bundle } from './bundle-site.ts'
import { type OutlineLine, openTypeface } from './outline-text.ts'

/** Hash of an SVG. Key: hash of what is shown and its width. Scope: the site's code. */
export const drawings: Kind<string> = { name: 'drawings', keptIn: 'file' }

/** A PNG or an SVG. Key: hash of the SVG and its width. */
export const pictures: Kind<Uint8Array> = { name: 'pictures', keptIn: 'file' }

interface Picture {
  /** Path below the output folder. */
  path: string
  /** Everything that the picture depends on, apart from the site's code. */
  shown: unknown
  /** Pixels of a PNG; the picture is published as SVG without it. */
  width?: number
  draw: () => Promise<string>
}

interface Drawing {
  identity: Identity
  cache: Cache
}

/** Draws every picture of the site. Rejects with EnvironmentError if the drawing package does not run. */
export async function drawPictures(
  routes: readonly Pick<KnownRoute, 'head'>[],
  bundle: Bundle,
  { identity, cache }: Drawing,
): Promise<OutputFile[]> {
  const { site } = bundle
  const outline = openOutlines(bundle, cache)
  const known = cache.shelf(drawings, bundle.version)
  const packed = cache.shelf(pictures)
  const files: OutputFile[] = []
  for (const { path, shown, width, draw } of listPictures(routes, site, { identity, outline })) {
    const key = hashOf(JSON.stringify([shown, width]))
    let svgHash = known.get(key)
    let bytes = svgHash === undefined ? undefined : packed.get(svgHash)
    if (bytes === undefined) {
      const svg = await draw()
      svgHash = hashOf(`${width} ${svg}`)
      known.set(key, svgHash)
      bytes = packed.get(svgHash) ?? (width === undefined ? Buffer.from(svg) : await packPng(svg, width))
      packed.set(svgHash, bytes)
    }
    files.push({ path, bytes })
  }
  return files
}

function listPictures(
  routes: readonly Pick<KnownRoute, 'head'>[],
  { tabIconSvg, appIconSvg, shareCardSvg }: SiteModule,
  { identity, outline }: { identity: Identity; outline: () => Promise<OutlineText> },
): Picture[] {
  const { name, look } = identity
  return [
    ...[...cardsOf(routes)].map(([path, card]) => ({
      path,
      shown: card,
      width: 1200,
      draw: async () => shareCardSvg(card, identity, await outline()),
    })),
    ...iconSizes.map(([path, pixels]) => ({
      path: path.slice(1),
      shown: [pixels, name, look],
      width: pixels,
      draw: async () => (path === iconPaths.small ? tabIconSvg : appIconSvg)(identity, await outline()),
    })),
    {
      path: iconPaths.tab.slice(1),
      shown: ['tab', name, look],
      draw: async () => tabIconSvg(identity, await outline()),
    },
  ]
}

function cardsOf(routes: readonly Pick<KnownRoute, 'head'>[]): Map<string, ShareCard> {
  const cards = new Map<string, ShareCard>()
  const seen = new Set<string>()
  for (const { head } of routes) {
    const image = head?.image
    if (!image || seen.has(image.url)) continue
    seen.add(image.url)
    cards.set(shareCardPath(image.card), image.card)
  }
  return cards
}

// Opening the faces takes longer than drawing: a picture that is known needs none.
function openOutlines({ files }: Bundle, cache: Cache): () => Promise<OutlineText> {
  let opened: Promise<OutlineText> | undefined
  const open = async (): Promise<OutlineText> => {
    const faces = {
      text: await openShipped('host-grotesk', files, cache),
      mono: await openShipped('geist-mono', files, cache),
    }
    return (text, { face, ...style }) => faces[face](text, style)
  }
  return () => (opened ??= open())
}

function openShipped(name: string, files: readonly OutputFile[], cache: Cache): Promise<OutlineLine> {
  const file = files.find(({ path }) => path.includes(name) && path.endsWith('.woff2'))
  if (!file) throw new Error(`the site ships no font named ${name}`)
  return openTypeface(file.bytes, cache)
}

async function packPng(svg: string, width: number): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js').catch((error: unknown) => {
    throw new EnvironmentError(
      'pictures cannot be drawn: @resvg/resvg-js has no build for this system, ' +
        'or its optional package was not installed (npm ci)',
      { cause: error },
    )
  })
  // Lets the server answer requests between two pictures.
  await new Promise((resolve) => setImmediate(resolve))
  return new Uint8Array(
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } }).render().asPng(),
  )
}
