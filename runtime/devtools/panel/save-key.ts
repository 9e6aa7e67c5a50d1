interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Whether a key saves a form from any of its fields: Ctrl+S, Command+S on macOS. */
export function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey
}
