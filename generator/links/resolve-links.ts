// Props as plans make them → props as pages show them: each link resolved, each text filled.

import type { TextHtml } from '#site/text-html.ts'
import { fillText } from './fill-text.ts'
import { type LinkTable, resolveHref } from './link-table.ts'

/** Keys whose values can be links, wherever they stand in props. */
export const linkKey =
  /^(?:href|src|url|to|avatar|image|poster|logo|logoDark|mark|favicon|textFont|codeFont|cardFont|\w+(?:Url|Href))$/
/** Keys whose values are always links. */
export const onlyLinkKey = /^(?:href|src|url|\w+(?:Url|Href))$/

/** Whether a value of this key can be a link. */
export function isLinkKey(key: string): boolean {
  return linkKey.test(key)
}

/**
 * Props with every link resolved: values of link keys, and the holes of texts. Nothing is changed in place; an object
 * without a link to resolve is not copied.
 */
export function resolveLinks<Value>(value: Value, fromFile: string, table: LinkTable): Value {
  const walk = (item: unknown, key: string): unknown => {
    if (typeof item === 'string') {
      return linkKey.test(key) ? resolveHref(item, fromFile, table) : item
    }
    if (typeof item !== 'object' || item === null) return item
    if (Array.isArray(item)) {
      let copy: unknown[] | undefined
      for (const [index, part] of item.entries()) {
        const resolved = walk(part, key)
        if (resolved !== part) (copy ??= [...item])[index] = resolved
      }
      return copy ?? item
    }
    if ('htmlPieces' in item) return fillText(item as TextHtml, fromFile, table)
    const known = table.shared?.get(item)
    if (known !== undefined) return known
    let copy: Record<string, unknown> | undefined
    for (const name of Object.keys(item)) {
      const part = (item as Record<string, unknown>)[name]
      const resolved = walk(part, name)
      if (resolved !== part) (copy ??= { ...item })[name] = resolved
    }
    return copy ?? item
  }
  return walk(value, '') as Value
}
