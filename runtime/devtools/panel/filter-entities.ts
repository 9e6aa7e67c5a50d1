import type { Entity, EntityList } from '../wire-types.ts'

/**
 * Entities whose id, title, file or any text inside the value contains `search`, in any case. Nouns without a match are
 * left out when there is a search. `noun` is '' for all.
 */
export function filterEntities(lists: readonly EntityList[], noun: string, search: string): EntityList[] {
  const wanted = search.trim().toLowerCase()
  return lists
    .filter((list) => noun === '' || list.noun === noun)
    .map((list) => ({
      noun: list.noun,
      items: wanted === '' ? list.items : list.items.filter((item) => matches(item, wanted)),
    }))
    .filter(({ items }) => wanted === '' || items.length > 0)
}

function matches({ id, title, file, value }: Entity, wanted: string): boolean {
  return [id, title, file].some((text) => text.toLowerCase().includes(wanted)) || hasText(value, wanted)
}

function hasText(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(wanted)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value) === wanted
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => hasText(inner, wanted))
}
