// Which items have a word: lists of numbers by word, in files of about the same length. A line of a file is a word with
// its lists; the lines of an earlier build can be changed without reading the others.

import { PackedNumbers } from './packed-numbers.ts'

/** Characters. About 10 KB after gzip. */
const usualLength = 24_000

/** A short list takes less memory as it is. */
const mostPlain = 64

export type WordLists = readonly (readonly string[])[]

/** Numbers of items, each with its list in one. A word that many items have keeps them as packed steps. */
type Codes = number[] | PackedNumbers

/** Lists of words, one after the other. An item has some in each. */
export interface Postings {
  /** Notes that an item has words. */
  add: (number: number, words: WordLists) => void
  /** Takes an item from words that it had. */
  remove: (number: number, words: WordLists) => void
  /** The files in the order of their words, as JSON. */
  parts: () => Generator<{ first: string; text: string }>
}

/** Postings with a number of lists for each word; `parts` are the texts of all files of an earlier build. */
export function openPostings(lists: number, parts: readonly string[] = []): Postings {
  // What nobody has changed stays a line.
  const found = new Map<string, Codes | string>()
  for (const part of parts) for (const line of part.slice(1, -1).split(between)) found.set(wordIn(line), line)
  const codesOf = (word: string): Codes => {
    const known = found.get(word)
    if (typeof known === 'object') return known
    const codes = known === undefined ? [] : readLine(known, lists)
    found.set(word, codes)
    return codes
  }
  const addCode = (word: string, code: number) => {
    const codes = codesOf(word)
    if (codes.at(-1) === code) return
    codes.push(code)
    if (Array.isArray(codes) && codes.length > mostPlain) found.set(word, new PackedNumbers(codes))
  }
  return {
    add: (number, words) => {
      for (const [index, its] of words.entries()) {
        const code = number * lists + index
        for (const word of its) addCode(word, code)
      }
    },
    remove: (number, words) => {
      for (const [index, its] of words.entries()) {
        const code = number * lists + index
        for (const word of its) {
          const codes = listOf(codesOf(word)).filter((other) => other !== code)
          if (codes.length > 0) found.set(word, codes)
          else found.delete(word)
        }
      }
    },
    parts: () => splitWords(found, lists),
  }
}

function* splitWords(found: ReadonlyMap<string, Codes | string>, lists: number): ReturnType<Postings['parts']> {
  // Browsers compare words by their code units.
  const words = [...found.keys()].sort((one, other) => (one < other ? -1 : 1))
  let lines: string[] = []
  let first = ''
  let length = 0
  for (const word of words) {
    const known = found.get(word) ?? []
    const line = typeof known === 'string' ? known : printLine(word, listOf(known), lists)
    if (lines.length > 0 && length + line.length > usualLength) {
      yield { first, text: printPart(lines) }
      lines = []
      length = 0
    }
    if (lines.length === 0) first = word
    lines.push(line)
    length += line.length
  }
  if (lines.length > 0) yield { first, text: printPart(lines) }
}

function listOf(codes: Codes): number[] {
  return Array.isArray(codes) ? codes : codes.read()
}

// No word has a line break.
const between = ',\n'

function printPart(lines: readonly string[]): string {
  return `[${lines.join(between)}]`
}

/** The numbers of each list as steps from one to the next. Empty lists at the end are left out. */
function printLine(word: string, codes: number[], lists: number): string {
  // Items come in the order of the content, and a word may be twice in one.
  codes.sort((a, b) => a - b)
  // Not texts that grow: V8 would hold each of their parts until the end.
  const printed: number[][] = Array.from({ length: lists }, () => [])
  const before = printed.map(() => 0)
  let last: number | undefined
  for (const code of codes) {
    if (code === last) continue
    last = code
    const list = code % lists
    const number = (code - list) / lists
    printed[list]?.push(number - (before[list] ?? 0))
    before[list] = number
  }
  const end = printed.findLastIndex((steps) => steps.length > 0)
  return `[${[JSON.stringify(word), ...printed.slice(0, end + 1).map((steps) => `[${steps.join()}]`)].join(',')}]`
}

function readLine(line: string, lists: number): number[] {
  const [, ...printed] = JSON.parse(line) as [word: string, ...lists: number[][]]
  return printed.flatMap((steps, list) => {
    let number = 0
    return steps.map((step) => {
      number += step
      return number * lists + list
    })
  })
}

function wordIn(line: string): string {
  const end = line.indexOf('"', 2)
  const word = line.slice(2, end)
  return word.includes('\\') ? (JSON.parse(line) as [string])[0] : word
}
