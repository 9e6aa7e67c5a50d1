// A page in other languages: for search engines in the head, for visitors in the language switch.

import type { FrameProps, HeadProps } from '#site/view-props.ts'
import { type LanguageLinks, type LinkRead, type LinkTable, lookUp, pathOf, placeWhole } from '../links/links.ts'

interface TranslatedSite {
  facts: { origin: string }
  links: LinkTable
}

/** Where the pages of a language are. */
export function placeLanguage({
  basePath,
  languages,
}: {
  basePath: string
  languages?: LanguageLinks | undefined
}): Pick<LinkTable, 'basePath' | 'languages'> {
  if (!languages) return { basePath }
  const names = languages.places.map(({ language }) => nameIn(language))
  return { basePath: basePath + languages.place.prefix, languages: { ...languages, rootPath: basePath, names } }
}

/** Addresses of the page in each language that has it. Nothing if there is only one. */
export function planTranslations(route: string, { facts, links }: TranslatedSite): Pick<HeadProps, 'translations'> {
  const { languages } = links
  if (!languages) return {}
  const found = findTranslations(route, links)
  if (found.size < 2) return {}
  const addresses = [...found].map(([language, path]) => ({
    language,
    address: facts.origin + (placeWhole(path, links) || '/'),
  }))
  // For visitors who read none of the languages.
  const [standard] = addresses
  return { translations: [...addresses, ...(standard ? [{ ...standard, language: 'x-default' }] : [])] }
}

/** Links to the page in every language of the site, or to the start page of a language that does not have it. */
export function planLanguageSwitch(
  route: string,
  { links }: Pick<TranslatedSite, 'links'>,
): Pick<FrameProps, 'languages' | 'prefix'> {
  const { languages } = links
  if (!languages) return {}
  const found = findTranslations(route, links)
  const { prefix } = languages.place
  return {
    ...(prefix === '' ? {} : { prefix }),
    languages: languages.places.map((place, index) => {
      const path = found.get(place.language)
      return {
        language: place.language,
        name: languages.names[index] ?? place.language,
        address: placeWhole(path ?? pathOf(place, '/'), links) || '/',
        isStart: path === undefined,
      }
    }),
  }
}

/** The final links of a page that lead to other languages, with the language. */
export function findForeignLinks(reads: readonly LinkRead[], links: LinkTable): Record<string, string> {
  if (!links.languages) return {}
  const { place, places } = links.languages
  const foreign: Record<string, string> = {}
  for (const { table, found } of reads) {
    if (table !== 'addresses' || found === undefined || /\.\w+$/.test(found)) continue
    const of = places.findLast(({ prefix }) => prefix !== '' && (found === prefix || found.startsWith(`${prefix}/`)))
    const language = (of ?? places[0])?.language
    if (language !== undefined && language !== place.language) foreign[placeWhole(found, links)] = language
  }
  return foreign
}

function findTranslations(route: string, links: LinkTable): ReadonlyMap<string, string> {
  const found = lookUp('translations', route, links)
  return new Map(found === undefined ? [] : (JSON.parse(found) as [language: string, path: string][]))
}

/** The name of a language in the language itself, as a heading has it. */
function nameIn(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
