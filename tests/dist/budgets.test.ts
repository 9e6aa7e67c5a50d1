// What a page may cost a visitor, as bytes after gzip and as requests, counted from its HTML and the files it names.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { islands } from '#site/islands.tsx'
import { builtSites } from './built-sites.ts'
import { addressOf, attributeValues, listFiles, readPages } from './dist-files.ts'

const kilobyte = 1024
const isReading = ({ address }: { address: string }) =>
  /^(?:\/de)?\/(?:(?:docs|examples)(?:\/|$)|(?:blog|help|case-studies)\/.)/.test(address) && !address.endsWith('404')

describe.each(builtSites)('a page of $name', ({ name, dist, translations }) => {
  const pages = [...readPages(dist)].map(([file, html]) => ({ address: addressOf(file), html }))

  function gzipBytes(addresses: readonly string[]): number {
    return addresses.reduce((sum, address) => sum + gzipSync(readFileSync(join(dist, address))).length, 0)
  }

  function linksOf(html: string, rel: string): string[] {
    return [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]*)"`, 'g'))].map(([, href]) => href ?? '')
  }

  /** The scripts that a script imports, itself first, in the order they are found. */
  function withImports(address: string, found: string[] = []): string[] {
    if (found.includes(address)) return found
    found.push(address)
    const text = readFileSync(join(dist, address), 'utf8')
    for (const [, imported] of text.matchAll(/(?:\bfrom|\bimport)\s*"(\/assets\/[^"]+\.js)"/g))
      withImports(imported ?? '', found)
    return found
  }

  /** What every page runs: the loader, and the script that it imports at once. */
  function startScripts(html: string): string[] {
    const [loader = ''] = attributeValues(html, 'src').filter((src) => /\/loader-[^/]+\.js$/.test(src))
    const text = readFileSync(join(dist, loader), 'utf8')
    const [, later = ''] = /\bimport\("(\/assets\/[^"]+\.js)"\)/.exec(text) ?? []
    return [...new Set([...withImports(loader), ...withImports(later)])]
  }

  /** The manual has a theme and a block of its own, the side bar of a tree, and two languages. */
  const limit = name === 'Parley' ? { sheets: 4, all: 15.25, reading: 12.5 } : { sheets: 6, all: 15.5, reading: 15.15 }
  /** Pages that show everything there is. */
  const isGallery = ({ address }: { address: string }) => /^\/(?:blocks|widgets|docs\/write\/markdown)$/.test(address)

  describe('style sheets', () => {
    it(`of a page are at most ${limit.sheets}, and ${limit.all} KB`, () => {
      expect(pages.length).toBeGreaterThan(50)
      const costs = pages
        .filter((page) => !isGallery(page))
        .map(({ address, html }) => ({ address, styles: linksOf(html, 'stylesheet') }))
      expect(costs.filter(({ styles }) => styles.length === 0 || styles.length > limit.sheets)).toEqual([])
      expect(costs.filter(({ styles }) => gzipBytes(styles) > limit.all * kilobyte)).toEqual([])
    })

    it(`of a reading page are at most ${limit.reading} KB`, () => {
      const reading = pages.filter(isReading).filter((page) => !isGallery(page))
      expect(reading.length).toBeGreaterThan(25)
      // Two large islands are on one of them; the reference has code beside its text and the styles of operations.
      const limitOf = (address: string) => {
        if (address === '/docs/sdk') return 15 * kilobyte
        return (/^\/docs\/(?:api|sdk)/.test(address) ? 13 : limit.reading) * kilobyte
      }
      const tooLarge = reading.filter(({ address, html }) => gzipBytes(linksOf(html, 'stylesheet')) > limitOf(address))
      expect(tooLarge.map(({ address }) => address)).toEqual([])
    })
  })

  describe('scripts', () => {
    it('of a page before an island wakes are two, and at most 5.5 KB', () => {
      const [{ html } = { html: '' }] = pages.filter(({ address }) => address === '/docs')
      const scripts = startScripts(html)
      expect(scripts).toHaveLength(2)
      expect(gzipBytes(scripts)).toBeLessThanOrEqual(5.5 * kilobyte)
      const others = pages.filter(
        (page) => isReading(page) && linksOf(page.html, 'modulepreload').some((script) => script !== scripts[1]),
      )
      expect(others).toEqual([])
    })

    it('of a page with one live island are at most eight, whichever it is', () => {
      const sources = [...new Set(pages.flatMap(({ html }) => attributeValues(html, 'data-src')))]
      const names = new Set(sources.map((source) => source.replace(/-[^-]+\.js$/, '')))
      expect(names.size).toBe(Object.keys(islands).length)
      const start = startScripts(pages.find(({ address }) => address === '/docs')?.html ?? '')
      const costs = sources.map((source) => ({ source, scripts: [...new Set([...start, ...withImports(source)])] }))
      expect(costs.filter(({ scripts }) => scripts.length > 8)).toEqual([])
      expect(costs.filter(({ scripts }) => gzipBytes(scripts) > 92 * kilobyte)).toEqual([])
    })

    it('come from one copy of React for each language', () => {
      const scripts = listFiles(dist).filter((file) => file.endsWith('.js'))
      const copies = scripts.filter((file) =>
        readFileSync(join(dist, file), 'utf8').includes('react.transitional.element'),
      )
      expect(copies).toHaveLength(1 + translations.length)
    })
  })
})
