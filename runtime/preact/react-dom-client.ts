// `react-dom/client` of sites that are built with Preact, with the option that React has for ids.

import { type ComponentChild, createElement } from 'preact'
import { hydrateRoot as hydratePreact } from 'preact/compat/client'
import { IdPrefix } from './prefixed-id.ts'

export { createRoot } from 'preact/compat/client'

/** Wakes the HTML of an element. `identifierPrefix` is that of the server. */
export function hydrateRoot(
  container: Element,
  children: ComponentChild,
  { identifierPrefix = '' }: { identifierPrefix?: string } = {},
): ReturnType<typeof hydratePreact> {
  return hydratePreact(container, createElement(IdPrefix.Provider, { value: identifierPrefix }, children))
}
