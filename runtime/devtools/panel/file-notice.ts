// What the last uploads, replacements and removals of this page came to. It stays until the next one, so that nobody
// has to be quick to read it, or to undo.

import { useSyncExternalStore } from 'react'
import { sentence } from './format.ts'
import { ApiError } from './panel-api.ts'

export interface FileNotice {
  /** What is going on, or what was done. */
  text: string
  /** What was refused, each with its reason and remedy. */
  failures: readonly string[]
  undo?: () => Promise<string>
}

const listeners = new Set<() => void>()
let notice: FileNotice = { text: '', failures: [] }

/** The notice as React state. */
export function useFileNotice(): FileNotice {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => notice,
  )
}

/** Shows a notice in place of the one before. */
export function showNotice(text: string, more: Partial<Omit<FileNotice, 'text'>> = {}): void {
  notice = { failures: [], ...more, text }
  for (const listener of listeners) listener()
}

/** Does something with files, and shows what it came to, or why it was refused. */
export async function doNoticed(running: string, act: () => Promise<Pick<FileNotice, 'text' | 'undo'>>): Promise<void> {
  showNotice(running)
  try {
    const { text, undo } = await act()
    showNotice(text, undo ? { undo } : {})
  } catch (error) {
    showNotice('', { failures: [reasonOf(error)] })
  }
}

/** A refusal as sentences. Throws what is none. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return `${sentence(error.message)} ${sentence(error.hint)}`
}
