// What only the site as a whole can show: an id or address that is used twice, sizes that are wrong. Heads,
// blocks, articles and links have files of their own.

import { formatBytes } from '#runtime/format-bytes.ts'
import type { Collections } from '#schemas/article-collections.ts'
import type { Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'
import { addressKey, addressOf } from './address.ts'
import { findAddressFault, isReservedAddress } from './address-faults.ts'
import { blockTargets, checkBlocks } from './check-blocks.ts'
import { checkBudgetPaths } from './check-budget-paths.ts'
import { checkEndpoints } from './check-endpoints.ts'
import { checkLists } from './check-lists.ts'
import { checkWidgets } from './check-widgets.ts'
import type { LinkTargets } from './find-link-problem.ts'
import { openFilesInTheWay } from './generated-files.ts'
import type { Content, RouteInfo } from './model.ts'
import type { Entry } from './parse-entry.ts'
import { problemAt } from './problem-at.ts'
import { hasId } from './read-data.ts'
import { type LanguagePlace, listLanguages } from './split-languages.ts'
import { suggestName } from './suggest-name.ts'

/** What the checks know beside the content itself. */
export interface SiteRules {
  /** Every address of the content. */
  routes: readonly RouteInfo[]
  /** Why an entry is not shown, by the entry. */
  hidden: ReadonlyMap<{ route: string }, string>
  /** Files with errors: what they would have held is not missed anywhere else. */
  faulty: ReadonlySet<string>
  /** Folder of the language, with a slash at the end; empty for the default one. */
  folder: string
}

/** Checks everything that needs more than one record, except articles and links. */
export function checkSite(content: Content, rules: SiteRules, links: LinkTargets): Problem[] {
  const targets = blockTargets(content, links)
  return [
    ...checkRoutes(content, rules),
    ...checkIds(content),
    ...checkLists(content, rules.faulty),
    ...content.pages.flatMap((page) => checkBlocks(page, targets)),
    ...checkWidgets(content, targets),
    ...checkDownloads(content),
    ...checkEndpoints(content),
    ...(rules.folder === '' ? checkBudgetPaths(content, [...rules.routes, ...rules.hidden.keys()]) : []),
  ]
}

function reservedFault(route: string, file?: string): Pick<Problem, 'code' | 'message' | 'hint'> {
  const reason = file === undefined ? 'is reserved' : `needs a folder where the build makes the file ${file}`
  return { code: 'reserved-address', message: `the address "${route}" ${reason}`, hint: 'choose another slug' }
}

function languageFault(route: string, { language, folder }: LanguagePlace): ReturnType<typeof reservedFault> {
  const hint = `choose another slug, or move what is written in this language to ${folder}`
  return { code: 'reserved-address', message: `the address "${route}" belongs to the language "${language}"`, hint }
}

/** How the problem of an address that two want names the first, and what it tells the second to do. */
interface ClaimWords {
  name?: string
  hint?: string
}

function checkRoutes(content: Content, rules: SiteRules): Problem[] {
  const problems: Problem[] = []
  const others = rules.folder === '' ? listLanguages(content.site).slice(1) : []
  const fileInTheWay = openFilesInTheWay(content, {
    routes: [...rules.routes.map(({ route }) => route), ...content.redirects.map(({ from }) => from)],
    isOriginal: rules.folder === '',
  })
  const seen = new Map<string, string>()
  const claim = (route: string, entry: Entry | undefined, path: Path, words: ClaimWords = {}) => {
    const { name = entry?.file ?? 'the site itself', hint = 'give one of them another slug' } = words
    const key = addressKey(route)
    const first = seen.get(key)
    if (first === undefined) seen.set(key, name)
    else if (entry)
      problems.push(
        problemAt(entry, path, {
          code: 'duplicate-address',
          severity: 'error',
          message: `the address "${route}" is already taken by ${first}`,
          hint,
        }),
      )
    if (!entry) return
    const place = others.find(({ prefix }) => route === prefix || route.startsWith(`${prefix}/`))
    const taken = place ? languageFault(route, place) : undefined
    const file = fileInTheWay(route)
    const fault =
      isReservedAddress(route) || file !== undefined ? reservedFault(route, file) : (taken ?? findAddressFault(route))
    const isRedirect = path.at(-1) === 'from'
    const remedy = path[0] === 'aliases' ? { hint } : isRedirect ? { hint: 'take the redirect out' } : {}
    if (fault) problems.push(problemAt(entry, path, { severity: 'error', ...fault, ...remedy }))
  }
  for (const info of rules.routes) {
    const path = addressPath(info, content.collections)
    claim(info.route, info.entry, path, path[0] === 'aliases' ? { hint: 'take it out of the aliases' } : {})
  }
  const pages = new Set(rules.routes.flatMap(({ kind, route }) => (kind === 'alias' ? [] : [addressKey(route)])))
  const redirects = content.entries.get('redirects.yaml')
  for (const [index, { from }] of content.redirects.entries()) {
    if (!redirects) break
    const path = [content.indexes.get('redirects.yaml')?.[index] ?? index, 'from']
    const reason = pages.has(addressKey(from)) ? 'a page of this address exists' : 'the address leads elsewhere already'
    const name = `the redirect in line ${redirects.locate(path)?.line ?? index + 1}`
    claim(from, redirects, path, { name, hint: `take the redirect out: ${reason}` })
  }
  if (
    !content.pages.some((page) => page.route === '/') &&
    ![...rules.faulty].some((file) => addressOf(file, undefined)?.route === '/')
  )
    problems.push({
      code: 'missing-home',
      severity: 'warning',
      message: 'the site has no home page',
      hint: `add ${rules.folder}pages/home.yaml`,
      file: 'pages/home.yaml',
    })
  return problems
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

function checkIds(content: Content): Problem[] {
  const problems: Problem[] = []
  const claim = (seen: Map<string, Entry>, id: string, entry: Entry, index?: number) => {
    const first = seen.get(id)
    if (!first) seen.set(id, entry)
    // Ids that nobody wrote come from addresses, and two equal addresses are reported already.
    else if (first === entry || hasId(first.data) || hasId(entry.data)) {
      const message =
        first === entry
          ? `the id "${id}" is used twice in this file`
          : `the id "${id}" is already used by ${first.file}`
      problems.push(
        problemAt(entry, index === undefined ? ['id'] : [index, 'id'], {
          code: 'duplicate-id',
          severity: 'error',
          message,
          hint: 'give one of them another id',
        }),
      )
    }
  }
  for (const list of [content.pages, ...Object.values(content.articles)]) {
    const seen = new Map<string, Entry>()
    for (const { id, entry } of list) claim(seen, id, entry)
  }
  for (const [file, entry] of content.entries) {
    if (!file.startsWith('data/') || !Array.isArray(entry.data)) continue
    const seen = new Map<string, Entry>()
    for (const [index, item] of entry.data.entries()) if (hasId(item)) claim(seen, item.id, entry, index)
  }
  return problems
}

function checkDownloads(content: Content): Problem[] {
  const entry = content.entries.get('data/downloads.yaml')
  if (!entry) return []
  const assets = new Map(content.assets.map((asset) => [asset.url, asset]))
  return content.data.downloads.flatMap((download, index) => {
    const asset = assets.get(download.downloadUrl)
    if (!asset || download.size === undefined) return []
    const real = formatBytes(asset.bytes.length)
    return download.size === real
      ? []
      : [
          problemAt(entry, [content.indexes.get('data/downloads.yaml')?.[index] ?? index, 'size'], {
            code: 'file-size',
            severity: 'warning',
            message: `"size" is ${download.size}, but the file has ${real}`,
            hint: 'leave size out; it is measured',
          }),
        ]
  })
}
