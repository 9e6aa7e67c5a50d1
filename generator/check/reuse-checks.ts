// Most saves change the text of an article and nothing that the rest of the site reads of it. Then only its file is
// read again: the checks of the whole site would find what they found last time.

import { isDeepStrictEqual } from 'node:util'
import type { Cache, Kind } from '../cache/cache.ts'
import { isSameList } from '../is-same-list.ts'
import { type Entry, findSite, type LoadedLanguage } from '../load/load.ts'
import { type Article, type Content, collectArticles, listArticles, nextPublication } from '../model/model.ts'
import { openReading, readArticle, readCached, readShared } from '../read/read.ts'
import type { ValidateOptions } from './validate-content.ts'
import type { LanguageContent, ValidatedLanguages } from './validate-languages.ts'

interface LastCheck {
  loaded: readonly LoadedLanguage[]
  validated: ValidatedLanguages
  /** The time in which the same is public: from the instant of the check to the next publication. */
  from: number
  until: number
  /** How many checks have been left out since. */
  skipped: number
}

/**
 * Key: the parser, custom schemas, and which content is shown: with drafts, with earlier versions of faulty files.
 * Valid while the content is the same.
 */
const lastChecks: Kind<LastCheck> = { name: 'last-checks', keptIn: 'memory' }

/** Then everything is checked, so that the cache can drop what the edits before have left in it. */
const mostSkipped = 100

type CheckOptions = Omit<ValidateOptions, 'translation'>

/** Remembers what the checks have found, for `reuseChecks`. */
export function rememberChecks(
  loaded: readonly LoadedLanguage[],
  validated: ValidatedLanguages,
  options: CheckOptions,
): void {
  const { now, cache } = options
  const until = nextPublication(loaded, now)
  cache.shelf(lastChecks).set(keyOf(options), { loaded, validated, from: now, until, skipped: 0 })
}

/** What the checks would find. Undefined if only they can say: more differs from last time than a few texts. */
export function reuseChecks(loaded: readonly LoadedLanguage[], options: CheckOptions): ValidatedLanguages | undefined {
  const shelf = options.cache.shelf(lastChecks)
  const last = shelf.get(keyOf(options))
  if (!last || last.skipped === mostSkipped || options.now < last.from || options.now >= last.until) return undefined
  const { languages, problems } = last.validated
  if (languages.length !== loaded.length || last.loaded.length !== loaded.length) return undefined
  const site = findSite(loaded[0]?.loaded.entries ?? [])
  const again: LanguageContent[] = []
  for (const [index, reloaded] of loaded.entries()) {
    const language = languages[index] as LanguageContent
    const edits = findEdits(last.loaded[index] as LoadedLanguage, reloaded)
    const isReported = ({ now: { file } }: Edit) =>
      problems.some((problem) => problem.file === reloaded.place.folder + file)
    if (!edits || edits.some(isReported)) return undefined
    const articles = readEdits(edits, { everything: language.everything, site }, options)
    if (!articles) return undefined
    again.push(replaceArticles({ ...language, ...reloaded }, articles))
  }
  const validated = { languages: again, problems }
  shelf.set(keyOf(options), { ...last, loaded, validated, skipped: last.skipped + 1 })
  return validated
}

function keyOf({ markdownParser, own, drafts, isMended = false }: CheckOptions): string {
  return JSON.stringify([markdownParser, own?.version, drafts, isMended])
}

/** A Markdown file whose front matter has not changed. */
interface Edit {
  before: Entry
  now: Entry
}

/** Undefined if anything else has changed. */
function findEdits({ loaded: before }: LoadedLanguage, { loaded: now }: LoadedLanguage): Edit[] | undefined {
  if (!isSameList(before.rootFiles, now.rootFiles)) return undefined
  if (!isSameList(before.assets, now.assets) || !isSameList(before.problems, now.problems)) return undefined
  if (before.entries.length !== now.entries.length) return undefined
  const edits: Edit[] = []
  for (const [index, entry] of now.entries.entries()) {
    const old = before.entries[index] as Entry
    if (old === entry) continue
    if (old.file !== entry.file || entry.kind !== 'markdown' || !isDeepStrictEqual(old.data, entry.data))
      return undefined
    edits.push({ before: old, now: entry })
  }
  return edits
}

/**
 * The articles of the files by those before. `site` is site.yaml of the default language. Undefined if one of them has
 * a problem, or says something else.
 */
function readEdits(
  edits: readonly Edit[],
  { everything, site }: { everything: Content; site: Entry | undefined },
  options: CheckOptions,
): ReadonlyMap<Article, Article> | undefined {
  const known = new Map(listArticles(everything).map((article) => [article.entry, article]))
  const shared = readShared(everything.entries.get('data/claims.yaml'), site)
  const { cache } = options
  const few: Cache = { ...cache, shelf: cache.shelfForFew }
  const context = openReading({ ...options, ...shared, cache: few })
  const read = new Map<Article, Article>()
  for (const { before, now } of edits) {
    const old = known.get(before)
    const [article] = old ? readCached(now, context, (file, inner) => readArticle(old.collection, file, inner)) : []
    if (!old || !article || context.problems.length > 0 || !saysTheSame(old, article)) return undefined
    read.set(old, article)
  }
  return read
}

/** Whether two versions of an article with the same front matter are the same for every check of the whole site. */
function saysTheSame(one: Article, other: Article): boolean {
  const said = ({ anchors, readTime, body, texts }: Article) => [
    [...anchors],
    readTime,
    [body, ...Object.values(texts)].map(({ links, widgets }) => [links.map(({ href, kind }) => [href, kind]), widgets]),
  ]
  return isDeepStrictEqual(said(one), said(other))
}

function replaceArticles(language: LanguageContent, articles: ReadonlyMap<Article, Article>): LanguageContent {
  if (articles.size === 0) return language
  const entries = new Map(language.content.entries)
  for (const { entry } of articles.values()) entries.set(entry.file, entry)
  const replaceIn = (content: Content): Content => ({
    ...content,
    entries,
    articles: collectArticles(content.collections, (name) =>
      (content.articles[name] ?? []).map((article) => articles.get(article) ?? article),
    ),
  })
  return { ...language, content: replaceIn(language.content), everything: replaceIn(language.everything) }
}
