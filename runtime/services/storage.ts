// What this site remembers in a visitor's browser: two keys, no more. Storage may be switched off; then nothing is remembered.

/** The two keys: `theme` (auto, light, dark) and `code-language` (the language tab last chosen). */
export type StorageKey = 'theme' | 'code-language'

/** The remembered value, if any. */
export function recall(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers a value, where the browser allows it. */
export function remember(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Private windows and full disks refuse; the page works without.
  }
}
