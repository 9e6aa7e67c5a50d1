// What a page may cost a visitor, as bytes after gzip and as requests, counted from its HTML and the files it names.
// The limits are the budgets of each site.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Measure } from '#schemas/budget.ts'
import { type Limit, openBudgets } from '#schemas/find-limits.ts'
import { siteSchema } from '#schemas/site.ts'
import { islands } from '#site/islands.tsx'
import { builtSites } from './built-sites.ts'
import { addressOf, attributeValues, listFiles, readPages } from './dist-files.ts'

const kilobyte = 1024
const isReading = ({ address }: { address: string }) =>
  /^(?:\/de)?\/(?:(?:docs|examples)(?:\/|$)|(?:blog|help|case-studies)\/.)/.test(address) && !address.endsWith('404')

describe.each(builtSites)('a page of $name', ({ content, dist, translations }) => {
  const pages = [...readPages(dist)].map(([file, html]) => ({ address: addressOf(file), html }))
  const site = siteSchema.parse(parse(readFileSync(join(content, 'site.yaml'), 'utf8')))
  const limitsAt = openBudgets(site.budgets)
  /** A budget is for the page in each language. */
  const limitsOf = (address: string) => {
    const language = translations.find((tag) => address === `/${tag}` || address.startsWith(`/${tag}/`))
    return limitsAt(language === undefined ? address : address.slice(language.length + 1) || '/')
  }

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

  /** What a page runs: the loader and its own script; at an old address, one that leads on. */
  function startScripts(html: string): string[] {
    const find = (name: RegExp) => attributeValues(html, 'src').filter((src) => name.test(src))
    const [redirect] = find(/\/redirect-[^/]+\.js$/)
    if (redirect !== undefined) return withImports(redirect)
    const [[loader = ''], [page = '']] = [find(/\/loader-[^/]+\.js$/), find(/\/page-[^/]+\.js$/)]
    return [...new Set([...withImports(loader), ...withImports(page)])]
  }

  /** Scripts that run before the visitor does anything. */
  function earlyScripts(html: string): string[] {
    if (!html.includes('<script type="module"')) return []
    const awake = [...html.matchAll(/data-on="([^"]*)"[^>]*? data-src="([^"]*)"/g)].flatMap(
      ([, on = '', source = '']) => (on.includes('interaction') ? [] : withImports(source)),
    )
    return [...new Set([...startScripts(html), ...linksOf(html, 'modulepreload'), ...awake])]
  }

  it('costs no more than the budgets of its site allow', () => {
    const over = pages.flatMap(({ address, html }) => {
      const styles = linksOf(html, 'stylesheet')
      const scripts = earlyScripts(html)
      expect(styles.length).toBeGreaterThan(0)
      const costs: Partial<Record<Measure, number>> = {
        htmlKB: gzipSync(html).length / kilobyte,
        styleKB: gzipBytes(styles) / kilobyte,
        scriptKB: gzipBytes(scripts) / kilobyte,
        styles: styles.length,
        scripts: scripts.length,
      }
      const limits = Object.entries(limitsOf(address)) as [Measure, Limit][]
      return limits.flatMap(([measure, { most }]) => ((costs[measure] ?? 0) > most ? [{ address, measure }] : []))
    })
    expect(over).toEqual([])
  })

  it('has a limit for its style sheets and its scripts', () => {
    expect(pages.length).toBeGreaterThan(50)
    const limits = ['styleKB', 'scriptKB', 'styles', 'scripts'] as const
    const without = pages.filter(({ address }) => limits.some((limit) => limitsOf(address)[limit] === undefined))
    expect(without).toEqual([])
  })

  it('for reading may load two scripts of 5.5 KB', () => {
    const reading = pages.filter(isReading)
    expect(reading.length).toBeGreaterThan(25)
    const allowed = reading.map(({ address }) => [limitsOf(address).scripts?.most, limitsOf(address).scriptKB?.most])
    expect(new Set(allowed.map(String))).toEqual(new Set(['2,5.5']))
  })

  describe('scripts', () => {
    it('of a page with one live island are no more than those of /api may be, whichever it is', () => {
      const { scripts: number, scriptKB: size } = limitsOf('/api')
      expect([number?.most, size?.most]).toEqual([8, 92])
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
