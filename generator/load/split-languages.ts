// The content of each language of a site. That of the default language is what the content folder holds beside the
// folders of the others; a folder such as content/de/ is read as if it were a separate content folder.

import { languageTagPattern } from '#schemas/language-tag.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import { codeFrame, compare, type Problem } from '../problem.ts'
import { standardSchema, takeOwnKeys } from './foreign-keys.ts'
import type { Loaded } from './load-content.ts'
import { type Entry, openFile } from './parse-entry.ts'

/** Where a language is. All but the tag are empty for the default language. */
export interface LanguagePlace {
  /** BCP 47 tag. */
  language: string
  /** Its folder below the content folder, with a slash at the end, e.g. de/. */
  folder: string
  /** What its addresses begin with, e.g. /de. */
  prefix: string
}

/** A language and the site that it is a translation of. */
export interface Translation {
  place: LanguagePlace
  /** site.yaml of the default language. */
  site: Entry | undefined
}

/** What was loaded of a language, by paths below its folder. */
export interface LoadedLanguage {
  place: LanguagePlace
  loaded: Loaded
  /** Files of the default language that stand in for its own. */
  borrowed: ReadonlySet<string>
}

/** An entry by its path below the folder of a language. Key: path and hash of the file. */
const translatedEntries: Kind<Entry> = { name: 'translated-entries', keptIn: 'memory' }

/** Lists and the navigation, not what the search offers: its results must be in the language of the page. */
const lendable = /^(?:navigation|data\/(?!search\.)[\w-]+)\.yaml$/

/** The languages that site.yaml lists, the default one first; a single one without a list. */
export function listLanguages({ language = 'en', languages = [] }: SiteLanguages): [LanguagePlace, ...LanguagePlace[]] {
  const [first = language, ...others] = languages
  const places = [...new Set(others)].filter((tag) => tag !== first)
  return [
    { language: first, folder: '', prefix: '' },
    ...places.map((tag) => ({ language: tag, folder: `${tag}/`, prefix: `/${tag.toLowerCase()}` })),
  ]
}

/** site.yaml among the files of a language; undefined if it has none. */
export function findSite<Each extends Pick<Entry, 'file'>>(entries: readonly Each[]): Each | undefined {
  return entries.find(({ file }) => file === 'site.yaml')
}

/** The languages of the site that the files are of, the default one first. */
export function readLanguages(entries: readonly Pick<Entry, 'file' | 'data'>[]): [LanguagePlace, ...LanguagePlace[]] {
  return listLanguages(languagesOf(findSite(entries)?.data))
}

interface SiteLanguages {
  language?: string | undefined
  languages?: readonly string[] | undefined
}

/** What was loaded, by language; the default one comes first. */
export function splitLanguages(loaded: Loaded, cache: Cache): [LoadedLanguage, ...LoadedLanguage[]] {
  const [first, ...others] = readLanguages(loaded.entries)
  if (others.length === 0) return [{ place: first, loaded, borrowed: new Set() }]
  const isOther = ({ file = '' }: { file?: string }) => others.some(({ folder }) => file.startsWith(folder))
  const entries = loaded.entries.filter((entry) => !isOther(entry))
  const problems = loaded.problems
    .filter((problem) => !isOther(problem))
    .map((problem) => (others.find(({ folder }) => `${problem.file}/` === folder) ? refuseFile(problem) : problem))
  return [
    { place: first, loaded: { ...loaded, entries, problems }, borrowed: new Set() },
    ...others.map((place) => takeLanguage(place, loaded, { entries, cache })),
  ]
}

/** What is in the place of a language's folder: a link, a pipe, or a file, which would be no content elsewhere. */
function refuseFile(problem: Problem): Problem {
  if (problem.code !== 'unused-file') return problem
  return {
    ...problem,
    code: 'not-a-file',
    severity: 'error',
    message: 'a file is in the place of the folder of a language',
    hint: 'put the folder here, or take the language out of "languages" in site.yaml',
  }
}

function takeLanguage(
  place: LanguagePlace,
  loaded: Loaded,
  { entries: originals, cache }: { entries: readonly Entry[]; cache: Cache },
): LoadedLanguage {
  const { folder } = place
  const problems = loaded.problems.flatMap((problem) =>
    problem.file?.startsWith(folder) ? [{ ...problem, file: problem.file.slice(folder.length) }] : [],
  )
  const own = loaded.entries
    .filter(({ file }) => file.startsWith(folder))
    .flatMap((entry) => moveEntry(entry, folder, { problems, cache }) ?? [])
  const written = new Set([...own, ...problems].map(({ file }) => file))
  const borrowed = originals.filter(({ file }) => lendable.test(file) && !written.has(file))
  const entries = [...own, ...borrowed].sort((a, b) => compare(a.file, b.file))
  return { place, loaded: { ...loaded, entries, problems }, borrowed: new Set(borrowed.map(({ file }) => file)) }
}

/** Only now it is known which collection an article belongs to, and so what its keys mean. */
function moveEntry(
  whole: Entry,
  folder: string,
  { problems, cache }: { problems: Problem[]; cache: Cache },
): Entry | undefined {
  const shelf = cache.shelf(translatedEntries)
  const known = shelf.get(whole.key)
  if (known) return known
  const file = whole.file.slice(folder.length)
  const { data, faults } = takeOwnKeys(whole.data, standardSchema(file))
  for (const { key, ...fault } of faults) {
    const place = whole.locate([key], true)
    problems.push({ ...fault, severity: 'error', file, ...place, frame: codeFrame(whole.lines, place) })
  }
  if (faults.length > 0) return undefined
  const entry = openFile(file, { hash: whole.hash, data, read: () => whole.text, below: folder })
  shelf.set(whole.key, entry)
  return entry
}

// Before the checks: what is not a language tag is reported by them.
function languagesOf(data: unknown): SiteLanguages {
  const { languages, language } = (data ?? {}) as Readonly<Record<string, unknown>>
  const isTag = (tag: unknown): tag is string => typeof tag === 'string' && languageTagPattern.test(tag)
  return {
    language: isTag(language) ? language : undefined,
    languages: Array.isArray(languages) ? languages.filter(isTag) : [],
  }
}
