// What was made, moved or removed, so that it can be taken back byte for byte while the watch runs.

import type { ContentChange } from '../save/save.ts'
import { Refusal } from './model.ts'
import { writeContent } from './write-plan.ts'

/** Bytes of all that is kept. */
const mostBytes = 64 * 1024 * 1024

export interface UndoStore {
  /** Keeps what takes a plan back. False if there is nothing, or too much. */
  keep: (plan: string, changes: readonly ContentChange[] | undefined) => boolean
  /** The changes that take a plan back. Throws a Refusal if they are not kept. */
  find: (plan: string) => readonly ContentChange[]
  /** Makes them. Rejects with a Refusal, and then nothing has changed. */
  write: (plan: string) => Promise<void>
}

/** Opens an empty store for a content folder. */
export function openUndo(content: string): UndoStore {
  const kept = new Map<string, readonly ContentChange[]>()
  const find: UndoStore['find'] = (plan) => {
    const changes = kept.get(plan)
    if (changes) return changes
    throw new Refusal('the watch no longer has what was there before', 'bring the files back with git')
  }
  return {
    keep: (plan, changes) => {
      if (!changes || sizeOf([changes]) > mostBytes) return false
      kept.delete(plan)
      kept.set(plan, changes)
      for (const oldest of kept.keys()) {
        if (sizeOf(kept.values()) <= mostBytes) break
        kept.delete(oldest)
      }
      return true
    },
    find,
    write: async (plan) => {
      await writeContent(content, find(plan), 'it would be lost: take this back by hand, or with git')
      kept.delete(plan)
    },
  }
}

function sizeOf(sets: Iterable<readonly ContentChange[]>): number {
  return [...sets].flat().reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0)
}
