import type { Entry } from '../load/load.ts'
import type { Position } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'
import { linkKey, onlyLinkKey } from './resolve-links.ts'

/** A link with its place, which is looked up only if there is a problem. */
export interface FoundLink {
  href: string
  isImage: boolean
  place: () => Position
}

/** Values of link keys, wherever they are in the data. */
export function valueLinks(entry: Entry, data: unknown, base: Path = []): FoundLink[] {
  const links: FoundLink[] = []
  const walk = (value: unknown, path: Path) => {
    if (typeof value === 'string') {
      const key = String(path.at(-1))
      if (value === '') return
      if (onlyLinkKey.test(key) || (linkKey.test(key) && /^[/#]/.test(value)))
        links.push({ href: value, isImage: false, place: () => entry.locate(path) })
    } else if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index]))
    else if (typeof value === 'object' && value !== null)
      // Form endpoints are not pages.
      for (const [key, item] of Object.entries(value))
        if (!(key === 'endpoints' && path.length === 0)) walk(item, [...path, key])
  }
  walk(data, base)
  return links
}
