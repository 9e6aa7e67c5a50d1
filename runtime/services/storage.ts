// What the site stores in a visitor's browser: two keys. Where storage is blocked, nothing is stored.

/** The two keys: `theme` (auto, light, dark) and `code-language` (the language tab last chosen). */
export type StorageKey = 'theme' | 'code-language'

/** The stored value, if any. */
export function recall(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value, if the browser allows it. */
export function remember(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is full or blocked; the page works without it.
  }
}
