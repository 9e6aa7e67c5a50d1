// Switches debug mode on and off: by the button, Ctrl+Shift+D or ?debug=1. The panel's code loads when it is first
// needed. The setting is stored for the tab, so that it survives reloads and applies to the next page.

import { debugMode, panelFocus } from './debug-settings.ts'
import { createHost } from './shadow-host.ts'

const style = `
:host {
  all: initial !important; position: fixed !important; inset: auto 1rem 1rem auto !important;
  z-index: 2147482000 !important; color-scheme: light dark !important;
}
button {
  display: flex; align-items: center; gap: 0.5rem; min-block-size: 2.25rem; padding: 0 0.75rem;
  border: 1px solid light-dark(#89867f, #6f6b65); border-radius: 6px;
  background: light-dark(#fff, #191714); color: light-dark(#35322e, #d9d7d3);
  font: 500 0.8125rem/1 system-ui, sans-serif; cursor: pointer; box-shadow: 0 2px 8px rgb(25 23 19 / 0.16);
}
button:hover { background: light-dark(#f3f2ef, #0a0907) }
button:focus-visible { outline: 2px solid light-dark(#0462d3, #6ab3fd); outline-offset: 2px }
span { inline-size: 0.5rem; block-size: 0.5rem; border-radius: 50%; background: light-dark(#bf4600, #f88a3d) }
@media print { :host { display: none !important } }
`

/** Adds the button and the shortcut, and opens the panel if debug mode is on. */
export function startDebugMode(): void {
  const button = drawButton(() => turn(true))
  if (new URLSearchParams(location.search).get('debug') === '1') debugMode.set(true)
  // In the capture phase: before the site's own shortcuts.
  addEventListener(
    'keydown',
    (event) => {
      if (!event.ctrlKey || !event.shiftKey || event.altKey || event.metaKey || event.code !== 'KeyD') return
      event.preventDefault()
      event.stopImmediatePropagation()
      turn(!debugMode.get())
    },
    true,
  )
  let close: (() => void) | undefined
  let isWanted = false
  let takesFocus = false
  const turn = (isOn: boolean) => {
    takesFocus = true
    debugMode.set(isOn)
    takesFocus = false
  }
  const returnsFocus = keepPanelFocus()
  const show = async () => {
    isWanted = debugMode.get()
    const hasActed = takesFocus
    button.hidden = isWanted
    if (!isWanted) {
      forgetAddress()
      const isInside = document.activeElement?.localName === 'libretto-panel'
      close?.()
      close = undefined
      if (isInside || hasActed) button.focus()
      return
    }
    const { mountPanel } = await import('./panel/mount-panel.tsx')
    // Debug mode may have been switched off again, or on twice, while the script was loading.
    if (!isWanted || close) return
    close = mountPanel({ takesFocus: hasActed || returnsFocus() })
  }
  debugMode.subscribe(() => void show())
  void show()
}

/**
 * A page that the panel opens, and a reload, leave the focus in the panel. The function tells whether it is to return,
 * which ends with the first key, press or focus. A page may be left before its panel is there: a new one loads twice.
 */
function keepPanelFocus(): () => boolean {
  let isDue = panelFocus.get()
  const end = () => (isDue = false)
  for (const name of ['focusin', 'pointerdown', 'keydown']) addEventListener(name, end, { capture: true, once: true })
  addEventListener('pagehide', () => panelFocus.set(isDue || document.activeElement?.localName === 'libretto-panel'))
  return () => isDue
}

// Otherwise the next reload would switch debug mode on again.
function forgetAddress(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('debug')) return
  address.searchParams.delete('debug')
  history.replaceState(history.state, '', address)
}

function drawButton(onPress: () => void): HTMLButtonElement {
  const { host, root } = createHost('libretto-button', style)
  const button = document.createElement('button')
  button.type = 'button'
  button.title = 'Debug panel (Ctrl+Shift+D)'
  button.setAttribute('aria-keyshortcuts', 'Control+Shift+D')
  button.append(document.createElement('span'), 'Debug')
  button.addEventListener('click', onPress)
  const section = document.createElement('section')
  section.setAttribute('aria-label', 'Libretto')
  section.append(button)
  root.append(section)
  document.body.append(host)
  return button
}
