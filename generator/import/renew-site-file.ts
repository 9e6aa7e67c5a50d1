// site.yaml of a new site that nobody has touched: what stands there for a start gives way to what the old site says.

import { isMap, parseDocument } from 'yaml'
import type { SiteFacts } from './source/model.ts'

/** What a new site is given where nobody has answered. */
export interface SiteDefaults {
  name: string
  url: string
}

/** The text of an untouched site.yaml with the facts of the old site, and with the collections that an import fills. */
export function renewSiteFile(
  text: string,
  { facts, collections, defaults }: { facts: SiteFacts; collections: ReadonlySet<string>; defaults: SiteDefaults },
): string {
  const document = parseDocument(text)
  if (!isMap(document.contents) || document.errors.length > 0) return text
  for (const key of ['name', 'url'] as const) {
    const value = facts[key]
    if (value !== undefined && document.get(key) === defaults[key]) document.set(key, value)
  }
  // A sentence about an example.
  if (facts.description === undefined) document.delete('description')
  else document.set('description', facts.description)
  for (const name of collections) {
    const path = `features.${name}`.split('.')
    if (document.getIn(path) === false) document.setIn(path, true)
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: true })
}
