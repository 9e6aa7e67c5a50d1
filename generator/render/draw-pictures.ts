// Routes → pictures: a card for link previews for every page that names one, and the icons. In: routes, the compiled site, earlier pictures.
// Out: files. A picture takes about 35 ms, most of it packing the PNG, so each is remembered by what it was drawn from; articles of one kind share one.

import { createHash } from 'node:crypto'
import type { ShareCard } from '#site/view-props.ts'
import { EnvironmentError } from '../errors.ts'
import { iconPaths, iconSizes, shareCardPath } from '../plan/picture-paths.ts'
import type { Route } from '../plan/plan-routes.ts'
import type { Bundle, OutputFile } from './bundle-site.ts'
import { openTypeface } from './outline-text.ts'

interface Drawn {
  /** Hash of the site's code and of what is shown: nothing needs to be done while it is the same. */
  key: string
  /** Hash of the SVG: nothing needs to be packed while it is the same. */
  svgHash: string
  bytes: Uint8Array
}

/** Pictures of the build before, by path. */
export type PictureMemory = ReadonlyMap<string, Drawn>

/** Draws every picture of the site. Rejects with EnvironmentError where the drawing package does not run. */
export async function drawPictures(
  routes: readonly Route[],
  bundle: Bundle,
  before: PictureMemory,
): Promise<{ files: OutputFile[]; memory: PictureMemory }> {
  const memory = new Map<string, Drawn>()
  const add = async (path: string, shown: unknown, draw: () => Promise<string>, width: number) => {
    const key = hashOf(JSON.stringify([bundle.version, shown, width]))
    const known = before.get(path)
    if (known?.key === key) return memory.set(path, known)
    const svg = await draw()
    const svgHash = hashOf(`${width} ${svg}`)
    return memory.set(path, {
      key,
      svgHash,
      bytes: known?.svgHash === svgHash ? known.bytes : await packPng(svg, width),
    })
  }
  for (const [path, card] of cardsOf(routes)) await add(path, card, () => drawCard(card, bundle), 1200)
  for (const [path, pixels] of iconSizes)
    await add(
      path.slice(1),
      pixels,
      async () => (path === iconPaths.small ? bundle.site.tabIconSvg() : bundle.site.appIconSvg()),
      pixels,
    )
  const files = [...memory].map(([path, { bytes }]) => ({ path, bytes }))
  return { files: [...files, { path: iconPaths.tab.slice(1), bytes: Buffer.from(bundle.site.tabIconSvg()) }], memory }
}

function cardsOf(routes: readonly Route[]): Map<string, ShareCard> {
  const cards = new Map<string, ShareCard>()
  const seen = new Set<string>()
  for (const { view } of routes) {
    const image = 'head' in view.props ? view.props.head.image : undefined
    if (!image || seen.has(image.url)) continue
    seen.add(image.url)
    cards.set(shareCardPath(image.card), image.card)
  }
  return cards
}

async function drawCard(card: ShareCard, { files, site }: Bundle): Promise<string> {
  const faces = { text: await openShipped('host-grotesk', files), mono: await openShipped('geist-mono', files) }
  return site.shareCardSvg(card, (text, { face, ...style }) => faces[face](text, style))
}

function openShipped(name: string, files: readonly OutputFile[]): ReturnType<typeof openTypeface> {
  const file = files.find(({ path }) => path.includes(name) && path.endsWith('.woff2'))
  if (!file) throw new Error(`the site ships no font named ${name}`)
  return openTypeface(file.bytes)
}

async function packPng(svg: string, width: number): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js').catch((error: unknown) => {
    throw new EnvironmentError(
      'pictures cannot be drawn: @resvg/resvg-js has no build for this system, or its optional package was not installed (npm ci)',
      { cause: error },
    )
  })
  // Requests are answered in between.
  await new Promise((resolve) => setImmediate(resolve))
  return new Uint8Array(
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } }).render().asPng(),
  )
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
