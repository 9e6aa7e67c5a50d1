// The keys that open the search, Ctrl+K or ⌘K, press the button of its island. A single letter opens nothing: it would
// be pressed by whoever dictates.

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
  let isOpening = false
  let typed = ''
  document.addEventListener('keydown', (event) => {
    const isShortcut =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isShortcut) {
      if (isOpening && event.key.length === 1 && !event.ctrlKey && !event.metaKey) typed += event.key
      return
    }
    event.preventDefault()
    isOpening = true
    // Where the island is not alive yet, the click wakes it and is repeated then.
    button.click()
  })
  // What is typed before the field is there comes into it, as if it were typed there.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.matches('.search-input'))) return
    if (typed) document.execCommand('insertText', false, typed)
    isOpening = false
    typed = ''
  })
}
