import { posix } from 'node:path'
import type { Collections } from '#schemas/article-collections.ts'
import { type Entry, folderOf } from '../load/load.ts'
import type { FindNearest, Problem } from '../problem.ts'
import { decodePath, isExternal, linkedFile, sitePath, splitHref } from './link-paths.ts'
import type { RouteInfo } from './route-info.ts'

/** Everything that a link may lead to. */
export interface LinkTargets {
  routes: ReadonlyMap<string, RouteInfo>
  /** Reasons of addresses that are not built. */
  hidden: ReadonlyMap<string, string>
  redirects: ReadonlySet<string>
  /** Addresses of what the build writes in addition to pages. */
  generated: ReadonlySet<string>
  assets: ReadonlySet<string>
  /** Routes by content file. Called only for links between Markdown files. */
  fileRoutes: () => ReadonlyMap<string, string>
  /** Files with errors, and their addresses: links to them are not at fault. */
  faulty: ReadonlySet<string>
  faultyRoutes: ReadonlySet<string>
  /** Routes of the collections with errors in articles whose address comes from their title. */
  faultyFolders: readonly string[]
  nearest: FindNearest
}

/** Where a link leads within the site. Only articles have info: it is the same object from build to build. */
export interface Reached {
  route: string
  info: RouteInfo | undefined
}

/** A link and where it stands; `from` is missing for links outside pages. */
interface Link {
  href: string
  entry: Pick<Entry, 'file'>
  from?: RouteInfo | undefined
}

type LinkProblem = Omit<Problem, 'file'>

/** What is wrong with a link; undefined for links to other sites. Adds where it leads to `reached`. */
export function findLinkProblem(link: Link, targets: LinkTargets, reached: Reached[]): LinkProblem | undefined {
  const { href } = link
  if (isExternal(href) || href === '') return undefined
  const path = pathOf(link, targets)
  if (path === undefined || typeof path === 'object') return path
  const route = decodePath(path)
  const info = targets.routes.get(route)
  reached.push({ route, info: info?.kind === 'article' || info?.kind === 'alias' ? info : undefined })
  if (route.startsWith('/assets/')) return targets.assets.has(route) ? undefined : missingAsset(route, targets)
  if (targets.generated.has(route) || targets.redirects.has(route)) return undefined
  if (isOfFaultyFile(route, targets) || (info?.entry && targets.faulty.has(info.entry.file))) return undefined
  return info ? findAnchorProblem({ href, route }, info, targets) : missingPage(href, route, targets)
}

/** The path of the target, or what is wrong with it; undefined where there is nothing to check. */
function pathOf({ href, entry, from }: Link, targets: LinkTargets): string | LinkProblem | undefined {
  const { fileRoutes, faulty, nearest } = targets
  const { path } = splitHref(href)
  const file = linkedFile(href, entry.file)
  if (file !== undefined) {
    const found = fileRoutes().get(file)
    if (found !== undefined || faulty.has(file)) return found
    const help = 'links between Markdown files are relative to the file they stand in'
    return broken(
      `the link "${href}" leads to no content file`,
      didYouMean(file, [...fileRoutes().keys()], nearest) ?? help,
    )
  }
  if (path === '') return from?.route
  const whole = sitePath(href, entry.file)
  if (whole !== undefined) return whole
  const target = findTarget(path, entry.file, targets)
  if (target === undefined && isHostName(path))
    return broken(`the link "${href}" does not begin with https://`, `write "https://${href}" if it is another site`)
  const meant = target ?? nearestPath(path, entry.file, targets)
  return broken(`the link "${href}" does not begin with a slash`, `write it from the top of the site, e.g. ${meant}`)
}

/** Names of hosts as in "github.com/zsol". Endings that files have too, such as .md and .sh, are none. */
function isHostName(path: string): boolean {
  return /^(?:www\.[\w-]+\.|(?:[a-z\d-]+\.)+(?:com|org|net|edu|gov|io|dev|app|ai|co|uk|de|eu|fr|jp)(?:[/:]|$))/i.test(
    path,
  )
}

// "no-audio" is meant to be in the folder of its file, or somewhere else in the site.
function findTarget(path: string, fromFile: string, targets: LinkTargets): string | undefined {
  const { routes, assets, faultyRoutes } = targets
  const [beside, end] = otherFolders(path, fromFile)
  const isTarget = (each: string) => routes.has(each) || assets.has(each) || faultyRoutes.has(each)
  return [beside, end].find(isTarget) ?? findEnd(end, [routes, assets, faultyRoutes])
}

function nearestPath(path: string, fromFile: string, { routes, nearest }: LinkTargets): string {
  const [beside, end] = otherFolders(path, fromFile)
  return nearest(beside, [...routes.keys()]) ?? end
}

/** The place beside the file, and the one below the top of the site. */
function otherFolders(path: string, fromFile: string): [string, string] {
  const bare = path.replace(/^(?:\.{0,2}\/)+|^[“”"']+|[“”"']+$/g, '').replace(/\/$/, '')
  const beside = posix.join('/', posix.dirname(fromFile), path).replace(/\/$/, '')
  return [beside, `/${bare.replace(/^\//, '')}`]
}

function findEnd(end: string, lists: readonly Pick<ReadonlySet<string>, 'keys'>[]): string | undefined {
  for (const list of lists) for (const name of list.keys()) if (name.endsWith(end)) return name
  return undefined
}

function missingAsset(route: string, { assets, nearest }: LinkTargets): LinkProblem {
  const hint = didYouMean(route, [...assets], nearest) ?? 'put the file into assets/'
  return { ...broken(`there is no file "${route}" in the content folder`, hint), code: 'missing-asset' }
}

function missingPage(href: string, route: string, { hidden, routes, nearest }: LinkTargets): LinkProblem {
  const reason = hidden.get(route)
  if (reason !== undefined)
    return broken(`the page "${route}" is not built: ${reason}`, 'publish it first, or take the link out')
  const bare = route.replace(/\/$/, '')
  if (route !== '/' && routes.has(bare)) return broken(`the link "${href}" ends in a slash`, `write "${bare}"`)
  const small = route.toLowerCase()
  if (routes.has(small)) return broken(`the link "${href}" has capital letters`, `write "${small}"`)
  const isTag = /^\/[^/]+\/tags\//.test(route)
  const remedy = isTag ? 'a tag has a page once two articles share it' : 'check the address'
  return broken(`there is no page "${route}"`, didYouMean(route, [...routes.keys()], nearest) ?? remedy)
}

function findAnchorProblem(
  { href, route }: { href: string; route: string },
  { anchors, hiddenAnchors }: RouteInfo,
  { nearest }: LinkTargets,
): LinkProblem | undefined {
  const { anchor, path } = splitHref(href)
  if (anchor === undefined || anchor === '' || anchors.has(decodePath(anchor))) return undefined
  // As the link names it: the route of a page in another language lacks the language.
  const page = path === '' ? 'this page' : `the page "${route}"`
  // A block is hidden and shown again in a moment, and the page still opens at its top: this stops no build.
  if (hiddenAnchors?.has(decodePath(anchor))) {
    const message = `the block "${anchor}" of ${page} is hidden`
    const hidden = broken(message, 'show the block again, or link to the page')
    return { ...hidden, code: 'hidden-anchor', severity: 'warning' }
  }
  // Browsers go to the top of a page for it if nothing on the page has that id.
  if (/^top$/i.test(decodePath(anchor))) return undefined
  const near = nearest(anchor, [...anchors])
  const hint = near ? `did you mean "#${near}"?` : 'an anchor is a block id, or a heading in lower case with hyphens'
  return { ...broken(`${page} has no anchor "#${anchor}"`, hint), code: 'broken-anchor' }
}

// A file with errors has an address all the same, but its anchors are unknown. If the address comes from the title, it
// may be unknown too.
function isOfFaultyFile(route: string, { faultyRoutes, faultyFolders, routes }: LinkTargets): boolean {
  if (faultyRoutes.has(route)) return true
  return !routes.has(route) && faultyFolders.some((folder) => route.startsWith(`${folder}/`))
}

/** The `faultyFolders` of these files. */
export function findFaultyFolders(faulty: ReadonlySet<string>, collections: Collections): string[] {
  const folders = new Set<string>()
  for (const file of faulty) {
    const collection = collections[folderOf(file) ?? '']
    if (collection?.slugFrom === 'title') folders.add(collection.route)
  }
  return [...folders]
}

function broken(message: string, hint: string): LinkProblem {
  return { code: 'broken-link', severity: 'error', message, hint }
}

function didYouMean(name: string, names: readonly string[], nearest: FindNearest): string | undefined {
  const near = nearest(name, names)
  return near === undefined ? undefined : `did you mean "${near}"?`
}

/** The problem of an image that another site serves. */
export const externalImage: LinkProblem = {
  code: 'external-image',
  severity: 'warning',
  message: 'the picture comes from another site, which browsers are told to block',
  hint: 'copy it to assets/ and write /assets/…',
}
