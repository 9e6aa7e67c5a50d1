// What can be counted in prose: long sentences, the passive voice, clumsy forms, and the grade of school that a page
// needs (Flesch and Kincaid). Titles and labels are no sentences; clumsy forms are looked for in them, too.

import { syllable } from 'syllable'
import writeGood from 'write-good'
import { type ClumsyForm, clumsyForms } from './clumsy-forms.ts'
import type { ProsePage } from './read-prose.ts'

/** A sentence with more words than this is long. */
const longSentenceWords = 28

export interface Finding {
  kind: 'long' | 'passive' | 'clumsy'
  /** The sentence, or the passage that the clumsy form is in. */
  text: string
  /** The number of words, the verb, or the form and what to write instead. */
  reason: string
}

export interface Measure {
  path: string
  words: number
  sentences: number
  /** Flesch-Kincaid grade; 0 where there is no sentence, and for other languages than English. */
  grade: number
  findings: readonly Finding[]
}

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export function measureProse({ path, language, passages }: ProsePage): Measure {
  const isEnglish = language === 'en'
  const texts = passages.map(({ text }) => text)
  const sentences = texts.flatMap(listSentences)
  return {
    path,
    words: texts.reduce((sum, text) => sum + listWords(text).length, 0),
    sentences: sentences.length,
    grade: isEnglish ? gradeOf(sentences.map(listWords)) : 0,
    findings: [
      ...sentences.flatMap(findLong),
      ...(isEnglish ? sentences.flatMap(findPassive) : []),
      ...texts.flatMap(splitText).flatMap((text) => findClumsy(text, clumsyForms[language])),
    ],
  }
}

function splitText(text: string): string[] {
  return [...sentenceSegmenter.segment(text)].map(({ segment }) => segment.trim())
}

/** Only what ends as a sentence does. */
function listSentences(text: string): string[] {
  return splitText(text).filter((sentence) => /[.!?:]["”’)]*$/.test(sentence) && sentence.includes(' '))
}

function listWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []
}

function findLong(text: string): Finding[] {
  const { length } = listWords(text)
  return length > longSentenceWords ? [{ kind: 'long', text, reason: `${length} words` }] : []
}

function findPassive(text: string): Finding[] {
  const only = { illusion: false, so: false, thereIs: false, weasel: false, adverb: false, tooWordy: false }
  const [first] = writeGood(text, { ...only, cliches: false, passive: true })
  return first ? [{ kind: 'passive', text, reason: text.slice(first.index, first.index + first.offset) }] : []
}

function findClumsy(text: string, forms: readonly ClumsyForm[]): Finding[] {
  return forms.flatMap(({ pattern, instead }): Finding[] => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [{ kind: 'clumsy', text, reason: `${found} → ${instead}` }]
  })
}

/** https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests */
function gradeOf(sentences: readonly (readonly string[])[]): number {
  const words = sentences.flat()
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
