// Under --base-path every address of the site follows: pages, assets, scripts, feeds, the search index, redirects and
// the files of the policy.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../setup/built-site.ts'
import { attributeValues, readPages } from './dist-files.ts'

let built: Awaited<ReturnType<typeof buildSite>>

beforeAll(async () => {
  built = await buildSite(['--base-path', '/voice/site'])
})
afterAll(() => built.remove())

const read = (file: string) => readFileSync(join(built.dist, file), 'utf8')
const exists = (path: string) =>
  existsSync(join(built.dist, path)) && (!path.endsWith('/') || existsSync(join(built.dist, path, 'index.html')))

describe('a site below a path', () => {
  it('links only to addresses below it that exist', () => {
    const wrong: string[] = []
    for (const [file, html] of readPages(built.dist)) {
      const modules = [...html.matchAll(/ data-modules='([^']*)'/g)].flatMap(([, json]) =>
        Object.keys(JSON.parse(json ?? '')),
      )
      const named = ['href', 'src', 'data-src', 'data-search'].flatMap((name) => attributeValues(html, name))
      for (const value of [...named, ...modules]) {
        if (!value.startsWith('/')) continue
        const path = decodeURIComponent(value.split(/[?#]/)[0] ?? '')
        const inside = path === '/voice/site' || path.startsWith('/voice/site/')
        if (!inside || !exists(path.slice('/voice/site'.length) || '/')) wrong.push(`${file}: ${value}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('carries the path in the props of its islands', () => {
    for (const [file, html] of readPages(built.dist)) {
      const links = [...html.matchAll(/data-props='([^']*)'/g)].flatMap(([, json]) =>
        [...(json ?? '').matchAll(/"(?:href|\w+Href|\w+Url)":"(\/[^"]*)"/g)].map(([, href]) => href ?? ''),
      )
      expect(
        links.filter((href) => !href.startsWith('/voice/site')),
        file,
      ).toEqual([])
    }
  })

  it('carries the path in absolute addresses and in the files around the pages', () => {
    const base = 'https://parley.example.com/voice/site'
    expect(read('docs/index.html')).toContain(`<link rel="canonical" href="${base}/docs"`)
    expect(read('sitemap.xml')).toContain(`<loc>${base}/docs</loc>`)
    expect(read('robots.txt')).toContain(`Sitemap: ${base}/sitemap.xml`)
    expect(read('blog/feed.xml')).toContain(`<link rel="self" href="${base}/blog/feed.xml"/>`)
    expect(read('_redirects')).toContain('/voice/site/case-studies/harbour-dispatch /voice/site/case-studies/')
    expect(read('_headers')).toMatch(/^\/voice\/site\/\*$/m)
    const items = JSON.parse(read('search-index.json')) as { url: string }[]
    expect(items.every(({ url }) => url.startsWith('/voice/site'))).toBe(true)
    const css =
      [...readPages(built.dist).values()].flatMap((html) =>
        attributeValues(html, 'href').filter((href) => href.endsWith('.css')),
      )[0] ?? ''
    expect(read(css.slice('/voice/site/'.length))).toMatch(/url\(["']?\/voice\/site\/assets\/host-grotesk/)
  })
})
