// How visitors see each page and article: public, a draft, scheduled, or switched off with its part of the site. The
// decision is that of the build (`hiddenFiles`).

import type { PublishingState, StateRow, Visibility } from '#runtime/devtools/wire-site.ts'
import { knownKeys } from '#schemas/inspect-schema.ts'
import { folderOf } from '../addresses/addresses.ts'
import { type Entry, findSite, standardSchema, takeOwnKeys } from '../load/load.ts'
import { hiddenFiles } from '../model/model.ts'
import { isMapping } from '../yaml/yaml.ts'
import { findLanguage, placedAddress } from './content-places.ts'
import { PanelError } from './json-answer.ts'
import type { PanelState } from './panel-state.ts'
import { cutRows, isFound, rowsWanted } from './rows.ts'

/** What the state of an entry depends on. */
export type Published = Pick<PanelState, 'entries' | 'places' | 'ownSchemas' | 'now'>

const kinds: readonly Visibility[] = ['published', 'draft', 'scheduled', 'off']

/** The rows that the request asks for: `of` names one state, or `hidden` for all but the public ones. */
export function listStates(state: Published, query: URLSearchParams): PublishingState {
  const of = query.get('of') ?? 'all'
  if (of !== 'all' && of !== 'hidden' && !kinds.some((kind) => kind === of))
    throw new PanelError(400, `of must be all, hidden, ${kinds.join(', ')}`, 'correct the address', { path: 'of' })
  const wanted = rowsWanted(query)
  const counts: PublishingState['counts'] = { published: 0, draft: 0, scheduled: 0, off: 0 }
  const isWanted = ({ visibility, title, file, route }: StateRow) =>
    (of === 'all' || (of === 'hidden' ? visibility !== 'published' : visibility === of)) &&
    isFound([title, file, route], wanted.search)
  const readRow = openStates(state)
  const rows = state.entries.flatMap((entry) => {
    const row = readRow(entry)
    if (row) counts[row.visibility]++
    return row && isWanted(row) ? [row] : []
  })
  return { ...cutRows(rows.sort(soonestFirst), wanted), counts }
}

/** Reads the state of entries; undefined for files that become no page. */
export function openStates(state: Published): (entry: Entry) => StateRow | undefined {
  const rules = { now: state.now().getTime(), drafts: false }
  const features = featuresOf(findSite(state.entries)?.data)
  return ({ file, data: written, hash }) => {
    const { path, place } = findLanguage(file, state.places)
    const folder = folderOf(path)
    if (folder === undefined || !isMapping(written)) return undefined
    const schema = schemaOf(path, folder, state)
    const { data } = takeOwnKeys(written, schema)
    const address = placedAddress(file, data, state.places)
    if (!address || !isMapping(data)) return undefined
    const { status, publishedAt } = data
    const isShown = hiddenFiles([{ file: path, data }], rules).size === 0
    const hidden = status === 'draft' ? 'draft' : 'scheduled'
    const visibility = isShown ? 'published' : hidden
    return {
      file,
      title: typeof data['title'] === 'string' ? data['title'] : '',
      route: address.route,
      hash,
      visibility: features[folder] === false ? 'off' : visibility,
      ...(typeof publishedAt === 'string' ? { publishedAt } : {}),
      canSchedule: schema !== undefined && knownKeys(schema).includes('publishedAt'),
      ...(state.places.languages.length > 1 ? { language: place.language } : {}),
    }
  }
}

/** The schema of an article; undefined for a page, and for a collection without one. */
export function schemaOf(
  path: string,
  folder: string,
  { ownSchemas }: Pick<PanelState, 'ownSchemas'>,
): Parameters<typeof takeOwnKeys>[1] {
  return standardSchema(path) ?? ownSchemas.collections[folder]?.schema
}

function featuresOf(site: unknown): Record<string, unknown> {
  const features = (site as { features?: unknown } | undefined)?.features
  return isMapping(features) ? features : {}
}

/** What comes next stands first; all else stays in the order of the files. */
function soonestFirst(one: StateRow, other: StateRow): number {
  const timeOf = ({ visibility, publishedAt = '' }: StateRow) =>
    visibility === 'scheduled' ? Date.parse(publishedAt) : Number.POSITIVE_INFINITY
  const [first, second] = [timeOf(one), timeOf(other)]
  return first === second ? 0 : first - second
}
