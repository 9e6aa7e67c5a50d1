// `react-dom/server` of sites that are built with Preact, with the option that React has for ids.

import { type ComponentChild, createElement } from 'preact'
import { renderToString as renderPreact } from 'preact-render-to-string'
import { IdPrefix } from './prefixed-id.ts'

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
