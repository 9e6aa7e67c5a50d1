import type { ReactNode } from 'react'
import type { BlockForm, FormField } from '../../wire-forms.ts'
import type { AssetRow } from '../../wire-rows.ts'
import type { PageSummary } from '../../wire-types.ts'
import { useRows } from '../panel-data.ts'

const mostRows = 200

/** Id of the list of what a field could name; undefined if there is none. */
export function listOf(id: string, field: FormField): string | undefined {
  if (field.kind === 'picture' || field.kind === 'link') return `${id}-${field.kind}`
  return field.kind === 'reference' ? `${id}-${field.to}` : undefined
}

/** What the fields of a form could name: claims, collections, widgets, pages and assets. */
export function Suggestions({ id, names }: { id: string; names: BlockForm['names'] }): ReactNode {
  const pages = useRows<PageSummary>('/pages', mostRows, {}).value?.items ?? []
  const assets = useRows<AssetRow>('/assets', mostRows, {}).value?.items ?? []
  const lists = {
    ...names,
    link: pages.map(({ route }) => route),
    picture: assets.map(({ url }) => url),
  }
  return Object.entries(lists).map(([name, values]) => (
    <datalist id={`${id}-${name}`} key={name}>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </datalist>
  ))
}
