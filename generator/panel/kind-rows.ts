// What this site can have more of: a page, an article of each collection that is switched on, a folder, a redirect. Of
// each, the fields that somebody has to fill in.

import type { KindRow, Kinds } from '#runtime/devtools/wire-arrange.ts'
import type { FormField } from '#runtime/devtools/wire-forms.ts'
import { type CollectionName, standardCollections } from '#schemas/article-collections.ts'
import { type EntryKind, listKinds } from '../addresses/addresses.ts'
import { findSite } from '../load/load.ts'
import { readVersions } from '../model/model.ts'
import { isMapping } from '../yaml/yaml.ts'
import { namesOf } from './answer-forms.ts'
import { formFieldsOf } from './form-fields.ts'
import type { PanelState } from './panel-state.ts'

type Known = Pick<PanelState, 'entries' | 'ownSchemas'>

/** Keys that a dialog asks for itself, or that the file starts with. */
const startedKeys: readonly string[] = ['id', 'slug', 'title', 'status', 'publishedAt']

/** Fields with one control. Lists and groups are filled in when the file is there. */
const simpleKinds: ReadonlySet<FormField['kind']> = new Set([
  'text',
  'long-text',
  'markdown',
  'number',
  'switch',
  'choice',
  'date',
  'date-time',
  'picture',
  'link',
  'reference',
])

/** The kinds, in the order of the site. */
export function listKindRows(state: Known): Kinds {
  const { collections } = state.ownSchemas
  const off = findSwitchedOff(state)
  const rows = [...listKinds(collections)]
    .filter(([, { folder }]) => !off.has(folder))
    .map(([kind, entry]) => asRow(kind, entry, state))
  const folder: KindRow[] = off.has('docs')
    ? []
    : [{ ...placeOf('docs', state), kind: 'folder', label: 'Documentation folder', isTree: true, fields: [] }]
  const redirect: KindRow = { kind: 'redirect', label: 'Redirect', folder: '', route: '', isTree: true, fields: [] }
  return { kinds: [...rows, ...folder, redirect], names: namesOf(state) }
}

/** Standard collections that site.yaml switches off. */
export function findSwitchedOff({ entries }: Pick<PanelState, 'entries'>): ReadonlySet<string> {
  const data = findSite(entries)?.data
  const { features } = (isMapping(data) ? data : {}) as { features?: unknown }
  const names = isMapping(features) ? Object.keys(features).filter((name) => features[name] === false) : []
  return new Set(names.filter((name) => Object.hasOwn(standardCollections, name)))
}

function asRow(kind: string, { folder, noun, isTree }: EntryKind, state: Known): KindRow {
  const schema = collectionOf(folder, state)?.schema
  const fields = schema ? formFieldsOf(schema).filter(isAsked) : []
  return { ...placeOf(folder, state), kind, label: labelOf(folder, noun), isTree, fields }
}

function isAsked({ key, kind, isRequired }: FormField): boolean {
  return isRequired && simpleKinds.has(kind) && !startedKeys.includes(key)
}

function placeOf(folder: string, state: Known): Pick<KindRow, 'folder' | 'route' | 'versions'> {
  const versions = folder === 'docs' ? readVersions(findSite(state.entries)) : []
  const route = collectionOf(folder, state)?.route ?? ''
  return { folder, route, ...(versions.length > 0 ? { versions: [...versions] } : {}) }
}

function collectionOf(folder: string, { ownSchemas: { collections } }: Known) {
  return Object.hasOwn(collections, folder) ? collections[folder] : standardCollections[folder as CollectionName]
}

function labelOf(folder: string, noun: string): string {
  return folder === 'blog' ? `Blog ${noun}` : noun.charAt(0).toUpperCase() + noun.slice(1)
}
