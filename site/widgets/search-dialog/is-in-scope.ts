import type { SearchScope } from '../../docs-props.ts'

/**
 * Whether a hit may be found on a page. Old versions of the documentation are found on their own pages only, and there
 * in place of the newest. `isWithin`: the reader wants the part of the documentation that the page is in.
 */
export function isInScope({ url }: { url: string }, scope: SearchScope | undefined, isWithin: boolean): boolean {
  if (!scope) return true
  const { section, version, old } = scope
  if (isWithin && section) return isBelow(url, section.href)
  if (version) return isBelow(url, version.href) || !isBelow(url, version.docsHref)
  return !old.some(({ href }) => isBelow(url, href))
}

function isBelow(url: string, href: string): boolean {
  const place = href.replace(/\/$/, '')
  return url.startsWith(place) && /^(?:[/#?]|$)/.test(url.slice(place.length))
}
