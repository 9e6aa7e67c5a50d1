// Which language a content file is of. Its kind and its address follow from its path below the folder of that language.

import { type Address, addressOf } from '../addresses/addresses.ts'
import { pathOf } from '../links/links.ts'
import { type Entry, findSite, type LanguagePlace, readLanguages } from '../load/load.ts'
import { readVersions } from '../model/model.ts'

/** What addresses depend on apart from files. */
export interface ContentPlaces {
  /** The default one comes first. */
  languages: readonly [LanguagePlace, ...LanguagePlace[]]
  /** Folder of the newest version of the documentation, if it has versions. */
  newestDocs: string | undefined
}

interface PlacedFile {
  place: LanguagePlace
  /** Below the folder of the language. */
  path: string
}

interface PlacedAddress extends Address {
  /** Missing on a site with one language. */
  language?: string
}

/** The languages of the site and the newest version of its documentation, as its files say. */
export function readPlaces(entries: readonly Entry[]): ContentPlaces {
  const [newestDocs] = readVersions(findSite(entries))
  return { languages: readLanguages(entries), newestDocs }
}

/** The language of a file, and its path below the folder of that language. */
export function findLanguage(file: string, { languages }: ContentPlaces): PlacedFile {
  const place = languages.find(({ folder }) => folder !== '' && file.startsWith(folder)) ?? languages[0]
  return { place, path: file.slice(place.folder.length) }
}

/**
 * What identifies a page or an article among those of all languages; undefined for files that become no page. A page
 * and its translation may have the same id, so that of a translation ends with its language.
 */
export function placedAddress(file: string, data: unknown, places: ContentPlaces): PlacedAddress | undefined {
  const { place, path } = findLanguage(file, places)
  const address = addressOf(path, data, places.newestDocs)
  if (!address || places.languages.length === 1) return address
  const { language, folder } = place
  const id = folder === '' ? address.id : `${address.id}@${language}`
  return { ...address, id, route: pathOf(place, address.route), language }
}
