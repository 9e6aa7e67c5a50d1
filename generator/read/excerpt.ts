import { endOfCharacters } from '../text.ts'

// Zero-width spaces stand between the words of Khmer, Thai and Lao.
const lastBreak = /[ \u200b][^ \u200b]*$/

// What is odd before "…": commas, colons and full stops of any script, dashes, opening brackets, soft hyphens.
const leftOver = /[\s,;:.¿¡…‥、。，．；：・､｡،؛۔।॥·\u00ad\u200b\p{Pd}\p{Ps}]+$/u

/**
 * Cuts at the last space before the limit and adds "…"; the result is never longer than `limit` characters. Where that
 * space is in the first half, as in scripts without spaces and in addresses, the cut is between two characters.
 */
export function excerptOf(text: string, limit: number): string {
  const line = beginningOf(text, limit)
  if (line.length <= limit) return line
  const space = line.slice(0, limit).search(lastBreak)
  const end = space + 1 >= limit / 2 ? space : endOfCharacters(line, limit - 1)
  return `${line.slice(0, end).replace(leftOver, '')}…`
}

// The text in one line: all of a short one, more than `limit` characters of a long one. Long articles are not read to
// their end.
function beginningOf(text: string, limit: number): string {
  for (let size = 2 * limit; ; size *= 4) {
    const line = text.slice(0, size).replace(/\s+/g, ' ').trim()
    if (size >= text.length || line.length > limit) return line
  }
}

/** Minutes to read a text: characters / 1000, rounded up; at least one. */
export function readTime(text: string): number {
  return Math.max(1, Math.ceil(text.trim().length / 1000))
}
