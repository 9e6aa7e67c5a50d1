// Whether an edit is about values that are the same in two versions of a page. Then it can be made on the newer one
// without a question: nobody else has changed what it changes.

import { isDeepStrictEqual } from 'node:util'
import type { PanelBlock, PanelPage } from '#runtime/devtools/wire-types.ts'
import type { PageEdit } from '../edit/edit.ts'

/** Whether all that the edit replaces is the same in both versions. */
export function isUntouched(seen: PanelPage, present: PanelPage, edit: PageEdit): boolean {
  if (edit.kind === 'order') return isDeepStrictEqual(shownIds(seen), shownIds(present))
  const [before, now] = [seen, present].map(({ blocks }) => blocks.filter(({ id }) => id === edit.blockId))
  const [old, fresh] = [before?.[0], now?.[0]]
  if (!old || !fresh || before?.length !== 1 || now?.length !== 1) return false
  // A copy is one of the whole block, wherever it is now.
  if (edit.kind === 'duplicate') return isDeepStrictEqual({ ...old, order: 0 }, { ...fresh, order: 0 })
  return Object.keys(edit.fields).every((key) => isDeepStrictEqual(old[key], fresh[key]))
}

function shownIds({ blocks }: PanelPage): string[] {
  return [...blocks].sort((a: PanelBlock, b: PanelBlock) => a.order - b.order).map(({ id }) => id)
}
