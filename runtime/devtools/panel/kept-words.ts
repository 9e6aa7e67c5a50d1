// What was typed into a dialog that has closed without being asked to: an Escape, or a page that was loaded anew.

import { keepSetting } from '../setting.ts'
import type { Typed } from './arrange-forms.ts'
import type { FormData } from './form/form-values.ts'

/** What a dialog has. */
export interface KeptWords {
  typed: Typed
  values: FormData
}

/** As JSON, with the name of the dialog that it is of. */
const kept = keepSetting<string>('arrange-typed', '')

/** The words kept for a dialog. */
export function wordsOf(name: string): KeptWords | undefined {
  try {
    const found = JSON.parse(kept.get() || 'null') as (KeptWords & { name: string }) | null
    return found?.name === name ? found : undefined
  } catch {
    return undefined
  }
}

/** Keeps the words of a dialog in place of those of another one. */
export function keepWords(name: string, words: KeptWords): void {
  kept.set(JSON.stringify({ name, ...words }))
}

/** Forgets what is kept. */
export function forgetWords(): void {
  kept.set('')
}
