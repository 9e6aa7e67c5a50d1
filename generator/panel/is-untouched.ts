// Whether an edit is about values that are the same in two versions of a page. Then it can be made on the newer one
// without a question: nobody else has changed what it changes.

import { isDeepStrictEqual } from 'node:util'
import type { PanelBlock, PanelPage } from '#runtime/devtools/wire-types.ts'
import type { PageEdit } from '../edit/edit.ts'
import { isMapping } from '../yaml/yaml.ts'

/** Whether all that the edit replaces is the same in both versions. */
export function isUntouched(seen: PanelPage, present: PanelPage, edit: PageEdit): boolean {
  if (edit.kind === 'add')
    return edit.after === null || present.blocks.filter(({ id }) => id === edit.after).length === 1
  if (edit.kind === 'order') return isDeepStrictEqual(shownIds(seen), shownIds(present))
  if (edit.kind === 'head') return areSame(seen, present, edit.changes)
  const [before, now] = [seen, present].map(({ blocks }) => blocks.filter(({ id }) => id === edit.blockId))
  const [old, fresh] = [before?.[0], now?.[0]]
  if (!old || !fresh || before?.length !== 1 || now?.length !== 1) return false
  // A copy is one of the whole block, wherever it is now; and all of it would be removed.
  if (edit.kind === 'duplicate' || edit.kind === 'remove')
    return isDeepStrictEqual({ ...old, order: 0 }, { ...fresh, order: 0 })
  if (edit.kind === 'data') return areSame(old, fresh, edit.changes)
  return Object.keys(edit.fields).every((key) => isDeepStrictEqual(old[key], fresh[key]))
}

type Path = readonly (string | number)[]

function areSame(seen: object, present: object, changes: readonly { path: Path }[]): boolean {
  return changes.every(({ path }) => isDeepStrictEqual(valueAt(seen, path), valueAt(present, path)))
}

/** The value at a path, or the list that it is in: an item may have another position now. */
function valueAt(whole: object, path: Path): unknown {
  const list = path.findIndex((key) => typeof key === 'number')
  return (list < 0 ? path : path.slice(0, list)).reduce<unknown>(
    (value, key) => (isMapping(value) ? value[key] : undefined),
    whole,
  )
}

function shownIds({ blocks }: PanelPage): string[] {
  return [...blocks].sort((a: PanelBlock, b: PanelBlock) => a.order - b.order).map(({ id }) => id)
}
