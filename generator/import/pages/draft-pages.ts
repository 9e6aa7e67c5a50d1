// Pages with translated front matter and text. Links are rewritten once all pages are known.

import type { ComponentRules } from '#schemas/import-components.ts'
import { readOldPath } from '#schemas/old-path.ts'
import { addressKey } from '../../addresses/addresses.ts'
import { listNames } from '../../problem.ts'
import type { PlacedPage, SiteFacts } from '../source/model.ts'
import { textOf } from '../source/old-routes.ts'
import type { Log } from '../source/open-log.ts'
import type { Authors } from '../source/read-author.ts'
import type { Tool } from '../source/tools.ts'
import { fenceComponents } from '../text/code-components.ts'
import type { HugoSite } from '../text/hugo-site.ts'
import { includeFiles } from '../text/include-files.ts'
import { printShortcodes } from '../text/own-shortcodes.ts'
import { printIncludes } from '../text/print-includes.ts'
import type { SiteValues } from '../text/site-values.ts'
import { translateBody } from '../text/translate-body.ts'
import { plainWords } from '../text/translate-headings.ts'
import { translateHead } from './translate-head.ts'

/** Keys of the front matter of a collection. */
export interface FieldKeys {
  known: readonly string[]
  required: readonly string[]
  /** Keys that site.yaml allows in addition. */
  extra: readonly string[]
}

/** A page whose links are still those of the old site. */
export interface Draft {
  page: PlacedPage
  head: Record<string, unknown>
  rows: PlacedPage['body']
  /** Id that its title was given as a heading. */
  titleId: string | undefined
}

interface DraftOptions {
  tool: Tool
  facts: SiteFacts
  authors: Authors
  keysOf: (collection: string) => FieldKeys
  /** Addresses that the content has already. */
  routes: ReadonlySet<string>
  /** Addresses that redirect in it already, with the file that says so. */
  redirects: ReadonlyMap<string, string>
  /** Path of the site in the source folder. */
  base: string
  /** The text of a file of the source folder. */
  readText: (file: string) => string | undefined
  /** What templates of all pages know, and how headings get their ids. */
  site: SiteValues
  /** What templates of Hugo know of a page. */
  paramsOf: (page: PlacedPage) => Readonly<Record<string, unknown>>
  hugo: HugoSite | undefined
  /** What the owner wants components to become. */
  components: ComponentRules
  log: Log
}

/** Translates every page. One that lacks what its collection requires is left out, and reported. */
export function draftPages(
  pages: readonly PlacedPage[],
  {
    tool,
    facts,
    authors,
    keysOf,
    routes,
    redirects,
    base,
    readText,
    site,
    paramsOf,
    hugo,
    components,
    log,
  }: DraftOptions,
): Draft[] {
  const taken = new Set([...routes, ...pages.flatMap(({ route }) => withAbove(route))])
  const aliases = new Set<string>()
  return pages.flatMap((page): Draft[] => {
    const report = log.of(page.file)
    const { known, required, extra } = keysOf(page.collection)
    const title = textOf(page.head, 'title')
    const shown = page.isMdx ? fenceComponents(page.body, { file: page.file, base, readText, report }) : page.body
    const filled = tool === 'jekyll' ? printIncludes(shown, { base, readText, report }) : shown
    const whole = includeFiles(filled, { file: page.file, base, readText, report })
    const written = hugo ? printShortcodes(whole, page, hugo, report) : whole
    const { rows, titleId, ...body } = translateBody(
      { ...page, body: written },
      { tool, facts, title, report, ...site, components, page: { head: paramsOf(page), url: page.oldRoutes[0] } },
    )
    const isElsewhere = (file: string | undefined) => file !== undefined && file !== page.target
    // Two pages cannot have old addresses that differ in capitals alone.
    const isTaken = (route: string) => {
      const key = addressKey(route)
      return taken.has(route) || aliases.has(key) || isElsewhere(redirects.get(key))
    }
    const name = title ?? body.title ?? titleOf(page)
    const headFacts = { page, known: new Set(known), extra, title: name, authors, isTaken, lose: report.lose }
    const head = translateHead(headFacts)
    for (const alias of (head.aliases as string[] | undefined) ?? []) aliases.add(addressKey(readOldPath(alias).path))
    const missing = required.filter((key) => !(key in head))
    if (missing.length === 0) return [{ page, head, rows, titleId }]
    const names = listNames(missing.map((key) => (key === 'publishedAt' ? 'date' : key)))
    report.lose({
      code: 'import-skipped',
      message: `the page has no ${names}, which "${page.collection}" needs`,
      hint: 'add it to the front matter, and import again',
      line: 1,
    })
    return []
  })
}

/** An address and those above it: each folder has a page. */
function withAbove(route: string): string[] {
  const parts = route.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** "getting-started" → "Getting started". */
function titleOf({ name }: PlacedPage): string {
  const written = name.name === '' ? (name.folders.at(-1) ?? 'Home') : name.name
  return plainWords(written.replace(/[-_]+/g, ' ')).replace(/^./, (letter) => letter.toUpperCase())
}
