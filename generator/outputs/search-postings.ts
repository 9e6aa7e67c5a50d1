// Which items have a word: lists of numbers by word, in files of about the same length. A line of a file is a word with
// its lists; the lines of an earlier build can be changed without reading the others.

import { PackedNumbers } from './packed-numbers.ts'

/** Characters of a file: about 10 KB after gzip. Where it ends follows from its words, so that an edit changes few. */
const usualSizes = { least: 20_000, most: 48_000 }
/** Of so many words, one begins a file, once the last one is long enough. */
const wordsToCut = 64

/** A short list takes less memory as it is. */
const mostPlain = 64

export type WordLists = readonly (readonly string[])[]

/**
 * Numbers of items, each with its list in one. Most words have few: one is itself, because a list that grows has room
 * for sixteen more. A word that many items have keeps them as packed steps.
 */
type Codes = number | number[] | PackedNumbers

/** A file of an earlier build. */
export interface EarlierPart {
  /** Its first word. */
  first: string
  name: string
  /** Its text, which is read when a word in it changes. Undefined if it is lost. */
  read: () => string | undefined
}

/** Lists of words, one after the other. An item has some in each. */
export interface Postings {
  /** Notes that an item has words. */
  add: (number: number, words: WordLists) => void
  /** Takes an item from words that it had. */
  remove: (number: number, words: WordLists) => void
  /**
   * The files in the order of their words, as JSON. Those of the earlier build that are the same are not read. To be
   * asked for once, at the end: what is in a file is forgotten.
   */
  parts: () => Generator<{ first: string; text: string } | EarlierPart>
  /** Whether an earlier text was lost: then the lists are wrong. */
  isBroken: () => boolean
}

type Words = Map<string, Codes | string>

/** Postings with a number of lists for each word; `earlier`: all files of an earlier build. */
export function openPostings(
  lists: number,
  earlier: readonly EarlierPart[] = [],
  sizes: { least: number; most: number } = usualSizes,
): Postings {
  const parts = openParts(earlier)
  const all = earlier.length === 0 ? parts.open(0) : undefined
  const wordsBeside = (word: string) => all ?? parts.open(parts.placeOf(word))
  const codesOf = (word: string, words: Words): Codes | undefined => {
    const known = words.get(word)
    if (typeof known !== 'string') return known
    const codes = readLine(known, lists)
    words.set(word, codes)
    return codes
  }
  const addCode = (word: string, code: number) => {
    const words = wordsBeside(word)
    const codes = codesOf(word, words)
    if (codes === undefined) words.set(word, code)
    else if (typeof codes === 'number') {
      if (codes !== code) words.set(word, [codes, code])
    } else if (codes.at(-1) !== code) {
      codes.push(code)
      if (Array.isArray(codes) && codes.length > mostPlain) words.set(word, new PackedNumbers(codes))
    }
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
          const known = wordsBeside(word)
          const codes = listOf(codesOf(word, known) ?? []).filter((other) => other !== code)
          if (codes.length > 0) known.set(word, codes)
          else known.delete(word)
        }
      }
    },
    parts: () => splitWords(parts, lists, sizes),
    isBroken: parts.isBroken,
  }
}

/** The words of each earlier file that was opened; without files, all words. */
interface Parts {
  earlier: readonly EarlierPart[]
  /** The file that a word belongs to. */
  placeOf: (word: string) => number
  find: (place: number) => Words | undefined
  open: (place: number) => Words
  isBroken: () => boolean
}

function openParts(earlier: readonly EarlierPart[]): Parts {
  const opened = new Map<number, Words>()
  let isBroken = false
  return {
    earlier,
    placeOf: (word) => {
      let [from, to] = [0, earlier.length - 1]
      while (from < to) {
        const middle = Math.ceil((from + to) / 2)
        if ((earlier[middle]?.first ?? '') <= word) from = middle
        else to = middle - 1
      }
      return from
    },
    find: (place) => opened.get(place),
    open: (place) => {
      const known = opened.get(place)
      if (known) return known
      // What nobody has changed stays a line.
      const words: Words = new Map()
      const text = earlier[place]?.read()
      isBroken ||= earlier.length > 0 && text === undefined
      for (const line of text?.slice(1, -1).split(between) ?? []) words.set(wordIn(line), line)
      opened.set(place, words)
      return words
    },
    isBroken: () => isBroken,
  }
}

function* splitWords(parts: Parts, lists: number, sizes: typeof usualSizes): ReturnType<Postings['parts']> {
  const { earlier, find, open } = parts
  // A file whose first word is gone may go on with the one before.
  for (let place = earlier.length - 1; place > 0; place--)
    if (find(place)?.has(earlier[place]?.first ?? '') === false) open(place - 1)
  const chunk = openChunk(sizes)
  for (let place = 0; place < Math.max(1, earlier.length); place++) {
    const part = earlier[place]
    if (part && !find(place) && (chunk.isEmpty() || chunk.endsBefore(part.first))) {
      if (!chunk.isEmpty()) yield chunk.close()
      yield part
      continue
    }
    const words = open(place)
    // Browsers compare words by their code units.
    for (const word of [...words.keys()].sort((one, other) => (one < other ? -1 : 1))) {
      if (!chunk.isEmpty() && chunk.endsBefore(word)) yield chunk.close()
      const known = words.get(word) ?? []
      // Nobody asks again, and on a large site the lists and the files would be in memory side by side.
      words.delete(word)
      chunk.add(word, typeof known === 'string' ? known : printLine(word, listOf(known), lists))
    }
  }
  if (!chunk.isEmpty()) yield chunk.close()
}

/** The lines of a file. */
function openChunk({ least, most }: typeof usualSizes) {
  let lines: string[] = []
  let first = ''
  let length = 0
  return {
    isEmpty: () => lines.length === 0,
    endsBefore: (word: string) => length >= most || (length >= least && isCut(word)),
    add: (word: string, line: string) => {
      if (lines.length === 0) first = word
      lines.push(line)
      length += line.length
    },
    close: () => {
      const text = printPart(lines)
      lines = []
      length = 0
      return { first, text }
    },
  }
}

/** FNV-1a. Any function would do that gives neighbours different numbers. */
function isCut(word: string): boolean {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return (hash >>> 8) % wordsToCut === 0
}

function listOf(codes: Codes): number[] {
  if (typeof codes === 'number') return [codes]
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
