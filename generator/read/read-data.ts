import type * as z from 'zod'
import { type ContentData, type ListName, listSchemas, type RecordName, recordSchemas } from '#schemas/collections.ts'
import { type Entry, indexInFile } from '../load/load.ts'
import type { DataText } from '../model/model.ts'
import { type PrintedClaims, printClaim } from './claims.ts'
import type { Context } from './context.ts'
import { compileText, readList, readMapping } from './read-values.ts'

/** A text of a list, with the title of the item that it belongs to. */
interface DataSource {
  id: string
  place: string
  source: string
}

/** Printed text of every valid claim. */
export function readClaims(entry: Entry | undefined): PrintedClaims {
  if (!entry || !Array.isArray(entry.data)) return {}
  const printed: [string, string][] = []
  // Invalid claims are reported with the other lists; texts that refer to them are not at fault.
  for (const item of entry.data as unknown[]) {
    const result = listSchemas.claims.safeParse(item)
    if (result.success) printed.push([result.data.id, printClaim(result.data)])
    else if (hasId(item)) printed.push([item.id, ''])
  }
  return Object.fromEntries(printed)
}

/** Whether an item of a list names itself, valid or not. */
export function hasId(item: unknown): item is { id: string } {
  return typeof item === 'object' && item !== null && typeof (item as { id?: unknown }).id === 'string'
}

/** All lists and records of content/data; a list without a file is empty. */
export function readData(entries: ReadonlyMap<string, Entry>, context: Context): ContentData {
  // Each name is paired with its own schema by the registries' types; the loop itself cannot show that.
  const data: Partial<Record<ListName | RecordName, unknown>> = {}
  for (const name of Object.keys(listSchemas) as ListName[])
    data[name] = readList(entries.get(`data/${name}.yaml`), listSchemas[name], context)
  for (const name of Object.keys(recordSchemas) as RecordName[]) {
    const record = readMapping<z.ZodType>(entries.get(`data/${name}.yaml`), recordSchemas[name], context)
    if (record !== undefined) data[name] = record
  }
  return data as ContentData
}

/** The Markdown of data records, by `list/id`. */
export function compileData(
  data: ContentData,
  context: Context,
  entries: ReadonlyMap<string, Entry>,
): Record<string, DataText> {
  const compiled: Record<string, DataText> = {}
  const compile = (list: 'faqs' | 'endpoints', field: string, items: readonly DataSource[]) => {
    const entry = entries.get(`data/${list}.yaml`)
    if (!entry) return
    for (const [index, { id, place, source }] of items.entries()) {
      const path = [indexInFile(context, entry.file, index), field]
      const text = compileText({ entry, path, source }, { baseDepth: 3, takenIds: [], prefix: id, place }, context)
      compiled[`${list}/${id}`] = { entry, path, text }
    }
  }
  compile(
    'faqs',
    'answer',
    data.faqs.map(({ id, question, answer }) => ({ id, place: question, source: answer })),
  )
  compile(
    'endpoints',
    'description',
    data.endpoints.map(({ id, method, path, description }) => ({
      id,
      place: `${method} ${path}`,
      source: description,
    })),
  )
  return compiled
}
