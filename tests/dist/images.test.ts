// Pictures that the build draws: a share card for every page, icons and the manifest that lists them. Pages name a
// card before it is drawn, so its name is a hash of its texts.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it, vi } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { shareCardPath } from '#generator/plan/picture-paths.ts'
import { planIdentity } from '#generator/plan/plan-identity.ts'
import { bundleSite } from '#generator/render/bundle-site.ts'
import { drawPictures } from '#generator/render/draw-pictures.ts'
import { openTypeface } from '#generator/render/pictures/outline-text.ts'
import { packPng } from '#generator/render/pictures/pack-png.ts'
import { openPool } from '#generator/threads/threads.ts'
import { siteSchema } from '#schemas/site.ts'
import { shareCardSvg } from '#site/pictures/share-card.ts'
import { libretto } from '../setup/mini-site.ts'
import { listFiles, readPages } from './dist-files.ts'

const dist = inject('dist')
const pages = [...readPages(dist)].filter(([, html]) => !html.includes('<meta name="robots" content="noindex">'))
const origin = 'https://parley.example.com'
const cards = listFiles(dist).filter((file) => file.startsWith('assets/og/'))

/** Width and height a PNG states; throws for other files. */
function sizeOf(bytes: Buffer): string {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error('not a PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1]

const config = { places: { compiled: undefined, libretto }, surface: { threads: 0 } }

const identity = planIdentity({
  site: siteSchema.parse({ name: 'Parley', url: 'https://parley.example.com' }),
  assets: [],
})

describe('the picture for link previews', () => {
  it('is there for every page that may be indexed, 1200 × 630, with its size and an alternative text', () => {
    expect(pages.length).toBeGreaterThan(40)
    const faults = pages.flatMap(([file, html]) => {
      const url = contentOf(html, 'og:image') ?? ''
      const path = join(dist, url.slice(origin.length))
      if (!url.startsWith(`${origin}/assets/og/`) || !existsSync(path)) return [`${file}: ${url}`]
      const stated = `${contentOf(html, 'og:image:width')}x${contentOf(html, 'og:image:height')}`
      const isComplete =
        contentOf(html, 'twitter:card') === 'summary_large_image' &&
        contentOf(html, 'twitter:image') === url &&
        (contentOf(html, 'og:image:alt') ?? '') !== ''
      return isComplete && stated === '1200x630' && sizeOf(readFileSync(path)) === stated
        ? []
        : [`${file}: ${url} is ${stated}`]
    })
    expect(faults).toEqual([])
  })

  it('is written for no other reason, and is small', () => {
    const used = new Set(pages.map(([, html]) => (contentOf(html, 'og:image') ?? '').slice(origin.length + 1)))
    expect(cards.filter((file) => !used.has(file))).toEqual([])
    expect(cards.filter((file) => readFileSync(join(dist, file)).length > 100_000)).toEqual([])
  })

  it('has the same bytes when it is drawn again, and is not drawn again when the cache has it', async () => {
    const cache = openCache()
    const bundle = await bundleSite({ libretto, own: join(libretto, 'site/own'), engine: 'react', basePath: '' }, cache)
    const card = { siteName: 'Parley', section: '', title: 'About Parley', address: 'parley.example.com/about' }
    const [, about = ''] = pages.find(([file]) => file === 'about/index.html') ?? []
    expect(contentOf(about, 'og:image')).toBe(`${origin}/${shareCardPath(card)}`)
    const route = {
      url: '/about',
      file: 'about/index.html',
      head: { image: { url: 'x', alt: '', card }, modifiedAt: undefined, publishedAt: undefined },
    }
    const first = await drawPictures([route], bundle, { identity, cache, config })
    const drawn = first.find(({ path }) => path === shareCardPath(card))
    expect(drawn && Buffer.from(drawn.bytes).equals(readFileSync(join(dist, shareCardPath(card))))).toBe(true)
    const second = await drawPictures([route], bundle, { identity, cache: openCache(cache), config })
    const drawnOnce = (path: string) => first.find((file) => file.path === path)?.bytes
    for (const { path, bytes } of second.filter((file) => file.path.endsWith('.png')))
      expect(bytes).toBe(drawnOnce(path))
  })

  it('has the same bytes when threads pack it', async () => {
    const bundle = await bundleSite(
      { libretto, own: join(libretto, 'site/own'), engine: 'react', basePath: '' },
      openCache(),
    )
    const cardOf = (title: string) => ({ siteName: 'Parley', section: '', title, address: 'parley.example.com/about' })
    const routes = ['About Parley', 'Pricing', 'Security', 'Contact'].map((title) => ({
      head: { image: { url: title, alt: '', card: cardOf(title) }, modifiedAt: undefined, publishedAt: undefined },
    }))
    const pool = openPool('', 0)
    const open = vi.spyOn(pool, 'open')
    const cache = openCache()
    const shared = await drawPictures(routes, bundle, { identity, cache, config, pool })
    expect(open).toHaveBeenCalledExactlyOnceWith('pack-png', undefined, packPng)
    expect(shared).toEqual(await drawPictures(routes, bundle, { identity, cache: openCache(), config }))

    // Other code that draws the same: nothing is left to pack, and no thread is asked.
    const changed = { ...bundle, version: 'changed' }
    expect(await drawPictures(routes, changed, { identity, cache: openCache(cache), config, pool })).toEqual(shared)
    expect(open).toHaveBeenCalledOnce()
  })

  // The name of a card is not a hash of its bytes. When this hash changes, raise shareCardVersion in
  // generator/plan/picture-paths.ts too, for the texts that look different.
  it('looks as version 1 of the drawing does', async () => {
    const face = (name: string) =>
      openTypeface(
        readFileSync(join(libretto, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)),
        openCache(),
      )
    const faces = { text: await face('host-grotesk'), own: undefined, mono: await face('geist-mono') }
    const card = {
      siteName: 'Parley',
      section: 'Documentation',
      title: 'Where the title is long enough for a second line',
      address: 'example.com/docs',
    }
    const svg = shareCardSvg(card, identity, (text, { face: name, ...style }) => faces[name]?.(text, style))
    expect(svg).not.toContain('<text')
    expect(
      `${shareCardPath(card)} ${createHash('sha256').update(svg).digest('hex').slice(0, 12)}`,
    ).toMatchInlineSnapshot(`"assets/og/b8185e7d6301402d.png 7943e136e8f2"`)
  })

  it('prints the site’s name where the face lacks a character of the title', async () => {
    const text = await openTypeface(
      readFileSync(
        join(libretto, 'node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'),
      ),
      openCache(),
    )
    const lines: string[] = []
    const draw = (title: string) => {
      lines.length = 0
      shareCardSvg({ siteName: 'Parley', section: '', title, address: '' }, identity, (line, { face: _, ...style }) => {
        if (style.weight === 540) lines.push(line)
        return text(line, style)
      })
      return new Set(lines)
    }
    expect(text('日本', { size: 10, weight: 400, tracking: 0 })).toBeUndefined()
    expect(draw('日本語のページ')).toContain('Parley')
    expect(draw('Numbers 📈 up')).toContain('Numbers up')
  })
})

describe('icons', () => {
  it('have the sizes the manifest and the head of every page state', () => {
    const manifest = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8')) as {
      name: string
      start_url: string
      icons: { src: string; sizes: string; type: string }[]
    }
    expect(manifest).toMatchObject({ name: 'Parley', start_url: '/' })
    for (const { src, sizes, type } of manifest.icons) {
      const bytes = readFileSync(join(dist, src))
      if (type === 'image/png') expect(`${src} ${sizeOf(bytes)}`).toBe(`${src} ${sizes}`)
      else expect(bytes.toString()).toContain('prefers-color-scheme:dark')
    }
    expect(sizeOf(readFileSync(join(dist, 'favicon-32.png')))).toBe('32x32')
    expect(sizeOf(readFileSync(join(dist, 'apple-touch-icon.png')))).toBe('180x180')
    const links = [
      '<link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/site.webmanifest">',
    ]
    expect(
      pages.flatMap(([file, html]) => links.filter((link) => !html.includes(link)).map((link) => `${file}: ${link}`)),
    ).toEqual([])
  })
})
