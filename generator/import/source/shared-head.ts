// Front matter that many pages share: the data of Eleventy's folders, the defaults of Jekyll's configuration. What is
// lost of it is reported once, where it is written.

import type { Problem } from '../../problem.ts'
import { isPlainLayout } from './head-values.ts'
import { isComputed } from './old-routes.ts'

export type Head = Readonly<Record<string, unknown>>

/** Keys that a page may have from elsewhere. */
const inherited = [
  'author',
  'category',
  'categories',
  'date',
  'description',
  'draft',
  'keywords',
  'lang',
  'layout',
  'permalink',
  'published',
  'tags',
]

/** The part of shared front matter that pages get, and the keys that are lost. */
export function splitShared(data: Head): { head: Head; lost: string[] } {
  const entries = Object.entries(data)
  const isLost = ([key, value]: [string, unknown]) =>
    !inherited.includes(key) ||
    (key === 'layout' && !isPlainLayout(value)) ||
    (key === 'permalink' && isComputed(value))
  return {
    head: Object.fromEntries(entries.filter(([key]) => key !== 'layout' && inherited.includes(key))),
    lost: entries.filter(isLost).map(([key]) => key),
  }
}

/** The warning about a key that is lost, at the line of a file in which it is written. */
export function lostKey(key: string, where: string, { file, line }: { file: string; line: number }): Problem {
  return {
    code: 'import-lost',
    severity: 'warning',
    message: `the key "${key}" ${where}`,
    hint: 'write it into the pages',
    file,
    line: Math.max(1, line),
    column: 1,
  }
}

/** Front matter over what is shared; tags of Eleventy add up. */
export function mergeHeads(above: Head, own: Head, hasSums: boolean): Head {
  const tags = hasSums ? [above.tags ?? [], own.tags ?? []].flat() : []
  return { ...above, ...own, ...(tags.length > 0 ? { tags: [...new Set(tags)] } : {}) }
}
