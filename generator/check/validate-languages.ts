// Checks every language of a site: each file by itself, then each language as a whole, with links into the others.

import { type ConnectedLanguage, connectLanguages, type LanguageLinks, type LinkTargets } from '../links/links.ts'
import { findSite, type LoadedLanguage } from '../load/load.ts'
import { sharedFiles } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import { type ReadContent, readContent } from '../read/read.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkWhole, type ValidateOptions, type ValidContent, validateContent } from './validate-content.ts'

/** The content of one language, and how it leads to the others; the links are missing on a site with one language. */
export interface LanguageContent extends LoadedLanguage, ValidContent {
  links?: LanguageLinks
}

export interface ValidatedLanguages {
  /** The default one first. Empty when site.yaml is not valid. */
  languages: LanguageContent[]
  /** Files are below the content folder. */
  problems: Problem[]
}

/** Checks all languages. */
export function validateLanguages(
  languages: readonly [LoadedLanguage, ...LoadedLanguage[]],
  options: Omit<ValidateOptions, 'translation'>,
): ValidatedLanguages {
  const [original, ...others] = languages
  if (others.length === 0) {
    const { valid, problems } = validateContent(original.loaded, options)
    const whole = valid ? [{ ...original, ...valid }] : []
    return { languages: whole, problems: [...problems, ...checkRedirects(whole)] }
  }
  const site = findSite(original.loaded.entries)
  const read = languages.map((language) => {
    const { place, loaded } = language
    const translation = place.folder === '' ? undefined : { place, site }
    return { language, content: readContent(loaded, { ...options, translation }) }
  })
  const connected = connect(read)
  const checked = read.map(({ language, content }, index) => ({
    language,
    ...checkWhole(withTargets(content, connected?.[index]?.targets), options),
  }))
  const [{ problems }] = checked as [(typeof checked)[number]]
  const whole = connected
    ? checked.flatMap(({ language, valid }, index) =>
        valid ? [{ ...language, ...valid, links: connected[index]?.links as LanguageLinks }] : [],
      )
    : []
  return {
    languages: whole,
    problems: [
      ...problems,
      ...checkRedirects(whole),
      ...checked.slice(1).flatMap((other) => placeProblems(other.problems, other.language, problems)),
    ],
  }
}

/** Nothing is said about links while one of the languages cannot be read. */
function withTargets(read: ReadContent, targets: LinkTargets | undefined): ReadContent {
  const { found } = read
  return found ? { ...read, found: { ...found, targets: targets ?? { ...found.targets, faultyFolders: [''] } } } : read
}

/** Undefined if a language has no valid description. */
function connect(read: readonly { language: LoadedLanguage; content: ReadContent }[]): ConnectedLanguage[] | undefined {
  const open = read.flatMap(({ language: { place }, content: { found } }) =>
    found ? [{ place, content: found.content, routes: found.rules.routes, targets: found.targets }] : [],
  )
  const [first, ...rest] = open
  if (!first || open.length < read.length) return undefined
  const { rootFiles } = first.content
  return connectLanguages([first, ...rest], [...sharedFiles(first.content), ...rootFiles.map(({ url }) => url)])
}

/** Problems with their files below the content folder. What is wrong with a borrowed file is reported there. */
function placeProblems(
  found: readonly Problem[],
  { place, borrowed }: LoadedLanguage,
  originals: readonly Problem[],
): Problem[] {
  const known = new Set(originals.map(keyOf))
  return found.flatMap((problem) => {
    const { file } = problem
    if (file === undefined || !borrowed.has(file)) return [{ ...problem, file: place.folder + (file ?? '') }]
    if (known.has(keyOf(problem))) return []
    return [{ ...problem, message: `in the language "${place.language}": ${problem.message}` }]
  })
}

function keyOf({ file, line, column, code }: Problem): string {
  return JSON.stringify([file, line, column, code])
}
