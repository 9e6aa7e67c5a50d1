// How the languages of a site lead to each other. Two pages are translations of each other if their files have the same
// path below their language's folder; pages that nobody wrote, if they have the same address. All paths are without
// base path.

import type { LanguagePlace } from '../load/load.ts'
import type { LanguageLinks } from './link-table.ts'
import type { LinkTargets } from './link-targets.ts'
import type { RouteInfo } from './route-info.ts'

/** A language before it is connected. */
export interface OpenLanguage {
  place: LanguagePlace
  routes: readonly RouteInfo[]
  targets: LinkTargets
}

/** A language with its place among the others. */
export interface ConnectedLanguage {
  links: LanguageLinks
  /** All that its links may lead to, in all languages. */
  targets: LinkTargets
}

/** A page in each language that has it. */
type Group = Map<OpenLanguage, RouteInfo>

/** A path of another language as content writes it. */
interface ForeignPath {
  written: string
  /** From the top of the site. */
  path: string
  info?: RouteInfo
}

/** Connects the languages of a site; the default one comes first. `shared` are files that the whole site has once. */
export function connectLanguages(
  languages: readonly [OpenLanguage, ...OpenLanguage[]],
  shared: readonly string[],
): ConnectedLanguage[] {
  const groups = groupRoutes(languages)
  const places = languages.map(({ place }) => place)
  const [original] = languages
  return languages.map((language) => {
    const { place, routes, targets } = language
    const own = new Set(routes.map(({ route }) => route))
    const found = listForeign(language, languages, groups).filter(({ written }) => !own.has(written))
    const common =
      place.prefix === '' ? [] : [...shared, ...original.targets.redirects].map((path) => [path, path] as const)
    const addresses = new Map([...common, ...found.map(({ written, path }) => [written, path] as const)])
    const translations = new Map(
      routes.flatMap((info) => {
        const pairs = [...(groups.get(info) ?? [])].map(([{ place: its }, { route }]) => [
          its.language,
          pathOf(its, route),
        ])
        return pairs.length === 0 ? [] : [[info.route, JSON.stringify(pairs)] as const]
      }),
    )
    const fileRoutes = place.prefix === '' ? new Map<string, string>() : original.targets.fileRoutes()
    return {
      links: { place, places, addresses, translations, fileRoutes },
      targets: joinTargets(targets, { found, language, languages }),
    }
  })
}

/** A path of a language from the top of the site. */
export function pathOf({ prefix }: LanguagePlace, path: string): string {
  return path === '/' && prefix !== '' ? prefix : prefix + path
}

function groupRoutes([original, ...others]: readonly [OpenLanguage, ...OpenLanguage[]]): ReadonlyMap<RouteInfo, Group> {
  const groups = new Map<RouteInfo, Group>()
  const byFile = new Map<string, Group>()
  const byRoute = new Map<string, Group>()
  const open = (language: OpenLanguage, info: RouteInfo) => {
    const group: Group = new Map([[language, info]])
    groups.set(info, group)
    if (info.entry) byFile.set(info.entry.file, group)
    if (!byRoute.has(info.route)) byRoute.set(info.route, group)
  }
  const isPage = ({ kind }: RouteInfo) => kind !== 'alias'
  for (const info of original.routes.filter(isPage)) open(original, info)
  for (const language of others) {
    const pages = language.routes.filter(isPage)
    const joined = new Set<RouteInfo>()
    const join = (info: RouteInfo, group: Group | undefined) => {
      if (!group || joined.has(info) || group.has(language)) return
      group.set(language, info)
      groups.set(info, group)
      joined.add(info)
    }
    // A file that has its own counterpart must not be taken by one with the same address.
    for (const info of pages) if (info.entry) join(info, byFile.get(info.entry.file))
    for (const info of pages) join(info, byRoute.get(info.route))
    for (const info of pages) if (!joined.has(info)) open(language, info)
  }
  return groups
}

function listForeign(
  language: OpenLanguage,
  [original, ...others]: readonly [OpenLanguage, ...OpenLanguage[]],
  groups: ReadonlyMap<RouteInfo, Group>,
): ForeignPath[] {
  const prefixed = others.flatMap(({ place, routes }) =>
    routes.map((info) => ({ written: pathOf(place, info.route), path: pathOf(place, info.route), info })),
  )
  if (language === original) return prefixed
  const originals = original.routes.map((info): ForeignPath => {
    const translation = groups.get(info)?.get(language)
    if (!translation) return { written: info.route, path: info.route, info }
    return { written: info.route, path: pathOf(language.place, translation.route), info: translation }
  })
  return [...prefixed, ...originals]
}

function joinTargets(
  own: LinkTargets,
  {
    found,
    language,
    languages: [original, ...others],
  }: { found: readonly ForeignPath[]; language: OpenLanguage; languages: readonly [OpenLanguage, ...OpenLanguage[]] },
): LinkTargets {
  const foreign = [
    ...(language === original ? [] : [{ prefix: '', targets: original.targets }]),
    ...others.map(({ place: { prefix }, targets }) => ({ prefix, targets })),
  ]
  const joinSets = (pick: (targets: LinkTargets) => ReadonlySet<string>) =>
    new Set([
      ...foreign.flatMap(({ prefix, targets }) => [...pick(targets)].map((path) => prefix + path)),
      ...pick(own),
    ])
  return {
    ...own,
    routes: new Map([...found.flatMap(({ written, info }) => (info ? [[written, info] as const] : [])), ...own.routes]),
    generated: joinSets(({ generated }) => generated),
    redirects: joinSets(({ redirects }) => redirects),
    redirectPrefixes: joinSets(({ redirectPrefixes }) => redirectPrefixes),
    faultyRoutes: joinSets(({ faultyRoutes }) => faultyRoutes),
    hidden: new Map([
      ...foreign.flatMap(({ prefix, targets }) =>
        [...targets.hidden].map(([path, reason]) => [prefix + path, reason] as const),
      ),
      ...own.hidden,
    ]),
    faultyFolders: foreign
      .flatMap(({ prefix, targets }) => targets.faultyFolders.map((path) => prefix + path))
      .concat(own.faultyFolders),
    fileRoutes: () =>
      language === original ? own.fileRoutes() : new Map([...original.targets.fileRoutes(), ...own.fileRoutes()]),
  }
}
