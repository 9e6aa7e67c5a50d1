// The search index of a large site: search/index.json, files of words and files of items. The names of the latter have
// a hash, so that a browser never joins parts of two builds.

import type { IndexItem } from '#schemas/search-item.ts'
import type { SearchParts, WordItems } from '#schemas/search-parts.ts'
import type { SiteModule } from '#site/site-module.ts'
import { hashOf } from '../hash.ts'

const builtInRelevance = 0.75
const pageSize = 25
/** About 10 KB after gzip. */
const wordsPartLength = 24_000

/** Every file of the index, by path. */
export function planSearchParts(
  items: readonly IndexItem[],
  { indexedWords }: Pick<SiteModule, 'indexedWords'>,
): [file: string, text: string][] {
  const files: [file: string, text: string][] = []
  const add = (kind: string, value: object) => {
    const text = JSON.stringify(value)
    const name = `${kind}-${hashOf(text).slice(0, 10)}.json`
    files.push([`search/${name}`, text])
    return name
  }
  const others = items.filter(({ relevance }) => relevance < builtInRelevance)
  const starts = Array.from({ length: Math.ceil(others.length / pageSize) }, (_, index) => index * pageSize)
  const parts: SearchParts = {
    items: items.filter(({ relevance }) => relevance >= builtInRelevance),
    words: splitWords(listWords(others, indexedWords)).map((part) => [part[0]?.[0] ?? '', add('words', part)]),
    pages: starts.map((start) => add('items', others.slice(start, start + pageSize))),
    pageSize,
  }
  return [...files, ['search/index.json', JSON.stringify(parts)]]
}

type Numbers = [name: number[], title: number[], text: number[]]

/** The numbers of the items that have a word, or a pair of signs, by word, sorted. */
function listWords(items: readonly IndexItem[], indexedWords: SiteModule['indexedWords']): [string, Numbers][] {
  const lists = new Map<string, Numbers>()
  for (const [number, { title, keywords = [], category, description }] of items.entries()) {
    const names = [title, ...keywords]
    const whole = new Set(
      names.flatMap((name) => {
        const words = indexedWords(name)
        // Without spaces between its words a name has several, and is one.
        return words.length === 1 || /^[\p{Lo}\p{Lm}\p{M}]+$/u.test(name) ? words : []
      }),
    )
    const named = new Set(names.flatMap((name) => indexedWords(name, true)))
    const all = new Set([...named, ...indexedWords(category, true), ...indexedWords(description, true)])
    for (const word of all) {
      const list = lists.get(word) ?? [[], [], []]
      lists.set(word, list)
      if (whole.has(word)) list[0].push(number)
      else if (named.has(word)) list[1].push(number)
      else list[2].push(number)
    }
  }
  // Browsers compare words by their code units.
  return [...lists].sort(([one], [other]) => (one < other ? -1 : 1))
}

function splitWords(words: readonly [string, Numbers][]): WordItems[][] {
  const parts: WordItems[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const [word, [name, title, text]] of words) {
    if (length > wordsPartLength) {
      parts.push([])
      length = 0
    }
    const items: WordItems = [word, stepsOf(name), stepsOf(title), stepsOf(text)]
    parts.at(-1)?.push(items)
    length += JSON.stringify(items).length
  }
  return parts
}

function stepsOf(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0))
}
