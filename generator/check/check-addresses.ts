// Addresses of pages, articles and redirects: each is used once, and the build, the host and every disk allow it.

import type { Collections } from '#schemas/article-collections.ts'
import { readOldPath, withoutStar } from '#schemas/old-path.ts'
import { addressKey, addressOf, findAddressFault, isReservedAddress } from '../addresses/addresses.ts'
import type { RouteInfo, SiteRules } from '../links/links.ts'
import { type LanguagePlace, listLanguages, problemAt } from '../load/load.ts'
import { type Content, listRedirects, openFilesInTheWay } from '../model/model.ts'
import type { Fault, Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'
import { oldAddresses, type UsedAddress } from './old-addresses.ts'

/** Checks all addresses, and that the site has a home page. */
export function checkAddresses(content: Content, rules: SiteRules): Problem[] {
  const problems = checkHome(content, rules)
  const seen = new Map<string, UsedAddress[]>()
  const findRefusal = openRefusals(content, rules)
  const all = [...pageAddresses(content, rules), ...oldAddresses(content, rules)]
  for (const used of all) {
    const { route, entry, path, ifTaken, ifRefused } = used
    const key = addressKey(route)
    const others = seen.get(key)
    const first = others && findClash(used, others)
    if (others) others.push(used)
    else seen.set(key, [used])
    if (!entry) continue
    const report = (fault: Fault) => problems.push(problemAt(entry, path, { severity: 'error', ...fault }))
    if (first)
      report(
        takenFault(rules.place.prefix + route, describe(first, used), first.route === route ? ifTaken : sameTarget),
      )
    const covered = used.to !== undefined && route.endsWith('/*') ? findCovered(route.slice(0, -1), all) : undefined
    if (covered) report(coveringFault(route, `the page "${covered.route}" (${covered.name})`))
    // A large site has its search index in parts below this path.
    if (route === '/search/*') report(coveringFault(route, 'the search index'))
    const refusal = findRefusal(withoutStar(route))
    if (refusal) report(ifRefused ? { ...refusal.fault, hint: ifRefused(refusal.language) } : refusal.fault)
  }
  return problems
}

const sameTarget = 'let both lead to the same page, or take one of them out'

/** The first address that another one cannot be beside. A page and a redirect may differ in capitals alone. */
function findClash(used: UsedAddress, others: readonly UsedAddress[]): UsedAddress | undefined {
  return others.find(
    ({ route, to }) =>
      route === used.route || (to === undefined ? used.to === undefined : used.to !== undefined && used.to !== to),
  )
}

function describe({ name, place, route, entry }: UsedAddress, used: UsedAddress): string {
  const shown = place === undefined || entry?.file === used.entry?.file ? name : `${place} of ${entry?.file ?? ''}`
  return route === used.route ? shown : `${shown}, which leads elsewhere and differs in capitals alone`
}

function pageAddresses(content: Content, { routes, place }: SiteRules): UsedAddress[] {
  const { collections } = content
  const targets = new Map(listRedirects(content).map(({ from, to }) => [from, to]))
  return routes.map((info) => {
    const { kind, route, entry } = info
    const path = addressPath(info, collections)
    const to = kind === 'alias' ? targets.get(route) : undefined
    const used = {
      route,
      entry,
      path,
      name: entry ? place.folder + entry.file : 'the site itself',
      ...(to ? { to } : {}),
    }
    if (path[0] !== 'aliases') return { ...used, ifTaken: 'give one of them another slug' }
    const remedy = 'take it out of the aliases'
    return { ...used, ifTaken: remedy, ifRefused: () => remedy }
  })
}

// The field that an address comes from. An alias is an old address, or is made of the id.
function addressPath({ kind, route, entry, collection = '' }: RouteInfo, collections: Collections): Path {
  if (kind === 'alias') {
    const { aliases = [] } = (entry?.data ?? {}) as { aliases?: readonly string[] }
    const index = aliases.findIndex((alias) => isAt(route, alias))
    return index < 0 ? ['id'] : ['aliases', index]
  }
  const isWritten = typeof entry?.data === 'object' && entry.data !== null && 'slug' in entry.data
  return collections[collection]?.slugFrom === 'title' && !isWritten ? ['title'] : ['slug']
}

function isAt(route: string, alias: string): boolean {
  const { path, isPrefix } = readOldPath(alias)
  return !isPrefix && path === route
}

/** Why nothing may have an address, or only what is in a language. */
interface Refusal {
  fault: Fault
  language?: LanguagePlace
}

/** A function that says why an address is refused. */
function openRefusals(
  content: Content,
  { routes, place: { folder } }: SiteRules,
): (route: string) => Refusal | undefined {
  const isOriginal = folder === ''
  const languages = isOriginal ? listLanguages(content.site).slice(1) : []
  const fileInTheWay = openFilesInTheWay(content, {
    routes: [...routes.map(({ route }) => route), ...content.redirects.map(({ from }) => from)],
    isOriginal,
  })
  return (route) => {
    const file = fileInTheWay(route)
    if (isReservedAddress(route) || file !== undefined) return { fault: reservedFault(route, file) }
    const language = languages.find(({ prefix }) => route === prefix || route.startsWith(`${prefix}/`))
    if (language) return { fault: languageFault(route, language), language }
    const fault = findAddressFault(route)
    return fault && { fault }
  }
}

function reservedFault(route: string, file?: string): Fault {
  const reason = file === undefined ? 'is reserved' : `needs a folder where the build makes the file ${file}`
  return { code: 'reserved-address', message: `the address "${route}" ${reason}`, hint: 'choose another slug' }
}

function languageFault(route: string, { language, folder }: LanguagePlace): Fault {
  const hint = `choose another slug, or move what is written in this language to ${folder}`
  return { code: 'reserved-address', message: `the address "${route}" belongs to the language "${language}"`, hint }
}

function takenFault(route: string, first: string, hint: string): Fault {
  return { code: 'duplicate-address', message: `the address "${route}" is already taken by ${first}`, hint }
}

/** A page below a path. */
function findCovered(folder: string, all: readonly UsedAddress[]): UsedAddress | undefined {
  return all.find(({ route, to }) => to === undefined && route.startsWith(folder))
}

function coveringFault(route: string, what: string): Fault {
  return {
    code: 'duplicate-address',
    message: `the redirect of "${route}" would take ${what} away`,
    hint: 'write the old addresses one by one, without the star',
  }
}

function checkHome({ pages }: Content, { faulty, place }: SiteRules): Problem[] {
  const isHome = (file: string) => addressOf(file, undefined)?.route === '/'
  if (pages.some(({ route }) => route === '/') || [...faulty].some(isHome)) return []
  const hint = `add ${place.folder}pages/home.yaml`
  const message = 'the site has no home page'
  return [{ code: 'missing-home', severity: 'warning', message, hint, file: 'pages/home.yaml' }]
}
