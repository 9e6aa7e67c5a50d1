// Every piece of code that visitors of Parley can copy: code examples and fences of pages, articles and data.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readFences } from '../setup/read-fences.ts'

export interface Sample {
  /** Unique: file, nearest id, and file name, title or language, e.g. "pages/docs/index.yaml quickstart call.mjs". */
  name: string
  language: string
  code: string
  /** JSON that the page shows as the answer, of the block or of the program. */
  shown?: string
}

const root = 'content'

/** All samples, in the order of their files. */
export function readSamples(): Sample[] {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file) && !file.startsWith('assets/'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      if (file.endsWith('.md')) return fencesOf(text, file)
      return samplesIn(parse(text), file)
    })
  const seen = new Map<string, number>()
  return found.map((sample) => {
    const count = (seen.get(sample.name) ?? 0) + 1
    seen.set(sample.name, count)
    return count === 1 ? sample : { ...sample, name: `${sample.name} ${count}` }
  })
}

function samplesIn(value: unknown, place: string): Sample[] {
  if (typeof value === 'string') return fencesOf(value, place)
  if (Array.isArray(value)) return value.flatMap((item) => samplesIn(item, place))
  if (typeof value !== 'object' || value === null) return []
  const record: Record<string, unknown> = { ...value }
  const { id, language, code, quickStart, quickStartLanguage, output } = record
  const here = typeof id === 'string' ? `${place.split(' ')[0]} ${id}` : place
  const own: Sample[] = []
  if (typeof code === 'string' && typeof language === 'string')
    own.push({
      name: `${here} ${String(record.fileName ?? record.title)}`,
      language,
      code,
      ...(Array.isArray(output) ? { shown: output.join('\n') } : {}),
    })
  if (typeof quickStart === 'string') own.push({ name: here, language: String(quickStartLanguage), code: quickStart })
  const inner = Object.values(record).flatMap((item) => samplesIn(item, here))
  const shown = bodyOf(record.response)
  return [...own, ...(shown === undefined ? inner : inner.map((sample) => ({ ...sample, shown })))]
}

function bodyOf(response: unknown): string | undefined {
  if (typeof response !== 'object' || response === null || !('body' in response)) return undefined
  return typeof response.body === 'string' ? response.body : undefined
}

function fencesOf(text: string, place: string): Sample[] {
  return readFences(text).map(({ language, text: code }) => ({ name: `${place} ${language}`, language, code }))
}
