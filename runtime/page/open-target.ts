// What an address names opens: a disclosure such as a question, and the panels and disclosures around it. A hidden
// panel is told as the browser's search tells it: by the event "beforematch".

import { addressTarget } from './address-target.ts'

/** Opens what the address names, now and whenever it changes. */
export function startOpenTarget(): void {
  openTarget()
  addEventListener('hashchange', openTarget)
}

function openTarget(): void {
  const target = addressTarget()
  let hasOpened = false
  for (let element = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) hasOpened = element.open = true
    if (!element.hidden) continue
    element.dispatchEvent(new Event('beforematch', { bubbles: true }))
    // As the browser does it: what renders later does not have to be waited for.
    element.hidden = false
    hasOpened = true
  }
  // Opening one has closed another one of its group, which may have been above it. Widgets render a moment later.
  if (hasOpened) setTimeout(() => target?.scrollIntoView({ behavior: 'instant' }))
}
