// What the site stores in a visitor's browser. Where storage is blocked, nothing is stored.

/**
 * The keys: `theme` (auto, light, dark), `code-language` (the language tab last chosen), and on a site that asks
 * whether scripts of other hosts may be loaded `scripts` (the answer, and their addresses).
 */
export type StorageKey = 'theme' | 'code-language' | 'scripts'

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
