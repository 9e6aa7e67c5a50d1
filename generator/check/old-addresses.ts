// The addresses that redirects.yaml and redirects.csv redirect, and those with a star of articles, as others see them
// that want the same ones.

import { readOldPath } from '#schemas/old-path.ts'
import { addressKey } from '../addresses/addresses.ts'
import type { SiteRules } from '../links/links.ts'
import { type Entry, type LanguagePlace } from '../load/load.ts'
import { type Content, listArticles } from '../model/model.ts'
import type { Path } from '../yaml/yaml.ts'

/** An address that something of the content has. */
export interface UsedAddress {
  route: string
  /** Missing for an index page that no file describes. */
  entry: Entry | undefined
  /** The field that it comes from. */
  path: Path
  /** What others are told that want the same address. */
  name: string
  /** The same for other files. */
  place?: string
  /** Of an old address: where it leads. */
  to?: string
  /** The remedy if another has it already. */
  ifTaken: string
  /** The remedy if nothing may have it, or only what is in this language. By default that of the fault. */
  ifRefused?: (language?: LanguagePlace) => string
}

/** Each with what it is called where it is taken. An address with a star ends in one. */
export function oldAddresses(content: Content, rules: SiteRules): UsedAddress[] {
  return [...starredAliases(content, rules), ...writtenRedirects(content, rules)]
}

function starredAliases(content: Content, { place }: SiteRules): UsedAddress[] {
  return listArticles(content).flatMap(({ oldPrefixes, entry, route }) => {
    if (oldPrefixes.length === 0) return []
    const { aliases = [] } = entry.data as { aliases?: readonly string[] }
    const remedy = 'take it out of the aliases'
    return aliases.flatMap((alias, index): UsedAddress[] => {
      const { path, isPrefix } = readOldPath(alias)
      if (!isPrefix) return []
      const name = place.folder + entry.file
      const used = { route: `${path}/*`, entry, path: ['aliases', index], name, to: route }
      return [{ ...used, ifTaken: remedy, ifRefused: () => remedy }]
    })
  })
}

function writtenRedirects(content: Content, { routes }: SiteRules): UsedAddress[] {
  const pages = new Set(routes.flatMap(({ kind, route }) => (kind === 'alias' ? [] : [addressKey(route)])))
  return content.redirects.map(({ from, isPrefix, to, entry, index }) => {
    const path = [index, 'from']
    const place = `line ${entry.locate(path).line}`
    const reason =
      !isPrefix && pages.has(addressKey(from)) ? 'a page of this address exists' : 'the address leads elsewhere already'
    const ifTaken = `take the redirect out: ${reason}`
    const ifRefused = (language?: LanguagePlace) =>
      language ? `write it into ${language.folder}${entry.file}, without ${language.prefix}` : 'take the redirect out'
    const route = isPrefix ? `${from}/*` : from
    return { route, entry, path, name: `the redirect in ${place}`, place, to, ifTaken, ifRefused }
  })
}
