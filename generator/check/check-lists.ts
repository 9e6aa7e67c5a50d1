// Lists of content/data that other lists choose from: what an item chooses is there, and no item is there twice. Items
// with their own mistakes count as well, as they do for ids.

import { choices, type ListName, listKeys } from '#schemas/collections.ts'
import { type Entry, suggestName } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import { openNearest, type Problem } from '../problem.ts'

/** Checks the lists; `faulty` are files with errors: what they would have held is not missed. */
export function checkLists(content: Content, faulty: ReadonlySet<string>): Problem[] {
  return [...checkChoices(content, faulty), ...checkKeys(content)]
}

function checkChoices({ entries, data }: Content, faulty: ReadonlySet<string>): Problem[] {
  const nearest = openNearest()
  return choices.flatMap(({ list, field, from, standard }) => {
    const listed = data[from]
    const known = listed.length > 0 ? listed : standard
    if (known.length === 0 || faulty.has(fileOf(from))) return []
    const where = listed.length > 0 ? ` in ${fileOf(from)}` : ''
    return valuesOf(entries.get(fileOf(list)), field)
      .filter(({ value }) => !known.includes(value))
      .map(({ value, place }) => ({
        ...place(),
        code: 'missing-target',
        severity: 'error',
        message: `there is no ${field} "${value}"${where}`,
        hint: suggestName(value, known, nearest),
      }))
  })
}

function checkKeys({ entries }: Content): Problem[] {
  return (Object.entries(listKeys) as [ListName, string][]).flatMap(([list, key]) => {
    const seen = new Set<string>()
    return valuesOf(entries.get(fileOf(list)), key).flatMap(({ value, place }): Problem[] => {
      const isFirst = !seen.has(value)
      seen.add(value)
      if (isFirst) return []
      const message = `"${value}" is used twice in this file`
      return [{ ...place(), code: 'duplicate-value', severity: 'error', message, hint: 'take one of them out' }]
    })
  })
}

interface Value {
  value: string
  place: () => Pick<Problem, 'file' | 'line' | 'column'>
}

/** A field of every item of a list; the items themselves where `field` is empty. Only texts. */
function valuesOf(entry: Entry | undefined, field: string): Value[] {
  if (!entry || !Array.isArray(entry.data)) return []
  return entry.data.flatMap((item: unknown, index) => {
    const value = field === '' ? item : (item as Record<string, unknown> | null)?.[field]
    const path = field === '' ? [index] : [index, field]
    return typeof value === 'string' ? [{ value, place: () => ({ file: entry.file, ...entry.locate(path) }) }] : []
  })
}

function fileOf(list: ListName): string {
  return `data/${list}.yaml`
}
