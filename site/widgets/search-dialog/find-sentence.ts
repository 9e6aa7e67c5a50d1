import type { IndexItem } from '#schemas/search-item.ts'
import { matchQuery } from './match-word.ts'
import type { Query } from './score-item.ts'
import { indexedWords } from './words-of.ts'

/** Characters. */
const sentenceLength = 160
/** Characters that stay before the first match. */
const before = 60

/** What a hit shows: the sentence of its text with the most words of the query, or its description. */
export function findSentence(hit: IndexItem, query: Query): string {
  const { title, url, isExcerpt = false, text = '' } = hit
  const description = text !== '' && (isExcerpt || url.includes('#')) ? beginningOf(text) : hit.description
  const missing = query.words.filter((word) => !hasWord(`${title}\n${description}`, word, query))
  if (text === '' || (missing.length === 0 && query.literals.length === 0)) return description
  let best = { count: 0, line: '' }
  for (const line of text.split('\n')) {
    const words = indexedWords(line)
    const fits = (word: string) => words.some((other) => matchQuery(word, other, query) > 0)
    const small = line.toLowerCase()
    const count = query.words.filter(fits).length + query.literals.filter((part) => small.includes(part)).length
    if (count > best.count) best = { count, line }
  }
  return best.count === 0 ? description : cutAround(best.line, query)
}

function hasWord(text: string, wanted: string, query: Query): boolean {
  return indexedWords(text).some((word) => matchQuery(wanted, word, query) > 0)
}

/** The part of a line that has the first words of the query. */
function cutAround(line: string, query: Query): string {
  if (line.length <= sentenceLength) return line
  const small = line.toLowerCase()
  const whole = small.indexOf(query.text)
  const places = [...query.words, ...query.literals].map((word) => small.indexOf(word)).filter((place) => place >= 0)
  const first = whole >= 0 ? whole : Math.min(...places, line.length)
  const sentence = Math.max(...['. ', '! ', '? ', '。'].map((end) => line.lastIndexOf(end, first) + end.length - 1))
  const from = first - sentence < before ? sentence : first - before
  const start = from <= 1 ? 0 : spaceNear(line, from)
  const end = start + sentenceLength >= line.length ? line.length : spaceNear(line, start + sentenceLength)
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`
}

/** The next space, or the place itself where there is none near: never within a character. */
function spaceNear(line: string, place: number): number {
  const space = line.indexOf(' ', place)
  if (space >= 0 && space - place < 20) return space
  const code = line.charCodeAt(place)
  return code >= 0xdc00 && code <= 0xdfff ? place - 1 : place
}

const beginningLength = 140

function beginningOf(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length <= sentenceLength ? line : `${line.slice(0, spaceNear(line, beginningLength))}…`
}
