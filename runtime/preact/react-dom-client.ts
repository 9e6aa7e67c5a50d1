// `react-dom/client` of sites that are built with Preact, with the option that React has for ids.

import { type ComponentChild, createElement, options, type VNode } from 'preact'
import { hydrateRoot as hydratePreact } from 'preact/compat/client'
import { elementsAttribute } from '../contract.ts'
import { discard, restore } from '../keep-nodes.ts'
import { IdPrefix } from './prefixed-id.ts'

export { createRoot } from 'preact/compat/client'

/** Wakes the HTML of an element. `identifierPrefix` is that of the server. */
export function hydrateRoot(
  container: Element,
  children: ComponentChild,
  { identifierPrefix = '' }: { identifierPrefix?: string; onRecoverableError?: () => void } = {},
): ReturnType<typeof hydratePreact> {
  // Preact takes every HTML for that of the server, also what others have added.
  const written = container.getAttribute(elementsAttribute)
  if (written !== null && Number(written) !== container.querySelectorAll('*').length) container.replaceChildren()
  return hydratePreact(container, createElement(IdPrefix.Provider, { value: identifierPrefix }, children))
}

// What keep-nodes.ts has to know of Preact: which nodes it has made, which it gives up, and where a component is about
// to render. These short names are those that Preact's own developer tools use.
interface Made extends VNode {
  /** The node. */
  __e?: Node | null
  /** The component, with the element that it renders into. */
  __c?: { __P?: Node | null } | null
}
type Hook = (vnode: Made) => void
const { diffed, unmount, __r: rendering }: { diffed?: Hook; unmount?: Hook; __r?: Hook } = options
const hooks: Record<string, Hook> = {
  diffed: (vnode) => {
    const { __e: node } = vnode
    // For isOwn() there; React marks its nodes by itself.
    if (node) Object.assign(node, { __reactNode: true })
    diffed?.(vnode)
  },
  unmount: (vnode) => {
    const { __e: node } = vnode
    if (node) discard(node)
    unmount?.(vnode)
  },
  __r: (vnode) => {
    const { __c: component } = vnode
    const { __P: place } = component ?? {}
    if (place) restore(place)
    rendering?.(vnode)
  },
}
Object.assign(options, hooks)

// Newer browsers have another insertBefore, which refuses a place that is no longer there, as well.
const prototype: { moveBefore?: Element['moveBefore'] } = Element.prototype
const { moveBefore } = prototype
if (moveBefore)
  prototype.moveBefore = function (this: Element, node: Node, next: Node | null): void {
    try {
      moveBefore.call(this, node, next)
    } catch {
      this.insertBefore(node, next)
    }
  }
