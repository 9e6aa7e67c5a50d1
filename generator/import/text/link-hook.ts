// Hugo: the template that a site has for links tells where one leads that is no path.

import type { PlacedPage } from '../source/model.ts'
import { type GoObject, type GoValue, unknownValue } from '../templates/values.ts'
import type { HugoSite } from './hugo-site.ts'

/** Gives the address that the template prints; undefined without a template, or if it says nothing else. */
export function hookedHref({ linkHook, pageOf, run }: HugoSite) {
  const known = new Map<string, string | undefined>()
  return (page: PlacedPage, href: string, words: string): string | undefined => {
    if (!linkHook) return undefined
    const key = `${page.file}\n${href}\n${words}`
    if (!known.has(key)) {
      const printed = run(linkHook, linkOf(pageOf(page), href, words)) ?? ''
      const [, found = ''] = /<a\s[^<>]*?href="([^"<>]*)"/.exec(printed.replace(/^<a(?=\S)/, '<a ')) ?? []
      const made = found.replace(/&#(\d+);|&amp;/g, (_, code = 38) => String.fromCharCode(Number(code)))
      known.set(key, made === '' || made === href ? undefined : made)
    }
    return known.get(key)
  }
}

function linkOf(page: GoObject, href: string, words: string): GoObject {
  const known: Readonly<Record<string, GoValue>> = {
    Destination: href,
    Text: { markup: words },
    PlainText: words,
    Title: '',
    Page: page,
    PageInner: page,
  }
  return { go: (name) => (Object.hasOwn(known, name) ? known[name] : unknownValue) }
}
