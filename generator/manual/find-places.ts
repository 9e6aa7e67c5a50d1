// The search of the manual on a terminal: sections that have all words of a query, those that are about it first.

import { nearestName } from '../problem.ts'
import type { ManualPage } from './read-manual.ts'
import { splitCode } from './split-code.ts'

/** A section that speaks of what is asked. */
export interface FoundPlace {
  page: ManualPage
  /** Empty for what stands above the first heading. */
  heading: string
  /** The first line that has a word of the query. */
  line: string
}

interface Section {
  heading: string
  lines: readonly string[]
}

/** The places that have all words, the best first, and one of each page. */
export function findPlaces(pages: readonly ManualPage[], query: string): FoundPlace[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const patterns = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'iu'))
  const found = pages.flatMap((page) => {
    const best = sectionsOf(page.text)
      .map((section) => ({ section, score: scoreOf(section, page, { words, patterns }) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)[0]
    if (!best) return []
    const { heading, lines } = best.section
    const isFound = (line: string) => patterns.some((pattern) => pattern.test(line))
    const line = (heading === '' && isFound(page.description) ? undefined : lines.find(isFound)) ?? page.description
    return [{ place: { page, heading, line: plainLine(line) }, score: best.score }]
  })
  return found.sort((one, other) => other.score - one.score).map(({ place }) => place)
}

/** A line without the marks of links and tables. */
function plainLine(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[\s|>*-]+|[\s|]+$/g, '')
    .replaceAll(' | ', ': ')
}

/** The words of the manual that are nearest to one that it does not have, at most three. */
export function nearWords(pages: readonly ManualPage[], query: string): string[] {
  const names = pages.flatMap(({ title, keywords, text }) => [
    ...keywords,
    ...sectionsOf(text).flatMap(({ heading }) => wordsOf(heading)),
    ...wordsOf(title),
  ])
  const all = [names, pages.flatMap(({ text }) => wordsOf(text))]
  const near: string[] = []
  for (const candidates of all)
    for (let left = [...new Set(candidates.map((word) => word.toLowerCase()))]; near.length < 3; ) {
      const word = nearestName(query, left)
      if (word === undefined) break
      if (!near.includes(word)) near.push(word)
      left = left.filter((each) => each !== word)
    }
  return near
}

interface Query {
  words: readonly string[]
  patterns: readonly RegExp[]
}

/** How much a section is about the query; 0 if it lacks a word of it. */
function scoreOf({ heading, lines }: Section, page: ManualPage, { words, patterns }: Query): number {
  const { title, keywords, name } = page
  const has = (text: string) => patterns.every((pattern) => pattern.test(text))
  const phrase = words.join(' ')
  const text = lines.join('\n')
  const titles = [title, name.slice(name.lastIndexOf('/') + 1), ...keywords].map((each) => each.toLowerCase())
  let score = 0
  if (heading === '' && titles.includes(phrase)) score += 100
  if (heading === '' && titles.some(has)) score += 40
  if (heading !== '' && has(heading)) score += heading.toLowerCase() === phrase ? 70 : 50
  if (has(`${title} ${keywords.join(' ')} ${heading} ${text}`) && (has(text) || score > 0)) score += 5
  if (text.toLowerCase().includes(phrase)) score += 5
  // What a page explains helps more than what lists everything.
  return score === 0 ? 0 : score + (name.startsWith('reference/') ? 0 : 3)
}

/** Parts of a text, each with the heading above it. */
function sectionsOf(text: string): Section[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }]
  for (const { isCode, lines } of splitCode(text))
    for (const line of lines) {
      const heading = isCode ? undefined : /^#{2,6} (.*)$/.exec(line)?.[1]
      if (heading === undefined) sections.at(-1)?.lines.push(line)
      else sections.push({ heading: heading.replaceAll('`', '').replace(/ \{#.*\}$/, ''), lines: [] })
    }
  return sections
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? []
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
