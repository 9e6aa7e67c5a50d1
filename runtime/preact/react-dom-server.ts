// `react-dom/server` of sites that are built with Preact, with the option that React has for ids.

import { type ComponentChild, options as hooks, type VNode } from 'preact'
// Of preact/compat, whose hooks come before the one below.
import { createElement } from 'preact/compat'
import { renderToString as renderPreact } from 'preact-render-to-string'
import { IdPrefix } from './prefixed-id.ts'

// preact/compat makes false of translate="no": right for an element, but HTML would have no attribute then.
const { vnode: before } = hooks
hooks.vnode = (vnode: VNode<{ translate?: unknown }>) => {
  const isKept = vnode.props.translate === 'no'
  before?.(vnode)
  if (isKept) vnode.props.translate = 'no'
}

interface Options {
  /** What the results of useId() begin with. */
  identifierPrefix?: string
}

/** The HTML of a tree. */
export function renderToString(children: ComponentChild, { identifierPrefix = '' }: Options = {}): string {
  return renderPreact(createElement(IdPrefix.Provider, { value: identifierPrefix }, children))
}

/** The same: Preact's HTML has no marks for hydration. */
export function renderToStaticMarkup(children: ComponentChild, options?: Options): string {
  return renderToString(children, options)
}
