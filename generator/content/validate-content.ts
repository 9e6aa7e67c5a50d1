// Checks every entry against its schema, then the site as a whole. Collects the problems of all files; the caller
// decides what errors mean. No later stage meets an unknown value.

import { reservedIds } from '#schemas/article-anchors.ts'
import type { Collections } from '#schemas/article-collections.ts'
import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { navigationSchema } from '#schemas/navigation.ts'
import { redirectSchema } from '#schemas/redirect.ts'
import type { Site } from '#schemas/site.ts'
import { stringsSchema } from '#schemas/strings.ts'
import { codeFrame, listNames, nearestName, type Problem } from '../problem.ts'
import { articlePattern, folderOf } from './address.ts'
import { checkArticles } from './check-articles.ts'
import { checkAssetNames, checkSharedAssets } from './check-assets.ts'
import { checkDocs } from './check-docs.ts'
import { checkHeads } from './check-heads.ts'
import { checkLanguages, languageOfStray, unlistedLanguage } from './check-languages.ts'
import { checkLinks, linkTargets } from './check-links.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { checkSite } from './check-site.ts'
import type { Context } from './context.ts'
import { readFolders } from './docs-folders.ts'
import type { LinkTargets } from './find-link-problem.ts'
import { collectArticles, nonEmpty, publishedCollections } from './list-articles.ts'
import { listRoutes } from './list-routes.ts'
import type { Loaded } from './load-content.ts'
import type { Content, RouteInfo } from './model.ts'
import { openReading, type ReadingOptions, readShared } from './open-reading.ts'
import type { Entry } from './parse-entry.ts'
import { readArticles } from './read-articles.ts'
import { compileData, readData } from './read-data.ts'
import { readPages } from './read-pages.ts'
import { assumeSite, readSite, readTranslatedSite } from './read-site.ts'
import { readTextBlocks } from './read-text-blocks.ts'
import { compileBody, readList, readMapping } from './read-values.ts'
import type { Translation } from './split-languages.ts'
import { hiddenReason, type VisibilityRules } from './visibility.ts'

export interface ValidateOptions extends VisibilityRules, Omit<ReadingOptions, 'claims'> {
  /** Set for a language that is not the site's default. */
  translation?: Translation | undefined
  /** Whether the process ends after these checks: what only the next ones would need is not kept. */
  isOnly?: boolean | undefined
}

/** Content without errors in the site's own description. */
export interface ValidContent {
  content: Content
  /** With all that is hidden. */
  everything: Content
  /** Addresses that something else on the site leads to. */
  linked: ReadonlySet<string>
}

export interface Validated {
  /** Missing when the site's own description is not valid. */
  valid?: ValidContent
  problems: Problem[]
}

/** Content of which each file is checked by itself. */
export interface ReadContent {
  /** Missing when the site's own description is not valid. */
  read?: { content: Content; routes: readonly RouteInfo[]; targets: LinkTargets }
  /** Checks the whole. `targets` is all that links may lead to; by default what the content itself has. */
  check: (targets?: LinkTargets) => Validated
}

/** Checks everything. Problems have a file, and a place with code frame where there is one. */
export function validateContent(loaded: Loaded, options: ValidateOptions): Validated {
  return readContent(loaded, options).check()
}

/** Checks each file by itself. */
export function readContent(loaded: Loaded, options: ValidateOptions): ReadContent {
  const entries = new Map<string, Entry>(loaded.entries.map((entry) => [entry.file, entry]))
  const { cache, translation, isOnly } = options
  const shared = readShared(entries.get('data/claims.yaml'), translation ? translation.site : entries.get('site.yaml'))
  const reading = openReading({ ...options, ...shared }).context
  const { ownWidgets } = reading
  const hasTree = [...loaded.entries, ...loaded.problems].some(({ file = '' }) => folderOf(file) === 'docs')
  const collections = pickCollections(reading.collections, hasTree)
  const isPart = ({ file = '' }: { file?: string }) => isPartOf(collections, file)
  const problems = loaded.problems.filter(isPart).map((problem) => withFrame(problem, entries))
  const context: Context = { ...reading, collections, problems }

  // A file that cannot be read exists nevertheless: no other message is about what it would contain.
  const unread = filesWithErrors(problems)
  const siteEntry = entries.get('site.yaml')
  const readOwn = () =>
    translation ? readTranslatedSite(siteEntry, translation, context) : readSite(siteEntry, context)
  const known = unread.has('site.yaml') ? undefined : readOwn()
  const site = known ?? (translation ? undefined : assumeSite(siteEntry))
  const data = readData(entries, context)
  const dataMarkdown = compileData(data, context, entries)
  const navigation =
    readMapping(entries.get('navigation.yaml'), navigationSchema, context) ?? navigationSchema.parse({})
  const words = readMapping(entries.get('strings.yaml'), stringsSchema, context) ?? {}
  const redirects = readList(entries.get('redirects.yaml'), redirectSchema, context)
  const pages = readPages(loaded.entries, context)
  const articles = readArticles(loaded.entries, context)
  const docsFolders = hasTree ? readFolders(loaded.entries, context) : []
  const unused = loaded.entries.filter((entry) => !context.taken.has(entry))
  reportStrays([...unused, ...loaded.problems.filter((problem) => !isPart(problem))], context, site)
  const told = (all: Problem[]) =>
    unread.has('data/claims.yaml') ? all.filter(({ code }) => code !== 'unknown-claim') : all
  if (!site) return { check: () => ({ problems: told(problems) }) }

  const hidden = new Map<{ route: string }, string>()
  const shown = <Item extends { route: string; status: string }>(items: readonly Item[]) =>
    items.filter((item) => {
      const reason = hiddenReason(item, options)
      if (reason !== undefined) hidden.set(item, reason)
      return reason === undefined
    })
  const off = <Item extends { route: string }>(items: readonly Item[]): Item[] => {
    for (const item of items) hidden.set(item, 'site.yaml switches its part of the site off')
    return []
  }
  const everything: Content = {
    site,
    navigation,
    words,
    redirects,
    pages,
    // A translation has only the lists of articles that it has articles for.
    collections: translation ? nonEmpty(collections, articles) : collections,
    widgets: ownWidgets,
    articles,
    docsFolders,
    data,
    dataMarkdown,
    assets: loaded.assets,
    entries,
    indexes: context.indexes,
  }
  const published = publishedCollections(everything)
  const content: Content = {
    ...everything,
    pages: shown(pages),
    articles: collectArticles(collections, (name) =>
      (Object.hasOwn(published, name) ? shown : off)(articles[name] ?? []),
    ),
  }
  const silent = { ...context, problems: [] }
  const linksIn = (entry: Entry) => {
    const body = compileBody(entry, reservedIds, silent)
    return [...body.links, ...readTextBlocks(entry, body, silent).links]
  }
  const routes = listRoutes(content)
  const rules = { hidden, faulty: filesWithErrors(problems), routes, folder: translation?.place.folder ?? '' }
  const own = linkTargets(content, everything, rules)
  const check = (targets = own) => {
    const linked = new Set<string>()
    const onReach: Parameters<typeof checkLinks>[1]['onReach'] = (entry, reached) => {
      for (const { route } of reached) {
        const info = targets.routes.get(route)
        // A page that links to itself is not found by that.
        if (info && info.entry !== entry) linked.add(info.route)
      }
    }
    const places = new Set(problems.filter(({ severity }) => severity === 'error').map(placeOf))
    for (const found of [
      ...checkSite(content, rules, targets),
      ...(translation ? [] : [...checkLanguages(content), ...checkSharedAssets(content), ...checkPictures(content)]),
      ...checkHeads(content),
      ...checkDocs(content, everything),
      ...checkAssetNames(loaded.assets),
      ...checkArticles(content, everything, rules),
      // A link that its schema refuses is reported once.
      ...checkLinks(content, { everything, faulty: rules.faulty, targets, linksIn, onReach, isOnly }, cache).filter(
        (problem) => !places.has(placeOf(problem)),
      ),
      ...checkPlaceholders(loaded.entries.filter(isPart), problems),
    ])
      problems.push(withFrame(found, entries))
    return { ...(known ? { valid: { content, everything, linked } } : {}), problems: told(problems) }
  }
  return { ...(known ? { read: { content, routes, targets: own } } : {}), check }
}

function placeOf({ file, line, column }: Problem): string {
  return JSON.stringify([file, line, column])
}

// Problems inside a text do not affect the rest of the file.
function filesWithErrors(problems: readonly Problem[]): Set<string> {
  const isWhole = (code: string) => code === 'unknown-claim' || code === 'link-scheme'
  return new Set(
    problems.flatMap(({ severity, code, file }) =>
      severity === 'error' && file !== undefined && !isWhole(code) ? [file] : [],
    ),
  )
}

function withFrame(problem: Problem, entries: ReadonlyMap<string, Entry>): Problem {
  const entry = problem.file === undefined ? undefined : entries.get(problem.file)
  if (!entry || problem.line === undefined || problem.column === undefined) return problem
  return { ...problem, frame: codeFrame(entry.lines, { line: problem.line, column: problem.column }) }
}

/** A tree is part of the site only if the content has one. */
function pickCollections(all: Collections, hasTree: boolean): Collections {
  return Object.fromEntries(Object.entries(all).filter(([, { isTree }]) => hasTree || !isTree))
}

// Markdown files are read before it is known which collections the site has.
function isPartOf(collections: Collections, file: string): boolean {
  const folder = folderOf(file) ?? 'pages'
  return folder === 'pages' || Object.hasOwn(collections, folder)
}

// Files that no part of the site reads. Most likely they are misnamed.
function reportStrays(
  found: readonly { file?: string }[],
  { collections, problems }: Context,
  site: Site | undefined,
): void {
  const languages = new Set<string>()
  for (const file of new Set(found.map(({ file: path = '' }) => path))) {
    const language = languageOfStray(file)
    if (site && language !== undefined) {
      if (!languages.has(language)) problems.push(unlistedLanguage(language, site))
      languages.add(language)
      continue
    }
    const message = file.endsWith('.md') ? 'this file is not content' : 'no part of the site uses this file'
    const hint = hintForStray(file, Object.keys(collections))
    problems.push({ code: 'unused-file', severity: 'warning', message, hint, file })
  }
}

function hintForStray(file: string, collections: readonly string[]): string {
  if (file.endsWith('.md')) {
    const folders = collections.map((name) => `${name}/`)
    return `articles belong in ${folders.slice(0, -1).join(', ')} or ${folders.at(-1)}; pages are .yaml files`
  }
  if (file.endsWith('.yml')) return 'rename it to .yaml'
  const dataName = /^data\/(.+)\.yaml$/.exec(file)?.[1]
  if (dataName !== undefined) {
    const dataNames = [...Object.keys(listSchemas), ...Object.keys(recordSchemas)]
    const near = nearestName(dataName, dataNames)
    return near ? `did you mean data/${near}.yaml?` : `data files: ${listNames(dataNames, dataNames.length)}`
  }
  const singles = ['site.yaml', 'navigation.yaml', 'redirects.yaml', 'strings.yaml', 'pages/**/*.yaml', 'data/*.yaml']
  return `content is ${listNames([...singles, ...collections.map(articlePattern)])}`
}
