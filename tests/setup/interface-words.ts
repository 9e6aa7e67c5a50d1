// The words of the interface, and what a page shows.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { libretto } from './mini-site.ts'

/** Folder with the words of the interface by language. */
export const strings = join(libretto, 'site/strings')

/** Texts between placeholders of every word of a language: what a page shows of it as it stands. */
export async function textsOf(language: string): Promise<Set<string>> {
  const texts = new Set<string>()
  const add = (word: unknown): void => {
    if (typeof word === 'string') texts.add(word.trim())
    else if (typeof word === 'function') {
      const marks = Array.from({ length: word.length }, (_, index) => `§${index}§`)
      for (const part of [(word as (...values: unknown[]) => unknown)(...marks)].flat())
        for (const text of String(part).split(/§\d§/)) texts.add(text.trim())
    } else if (typeof word === 'object' && word !== null) Object.values(word).forEach(add)
  }
  for (const file of readdirSync(join(strings, language))) add(await import(join(strings, language, file)))
  return texts
}

/** Everything that a page shows or reads aloud, one text each. */
export function shownIn(html: string): Set<string> {
  const body = html.slice(html.indexOf('<body'))
  const attributes = [...body.matchAll(/ (?:aria-label|alt|title|placeholder|data-[\w-]+)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  )
  const texts = body
    .replace(/<script[^]*?<\/script>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").trim())
  return new Set([...attributes, ...texts])
}
