// What is wrong with content/strings.yaml, next to the words that Libretto brings for the language.

import { isLocale } from '#schemas/language-tag.ts'
import type { Words } from '#schemas/strings.ts'
import type { Entry } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import { codeFrame, nearestName, type Problem } from '../problem.ts'
import { cutText } from '../text.ts'
import { hasStandardWords, type KnownWords, readStandardWords, type StandardWords } from './standard-words.ts'

/** What is wrong with strings.yaml and the language. */
export async function checkWords(content: Content, libretto: string, known: KnownWords): Promise<Problem[]> {
  const { words, site } = content
  // Most sites change no words and have a known language: nothing needs to be compiled.
  const isKnown = hasStandardWords(libretto, site.language)
  if (isKnown && Object.keys(words).length === 0) return []
  return compareWords(content, await readStandardWords(libretto, site.language, known))
}

function compareWords(
  { words, site, entries }: Pick<Content, 'words' | 'site' | 'entries'>,
  known: StandardWords,
): Problem[] {
  const file = 'strings.yaml'
  const problems = findUnknown(words, known, []).map(
    ({ path, near }): Problem => ({
      code: 'unknown-word',
      severity: 'error',
      message: `the interface has no word "${path.join('.')}"`,
      hint: near === undefined ? '"libretto manual reference/content/words" lists them all' : `did you mean "${near}"?`,
      ...placeIn(entries.get(file), path),
      file,
    }),
  )
  const { locale } = words
  if (typeof locale === 'string' && !isLocale(locale))
    problems.push({
      code: 'bad-value',
      severity: 'error',
      message: `"locale" must be a language tag such as en-GB; found "${cutText(locale, 80)}"`,
      hint: 'write the language and the country, with a hyphen between them',
      ...placeIn(entries.get(file), ['locale']),
      file,
    })
  for (const { path, value, count } of findNoValues(words, known, []))
    problems.push({
      code: 'bad-value',
      severity: 'warning',
      message: `"${path.join('.')}" names ${value}, a value that the word does not have`,
      hint: count === 0 ? 'write it without values' : `the last value is {${count}}`,
      ...placeIn(entries.get(file), path),
      file,
    })
  const { language } = site
  const spoken = words.language ?? known.language
  if (spoken !== language && spoken !== language.split('-')[0])
    problems.push({
      code: 'untranslated',
      severity: 'warning',
      message: `the words of the interface are English: there is no list for "${language}"`,
      hint: `write them into strings.yaml, with "language: ${language}" in its first line`,
      ...placeIn(entries.get('site.yaml'), ['language']),
      // A translation may have no description of its own.
      file: entries.has('site.yaml') ? 'site.yaml' : file,
    })
  return problems
}

function placeIn(entry: Entry | undefined, path: string[]): Pick<Problem, 'line' | 'column' | 'frame'> {
  const place = entry?.locate(path, true)
  return entry && place ? { ...place, frame: codeFrame(entry.text, place) } : {}
}

/** Places of values, such as {3}, that a word does not have. */
function findNoValues(
  words: Words,
  known: unknown,
  path: string[],
): { path: string[]; value: string; count: number }[] {
  const group = typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {}
  return Object.entries(words).flatMap(([name, own]) => {
    const here = [...path, name]
    const word = Object.hasOwn(group, name) ? group[name] : undefined
    if (typeof own === 'object') return findNoValues(own, word, here)
    const count = typeof word === 'function' ? word.length : 0
    const values = word === undefined ? [] : (own.match(/\{\d\}/g) ?? [])
    const value = values.find((each) => Number(each[1]) > count || each === '{0}')
    return value === undefined ? [] : [{ path: here, value, count }]
  })
}

function findUnknown(words: Words, known: unknown, path: string[]): { path: string[]; near: string | undefined }[] {
  const group = typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {}
  return Object.entries(words).flatMap(([name, own]) => {
    const here = [...path, name]
    const word = Object.hasOwn(group, name) ? group[name] : undefined
    const isGroup = typeof word === 'object'
    if (word === undefined) return [{ path: here, near: nearestName(name, Object.keys(group)) }]
    if (isGroup !== (typeof own === 'object')) return [{ path: here, near: undefined }]
    return isGroup && typeof own === 'object' ? findUnknown(own, word, here) : []
  })
}
