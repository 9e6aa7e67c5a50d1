import type { CheckedSite } from '../build/build.ts'
import { openCache } from '../cache/cache.ts'
import type { MarkdownParser } from '../config/config.ts'
import { ownAddress } from '../links/links.ts'
import { findSite, splitLanguages } from '../load/load.ts'
import { readVersions } from '../model/model.ts'
import { isMapping } from '../yaml/yaml.ts'
import type { LanguageFiles, SiteFiles } from './model.ts'

/** What a move needs to know of a site that was checked. */
export function listSiteFiles(
  { loaded, languages, content: valid, ownSchemas }: CheckedSite,
  { content, parser }: { content: string; parser: MarkdownParser },
): SiteFiles {
  const site = findSite(loaded.entries)
  const data = isMapping(site?.data) ? site.data : {}
  const [first, ...others] = splitLanguages(loaded, openCache())
  const own = ({ place, loaded: files, borrowed }: typeof first): LanguageFiles => ({
    place,
    entries: new Map(files.entries.filter(({ file }) => !borrowed.has(file)).map((entry) => [entry.file, entry])),
  })
  const collections = { ...ownSchemas.collections, ...valid?.collections }
  const texts = languages.flatMap(({ place, content: read }) =>
    Object.values(read.dataTexts).map(({ entry, path }) => textKey(place.folder + entry.file, path)),
  )
  return {
    content,
    languages: [own(first), ...others.map(own)],
    paths: new Set(loaded.known.keys()),
    assets: loaded.assets,
    newest: readVersions(site)[0],
    address: typeof data['url'] === 'string' ? ownAddress(data['url']) : '',
    textFields: new Map(Object.entries(collections).map(([name, { markdownFields }]) => [name, markdownFields])),
    dataTexts: new Set(texts),
    parser,
  }
}

/** `dataTexts` of a value. */
export function textKey(file: string, path: readonly PropertyKey[]): string {
  return JSON.stringify([file, ...path.map(String)])
}
