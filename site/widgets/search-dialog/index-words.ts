// The words that the items of a large index are found by. Browsers fetch the lists of them. Most names, and most words
// of texts, stand in many items of a site: each is read once.

import type { IndexItem } from '#schemas/search-item.ts'
import { edgeWords, endsOfWords, indexedWords, letterSigns, textWords } from './words-of.ts'

/** The words of items, one after the other. */
export interface IndexWords {
  /** Outside the text, in the order of `WordItems`. */
  ofNames: (item: IndexItem) => string[][]
  /** Of a text. */
  ofText: (text: string) => string[]
}

/** As many names are remembered. */
const mostNames = 30_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
const isAscii = /^[\x00-\x7f]*$/
const names = /[A-Za-z\d]+(?:[-.'_][A-Za-z\d]+)*/g
/** A name that is one word and has no other form. */
const isPlain = /^[A-Za-z]?[a-z]{0,39}$/
const releases = /\bversion (\d+)/gi

/** Reads the words of items. */
export function openIndexWords(): IndexWords {
  const whole = remember((name) => indexedWords(name))
  const signed = remember((name) => indexedWords(name, true))
  const edges = remember(edgeWords)
  const ends = remember(endsOfWords)
  const inTexts = remember((name) => (isPlain.test(name) ? [name.toLowerCase()] : textWords(name)))
  return {
    ofNames: (item) => {
      const { title, keywords = [], category, description, url, isExcerpt = false } = item
      const isSection = item.type !== 'api' && url.includes('#')
      const lone = [title, ...keywords].map(whole).filter((words) => words.length === 1)
      const [first, last] = edges(title)
      return [
        lone.flat(),
        first === '' ? [] : [first],
        last === '' ? [] : [last],
        signed(title),
        keywords.flatMap(signed),
        signed(category),
        // The description of a section is the beginning of its text.
        isSection || isExcerpt ? [] : indexedWords(description, true),
        isSection ? [] : ends(title),
      ]
    },
    ofText: (text) => {
      if (!isAscii.test(text)) return textWords(text)
      // What a text is found by is what its names are found by, and what names with a sign or a blank are.
      const found = new Set<string>()
      for (const name of new Set(text.match(names))) for (const word of inTexts(name)) found.add(word)
      for (const [, number] of text.matchAll(releases)) found.add(`v${number}`)
      for (const word of letterSigns(text)) found.add(word)
      return [...found]
    },
  }
}

function remember<Value extends object>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const seen = known.get(text)
    if (seen !== undefined) return seen
    if (known.size >= mostNames) known.clear()
    const value = read(text)
    known.set(text, value)
    return value
  }
}
