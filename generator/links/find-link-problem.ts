import { posix } from 'node:path'
import type { Door } from '#schemas/allow.ts'
import type { Collections } from '#schemas/article-collections.ts'
import { decodeEscapes } from '#schemas/decode-escapes.ts'
import { folderOf } from '../addresses/addresses.ts'
import { type Entry } from '../load/load.ts'
import { assetBeside } from './asset-beside.ts'
import { decodePath, encodePath, isExternal, linkedFile, ownPath, sitePath, splitHref } from './link-paths.ts'
import type { LinkTargets } from './link-targets.ts'
import {
  askOrSayCase,
  assetOf,
  broken,
  describeBeside,
  describeRelative,
  describeStray,
  didYouMean,
  findInOtherCase,
  type LinkProblem,
  misspelt,
  nearestFile,
  nearestPage,
  withoutHtml,
} from './odd-links.ts'
import type { RouteInfo } from './route-info.ts'

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

/** What is wrong with a link; undefined for links to other sites. Adds where it leads to `reached`. */
export function findLinkProblem(link: Link, targets: LinkTargets, reached: Reached[]): LinkProblem | undefined {
  const { href } = link
  const own = ownPath(href, targets.site)
  if (own !== undefined) {
    const nearest = () => undefined
    const problem = findLinkProblem({ ...link, href: own }, { ...targets, nearest }, reached)
    // Whoever writes the whole address may mean what another program publishes there: nothing stops, and nothing near
    // is looked for.
    if (!problem) return undefined
    const { fix: _, ...rest } = problem
    return { ...rest, severity: 'warning' }
  }
  if (isExternal(href) || href === '') return undefined
  const path = pathOf(link, targets)
  if (path === undefined || typeof path === 'object') return path
  const route = decodePath(path)
  const info = targets.routes.get(route)
  reached.push({ route, info: info?.kind === 'article' || info?.kind === 'alias' ? info : undefined })
  if (route.startsWith('/assets/')) return targets.assets.has(route) ? undefined : missingAsset(href, route, targets)
  if (targets.generated.has(route) || isRedirected(route, targets)) return undefined
  if (isOfFaultyFile(route, targets) || (info?.entry && targets.faulty.has(info.entry.file))) return undefined
  return info ? findAnchorProblem({ href, route }, info, targets) : missingPage(href, route, targets)
}

function isRedirected(route: string, { redirects, redirectPrefixes, routes }: LinkTargets): boolean {
  if (redirects.has(route)) return true
  if (redirectPrefixes.size === 0 || routes.has(route)) return false
  const steps = route.split('/')
  return steps.some((_, index) => index > 1 && redirectPrefixes.has(steps.slice(0, index).join('/')))
}

/** What is wrong with a target that is to get the rest of an old address: nothing lies below it. */
export function findFolderProblem(target: string, targets: LinkTargets): LinkProblem | undefined {
  const { path } = splitHref(target)
  const folder = decodePath(path.replace(/\*$/, ''))
  if (isExternal(target)) return undefined
  // A page of the folder may have none below it yet.
  const isBelow = (paths: Iterable<string>) => [...paths].some((each) => `${each}/`.startsWith(folder))
  if (isBelow(targets.routes.keys()) || isBelow(targets.assets) || isBelow(targets.redirects)) return undefined
  if (targets.faultyFolders.some((each) => `${each}/`.startsWith(folder))) return undefined
  return broken(`there is no page below "${folder}"`, 'check the address, or leave out the star')
}

/** The path of the target, or what is wrong with it; undefined where there is nothing to check. */
function pathOf({ href, entry, from }: Link, targets: LinkTargets): string | LinkProblem | undefined {
  const { fileRoutes, faulty, nearest } = targets
  const { path } = splitHref(href)
  const file = linkedFile(href, entry.file)
  if (file !== undefined) {
    const found = fileRoutes().get(file)
    if (found !== undefined || [...faulty].some((each) => each.normalize('NFC') === file)) return found
    const help = 'links between Markdown files are relative to the file they stand in'
    const message = `the link "${href}" leads to no content file`
    const others = [...fileRoutes().keys()].filter((each) => each !== entry.file)
    const near = nearestFile(file, others, nearest)
    if (near === undefined) return broken(message, help)
    const to = encodePath(posix.relative(posix.dirname(entry.file), near)) + splitHref(href).rest
    return misspelt(message, href, { to, hint: `did you mean "${near}"?` })
  }
  if (path === '') return from?.route
  const whole = sitePath(href, entry.file)
  if (whole !== undefined) return whole
  const { folder = '', assets } = targets
  const beside = assetBeside(href, { file: entry.file, folder }, (name) => assets.has(name))
  return beside ?? describeBeside(href, entry.file, targets) ?? describeRelative(href, entry.file, targets)
}

function missingAsset(href: string, route: string, { assets, nearest }: LinkTargets): LinkProblem {
  const stray = describeStray(href)
  if (stray) return stray
  const near = () => didYouMean(route, [...assets], nearest) ?? 'put the file into assets/'
  const inOtherCase = findInOtherCase(route, assets)
  const hint = inOtherCase === undefined ? near() : askOrSayCase(inOtherCase, false)
  return { ...broken(`there is no file "${route}" in the content folder`, hint), code: 'missing-asset' }
}

function missingPage(href: string, route: string, targets: LinkTargets): LinkProblem {
  const { hidden, routes } = targets
  const reason = hidden.get(route)
  if (reason !== undefined)
    return broken(`the page "${route}" is not built: ${reason}`, 'publish it first, or take the link out')
  const stray = describeStray(href)
  if (stray) return stray
  const { rest } = splitHref(href)
  const bare = route.replace(/\/$/, '')
  if (route !== '/' && routes.has(bare))
    return misspelt(`the link "${href}" ends in a slash`, href, { to: `${bare}${rest}` })
  const page = withoutHtml(route)
  if (page !== route && routes.has(page))
    return misspelt(`the link "${href}" ends in .html`, href, { to: `${page}${rest}` })
  const small = bare.toLowerCase()
  if (routes.has(small)) return misspelt(`the link "${href}" has capital letters`, href, { to: `${small}${rest}` })
  const file = assetOf(route, targets)
  if (file !== undefined) return broken(`there is no page "${route}"`, file)
  const isTag = /^\/[^/]+\/tags\//.test(route)
  const near = nearestPage(route, targets)
  const moved = 'check the address; if the page has moved, write the new one, or add a redirect'
  const remedy = isTag ? 'a tag has a page once two articles share it' : moved
  const message = `there is no page "${route}"`
  if (near === undefined) return broken(message, remedy)
  return misspelt(message, href, { to: `${near}${rest}`, hint: `did you mean "${near}"?` })
}

function findAnchorProblem(
  { href, route }: { href: string; route: string },
  { anchors, hiddenAnchors }: RouteInfo,
  { nearest }: LinkTargets,
): LinkProblem | undefined {
  const { anchor, path } = splitHref(href)
  if (anchor === undefined || anchor === '') return undefined
  const id = decodeEscapes(anchor)
  if (anchors.has(id)) return undefined
  // As the link names it: the route of a page in another language lacks the language.
  const page = path === '' ? 'this page' : `the page "${route}"`
  // A block is hidden and shown again in a moment, and the page still opens at its top: this stops no build.
  if (hiddenAnchors?.has(id)) {
    const message = `the block "${anchor}" of ${page} is hidden`
    const hidden = broken(message, 'show the block again, or link to the page')
    return { ...hidden, code: 'hidden-anchor', severity: 'warning' }
  }
  // Browsers go to the top of a page for it if nothing on the page has that id.
  if (/^top$/i.test(id)) return undefined
  const twin = [...anchors].find((each) => each.normalize('NFC') === id.normalize('NFC'))
  if (twin !== undefined) {
    // Both look alike, and browsers tell them apart.
    const message = `the letters of "#${anchor}" are encoded in another way than those of the heading on ${page}`
    const forms = 'one has each accent as a character of its own, as names of files on macOS have'
    return { ...broken(message, `type both anew: ${forms}`), code: 'broken-anchor' }
  }
  const stray = describeStray(href)
  if (stray) return { ...stray, code: 'broken-anchor' }
  const near = nearest(anchor, [...anchors])
  const message = `${page} has no anchor "#${anchor}"`
  const hint = near ? `did you mean "#${near}"?` : 'an anchor is a block id, or a heading in lower case with hyphens'
  const to = `${href.slice(0, href.indexOf('#'))}#${near}`
  return { ...(near ? misspelt(message, href, { to, hint }) : broken(message, hint)), code: 'broken-anchor' }
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

/** The problem of a link or an image of a text without an address. */
export function emptyLink(isImage: boolean): LinkProblem {
  const message = `the ${isImage ? 'picture' : 'link'} has no address`
  const example = isImage ? '![A map](/assets/map.svg)' : '[fares](/docs/fares)'
  const hint = `write the address, as in ${example}, or remove the brackets`
  return { code: 'empty-link', severity: 'warning', message, hint }
}

/** The problem of an image that another site serves. */
export const externalImage: LinkProblem = {
  code: 'external-image',
  severity: 'warning',
  message: 'the picture comes from another site, which browsers are told to block',
  hint: 'copy it to assets/ and write /assets/…, or add its host to allow.pictures in site.yaml',
}

/** The problem of a block that shows something of a host that site.yaml does not allow. */
export function closedDoor(address: string, door: Door): LinkProblem {
  return {
    code: 'closed-door',
    severity: 'warning',
    message: `pages may load no ${door} from ${new URL(address).origin}, so a link stands here`,
    hint: `add the host to allow.${door} in site.yaml, with the reason`,
  }
}
