// Addresses of pages, articles and redirects: each is used once, and the build, the host and every disk allow it.

import type { Collections } from '#schemas/article-collections.ts'
import type { RouteInfo, SiteRules } from '../links/links.ts'
import {
  addressKey,
  addressOf,
  type Entry,
  findAddressFault,
  indexInFile,
  isReservedAddress,
  type LanguagePlace,
  listLanguages,
  problemAt,
} from '../load/load.ts'
import { type Content, openFilesInTheWay } from '../model/model.ts'
import type { Fault, Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'

/** An address that something of the content has. */
interface UsedAddress {
  route: string
  /** Missing for an index page that no file describes. */
  entry: Entry | undefined
  /** The field that it comes from. */
  path: Path
  /** What others are told that want the same address. */
  name: string
  /** The remedy if another has it already. */
  ifTaken: string
  /** The remedy if nothing may have it, or only what is in this language. By default that of the fault. */
  ifRefused?: (language?: LanguagePlace) => string
}

/** Checks all addresses, and that the site has a home page. */
export function checkAddresses(content: Content, rules: SiteRules): Problem[] {
  const problems = checkHome(content, rules)
  const seen = new Map<string, string>()
  const findRefusal = openRefusals(content, rules)
  for (const used of [...pageAddresses(content, rules), ...redirectAddresses(content, rules)]) {
    const { route, entry, path, name, ifTaken, ifRefused } = used
    const key = addressKey(route)
    const first = seen.get(key)
    if (first === undefined) seen.set(key, name)
    if (!entry) continue
    const report = (fault: Fault) => problems.push(problemAt(entry, path, { severity: 'error', ...fault }))
    if (first !== undefined) report(takenFault(rules.place.prefix + route, first, ifTaken))
    const refusal = findRefusal(route)
    if (refusal) report(ifRefused ? { ...refusal.fault, hint: ifRefused(refusal.language) } : refusal.fault)
  }
  return problems
}

function pageAddresses({ collections }: Content, { routes, place }: SiteRules): UsedAddress[] {
  return routes.map((info) => {
    const { route, entry } = info
    const path = addressPath(info, collections)
    const used = { route, entry, path, name: entry ? place.folder + entry.file : 'the site itself' }
    if (path[0] !== 'aliases') return { ...used, ifTaken: 'give one of them another slug' }
    const remedy = 'take it out of the aliases'
    return { ...used, ifTaken: remedy, ifRefused: () => remedy }
  })
}

// The field that an address comes from. An alias is an old address, or is made of the id.
function addressPath({ kind, route, entry, collection = '' }: RouteInfo, collections: Collections): Path {
  if (kind === 'alias') {
    const { aliases = [] } = (entry?.data ?? {}) as { aliases?: readonly string[] }
    return aliases.includes(route) ? ['aliases', aliases.indexOf(route)] : ['id']
  }
  const isWritten = typeof entry?.data === 'object' && entry.data !== null && 'slug' in entry.data
  return collections[collection]?.slugFrom === 'title' && !isWritten ? ['title'] : ['slug']
}

function redirectAddresses(content: Content, { routes }: SiteRules): UsedAddress[] {
  const entry = content.entries.get('redirects.yaml')
  if (!entry) return []
  const pages = new Set(routes.flatMap(({ kind, route }) => (kind === 'alias' ? [] : [addressKey(route)])))
  return content.redirects.map(({ from }, index) => {
    const path = [indexInFile(content, entry.file, index), 'from']
    const name = `the redirect in line ${entry.locate(path).line}`
    const reason = pages.has(addressKey(from)) ? 'a page of this address exists' : 'the address leads elsewhere already'
    const ifTaken = `take the redirect out: ${reason}`
    const ifRefused = (language?: LanguagePlace) =>
      language ? `write it into ${language.folder}redirects.yaml, without ${language.prefix}` : 'take the redirect out'
    return { route: from, entry, path, name, ifTaken, ifRefused }
  })
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

function checkHome({ pages }: Content, { faulty, place }: SiteRules): Problem[] {
  const isHome = (file: string) => addressOf(file, undefined)?.route === '/'
  if (pages.some(({ route }) => route === '/') || [...faulty].some(isHome)) return []
  const hint = `add ${place.folder}pages/home.yaml`
  const message = 'the site has no home page'
  return [{ code: 'missing-home', severity: 'warning', message, hint, file: 'pages/home.yaml' }]
}
