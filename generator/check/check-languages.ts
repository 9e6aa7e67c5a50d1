// The list of languages in site.yaml.

import { languageTagPattern } from '#schemas/language-tag.ts'
import { problemAt } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import { type Fault, nearestName, type Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'

/** Languages that do not exist, that are listed twice, or that contradict `language`. */
export function checkLanguages({ site, entries }: Pick<Content, 'site' | 'entries'>): Problem[] {
  const entry = entries.get('site.yaml')
  const { languages = [] } = site
  if (!entry) return []
  const at = (path: Path, fault: Fault) => problemAt(entry, path, { severity: 'error', ...fault })
  const { language: written } = entry.data as { language?: string }
  const [first] = languages
  const problems: Problem[] = []
  if (written !== undefined && first !== undefined && written !== first)
    problems.push(
      at(['language'], {
        code: 'two-names',
        message: `"language" is "${written}", but the first of the languages is "${first}"`,
        hint: 'leave language out: the first of the languages is that of content/',
      }),
    )
  const seen = new Set<string>()
  for (const [index, language] of languages.entries()) {
    const key = language.toLowerCase()
    if (seen.has(key))
      problems.push(
        at(['languages', index], {
          code: 'duplicate-id',
          message: `the language "${language}" is listed twice`,
          hint: 'take one of them out',
        }),
      )
    seen.add(key)
    if (nameOf(language) === undefined) problems.push(at(['languages', index], unknownLanguage(language)))
  }
  return problems
}

function unknownLanguage(language: string): Fault {
  const [code = ''] = language.split('-')
  const names = new Map(
    allCodes().flatMap((known) => [[known, known] as const, [nameOf(known) ?? known, known] as const]),
  )
  const near = names.get(nearestName(code, [...names.keys()]) ?? '')
  const hint = near === undefined ? 'write the code of ISO 639, e.g. de' : `did you mean "${near}", ${nameOf(near)}?`
  return { code: 'bad-value', message: `there is no language "${language}"`, hint }
}

const languageFile = /^([^/]+)\/(?:(?:pages|data)\/.+\.yaml|(?:site|navigation|strings)\.yaml|.+\/.+\.md)$/

/** The language that an unused file seems to be written in, by the folder it is in. */
export function languageOfStray(file: string): string | undefined {
  const folder = languageFile.exec(file)?.[1]
  return folder !== undefined && languageTagPattern.test(folder) && nameOf(folder) !== undefined ? folder : undefined
}

/** Content in a folder of a language that site.yaml does not list, or lists first. */
export function unlistedLanguage(language: string, { languages, language: first }: Languages): Problem {
  const listed = languages ?? [first]
  const problem = { code: 'unlisted-language', severity: 'warning', file: language } as const
  if (language === listed[0])
    return {
      ...problem,
      message: `the first language of the site, "${language}", has no folder, so nothing in this one is built`,
      hint: 'move the files up into the content folder, or list another language first in site.yaml',
    }
  return {
    ...problem,
    message: `the site does not have the language "${language}", so nothing in this folder is built`,
    hint: `write languages: [${[...listed, language].join(', ')}] in site.yaml, or move the files to where they belong`,
  }
}

type Languages = Pick<Content['site'], 'language' | 'languages'>

/** The English name of a language; undefined if there is none with this tag. */
function nameOf(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag)
  } catch {
    return undefined
  }
}

/** Codes of two letters. */
function allCodes(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => nameOf(code) !== undefined)
}
