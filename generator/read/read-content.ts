// Reads every file of a language and checks each by itself. `validate-content.ts` checks what only the whole can show.

import type { Collections } from '#schemas/article-collections.ts'
import { navigationSchema } from '#schemas/navigation.ts'
import type { Site } from '#schemas/site.ts'
import { stringsSchema } from '#schemas/strings.ts'
import { folderOf } from '../addresses/addresses.ts'
import type { LinkTargets, SiteRules } from '../links/links.ts'
import { type Entry, type Loaded, type Translation, withFrame } from '../load/load.ts'
import {
  type Articles,
  type Content,
  hideUnpublished,
  linkTargets,
  listRoutes,
  type VisibilityRules,
} from '../model/model.ts'
import type { Problem } from '../problem.ts'
import type { Context } from './context.ts'
import { openReading, type ReadingOptions, readShared } from './open-reading.ts'
import { publishedAssets } from './published-assets.ts'
import { readArticles } from './read-articles.ts'
import { compileData, readData } from './read-data.ts'
import { readFolders } from './read-folders.ts'
import { readPages } from './read-pages.ts'
import { readRedirects } from './read-redirects.ts'
import { assumeSite, readSite, readTranslatedSite } from './read-site.ts'
import { readMapping } from './read-values.ts'

export interface ReadContentOptions extends VisibilityRules, Omit<ReadingOptions, 'claims'> {
  /** Set for a language that is not the site's default. */
  translation?: Translation | undefined
}

/** The files of a language, each checked by itself. */
export interface ReadContent {
  /** Missing when so little of site.yaml can be read that nothing can be said about the whole. */
  found?: FoundContent
  /** Of the files by themselves. */
  problems: Problem[]
  /** Whether the claims can be read. If not, no text is at fault for naming one. */
  areClaimsReadable: boolean
  strays: Strays
}

/** Files that no reader has taken, and what decides what they were meant to be. */
export interface Strays {
  files: ReadonlySet<string>
  collections: Collections
  site: Site | undefined
}

/** What the files contain. */
export interface FoundContent {
  content: Content
  /** With all that is hidden. */
  everything: Content
  /** Whether site.yaml is valid. If not, what can be read of it stands in for it. */
  isSiteValid: boolean
  rules: SiteRules
  /** What links may lead to within this language. */
  targets: LinkTargets
  /** Entries of the files that the site may read: not those in folders that are no collections. */
  readable: readonly Entry[]
  context: Context
}

/** Reads every file. Problems have a file, and a place with code frame where there is one. */
export function readContent(loaded: Loaded, options: ReadContentOptions): ReadContent {
  const { translation } = options
  const entries = new Map<string, Entry>(loaded.entries.map((entry) => [entry.file, entry]))
  const context = openContext(loaded, entries, options)
  const { problems, collections, taken } = context
  const isPart = ({ file = '' }: { file?: string }) => isPartOf(collections, file)
  for (const problem of loaded.problems.filter(isPart)) problems.push(withFrame(problem, entries))

  // A file that cannot be read exists nevertheless: no other message is about what it would contain.
  const unreadable = filesWithErrors(problems)
  const areClaimsReadable = !unreadable.has('data/claims.yaml')
  const validSite = unreadable.has('site.yaml') ? undefined : readDescription(entries, translation, context)
  const site = validSite ?? (translation ? undefined : assumeSite(entries.get('site.yaml')))
  const rest = readOtherFiles(loaded, entries, context)
  const unused = loaded.entries.filter((entry) => !taken.has(entry))
  const outside = loaded.problems.filter((problem) => !isPart(problem))
  const files = new Set([...unused, ...outside].map(({ file = '' }) => file))
  const read = { problems, areClaimsReadable, strays: { files, collections, site } }
  if (!site) return read

  // A translation has only the lists of articles that it has articles for.
  const listed = translation ? nonEmpty(collections, rest.articles) : collections
  const place = translation?.place ?? { folder: '', prefix: '' }
  const assets = publishedAssets(rest.assets, site.pictures)
  const everything: Content = { ...rest, assets, site, collections: listed, folder: place.folder }
  const { content, hidden } = hideUnpublished(everything, options)
  const rules = { hidden, faulty: filesWithErrors(problems), routes: listRoutes(content), place }
  const targets = linkTargets(content, everything, rules)
  const readable = loaded.entries.filter(isPart)
  const found = { content, everything, isSiteValid: validSite !== undefined, rules, targets, readable, context }
  return { ...read, found }
}

function openContext(loaded: Loaded, entries: ReadonlyMap<string, Entry>, options: ReadContentOptions): Context {
  const site = options.translation ? options.translation.site : entries.get('site.yaml')
  const shared = readShared(entries.get('data/claims.yaml'), site)
  const context = openReading({ ...options, ...shared })
  const hasTree = [...loaded.entries, ...loaded.problems].some(({ file = '' }) => folderOf(file) === 'docs')
  return { ...context, collections: pickCollections(context.collections, hasTree) }
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

/** What site.yaml says; undefined if it is not valid. */
function readDescription(
  entries: ReadonlyMap<string, Entry>,
  translation: Translation | undefined,
  context: Context,
): Site | undefined {
  const entry = entries.get('site.yaml')
  return translation ? readTranslatedSite(entry, translation, context) : readSite(entry, context)
}

/** All files but site.yaml. */
function readOtherFiles(
  { entries: all, assets, rootFiles }: Loaded,
  entries: ReadonlyMap<string, Entry>,
  context: Context,
): Omit<Content, 'site' | 'collections' | 'folder'> {
  const data = readData(entries, context)
  return {
    data,
    dataTexts: compileData(data, context, entries),
    navigation: readMapping(entries.get('navigation.yaml'), navigationSchema, context) ?? navigationSchema.parse({}),
    words: readMapping(entries.get('strings.yaml'), stringsSchema, context) ?? {},
    redirects: readRedirects(entries, context),
    pages: readPages(all, context),
    articles: readArticles(all, context),
    docsFolders: context.collections.docs ? readFolders(all, context) : [],
    widgets: context.ownWidgets,
    drawings: context.ownDrawings,
    assets,
    rootFiles,
    entries,
    indexes: context.indexes,
  }
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

/** Collections with articles. */
function nonEmpty(collections: Collections, articles: Articles): Collections {
  return Object.fromEntries(Object.entries(collections).filter(([name]) => (articles[name] ?? []).length > 0))
}
