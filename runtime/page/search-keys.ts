// Keys that open the search: Ctrl+K or ⌘K anywhere, "/" outside of fields. They press the search island's button.

/** Makes the keys open the search. */
export function startSearchKeys(): void {
  const button = document.querySelector<HTMLElement>('[data-search]')
  if (!button) return
  const hint = document.querySelector<HTMLElement>('[data-search-key]')
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  if (hint) {
    if (isMac) hint.textContent = '⌘K'
    hint.hidden = false
    // The name of the button does not include it.
    hint.setAttribute('aria-hidden', 'true')
  }
  document.addEventListener('keydown', (event) => {
    const isShortcut =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
    if (!isShortcut && !isSlash) return
    event.preventDefault()
    // Where the island is not alive yet, the click wakes it and is repeated then.
    button.click()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
