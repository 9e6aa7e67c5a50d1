// Links that are written in a way that no page of the site can have: without a slash, in quotes, or as a mail address.

import { posix } from 'node:path'
import { isBesideArticle } from '../load/load.ts'
import { type FindNearest, listNames, type Problem, slipsOf } from '../problem.ts'
import { listUnseen, withoutUnseen } from '../text.ts'
import { besidePath } from './asset-beside.ts'
import { decodePath, encodePath, linkedFile, splitHref } from './link-paths.ts'
import type { LinkTargets } from './link-targets.ts'

export type LinkProblem = Omit<Problem, 'file'>

export function broken(message: string, hint: string): LinkProblem {
  return { code: 'broken-link', severity: 'error', message, hint }
}

/** A broken link with the one address that it is meant to have. */
export function misspelt(message: string, href: string, { to, hint }: { to: string; hint?: string }): LinkProblem {
  return { ...broken(message, hint ?? `write "${to}"`), fix: { from: href, to } }
}

/** The file that a misspelt link to Markdown means: of the same name elsewhere, or of one with a slip in it. */
export function nearestFile(file: string, names: readonly string[], nearest: FindNearest): string | undefined {
  const near = nearestPath(file, names, nearest)
  if (near !== undefined) return near
  const [found, other] = names.filter((each) => posix.basename(each) === posix.basename(file))
  return other === undefined ? found : undefined
}

export function didYouMean(name: string, names: readonly string[], nearest: FindNearest): string | undefined {
  const near = nearest(name, names)
  return near === undefined ? undefined : `did you mean "${near}"?`
}

/** The page that a misspelt address means. With more wrong letters than slips have, it is another page. */
export function nearestPage(
  path: string,
  { routes, nearest }: Pick<LinkTargets, 'routes' | 'nearest'>,
): string | undefined {
  return nearestPath(path, [...routes.keys()], nearest)
}

function nearestPath(path: string, paths: readonly string[], nearest: FindNearest): string | undefined {
  const near = nearest(path, paths)
  if (near === undefined) return undefined
  const [written, meant] = withoutShared(path.split('/'), near.split('/'))
  return nearest(written, [meant], slipsOf(written)) === undefined ? undefined : near
}

/** What differs between two addresses: not the folders that they share at both ends. */
function withoutShared(one: readonly string[], other: readonly string[]): [string, string] {
  const isOther = (part: string, index: number) => part !== other[index]
  const from = one.findIndex(isOther)
  const isOtherFromEnd = (part: string, index: number) => part !== other[other.length - one.length + index]
  const end = Math.max(one.findLastIndex(isOtherFromEnd) + 1, from)
  const rest = (parts: readonly string[]) => parts.slice(from, parts.length - one.length + end).join('/')
  return [rest(one), rest(other)]
}

/** Quotes of all kinds, as word processors write them. */
const quotes = '"\'`´‘’‚‛“”„‟‹›«»「」『』＂＇'
const quoted = new RegExp(`^[${quotes}]+|[${quotes}]+$`, 'g')

/** The problem of a link whose address has quotes around it, or characters that nobody sees. */
export function describeStray(href: string): LinkProblem | undefined {
  const plain = decodePath(href)
  const unseen = listUnseen(plain)
  if (unseen.length > 0) {
    const message = `the address of the link "${plain}" has an invisible character (${listNames(unseen)}) in it`
    return broken(message, `type the address anew: ${withoutUnseen(plain)}`)
  }
  const bare = plain.replace(quoted, '')
  if (bare === plain || bare === '') return undefined
  return broken(`the address of the link ${cut(plain)} has a quote in it`, `write the address without quotes: ${bare}`)
}

function cut(address: string): string {
  return /["“”]/.test(address) ? address : `"${address}"`
}

/** The problem of a link to a file beside an article that is not there; undefined for all other links. */
export function describeBeside(href: string, fromFile: string, targets: LinkTargets): LinkProblem | undefined {
  const path = besidePath(href, fromFile)
  if (path === undefined || !isBesideArticle(path)) return undefined
  const stray = describeStray(href)
  if (stray) return stray
  const { folder = '', assets } = targets
  const candidates = [...assets].filter((name) => name.startsWith(`/assets/${folder}`))
  const exact = candidates.find((name) => isNear(name, path))
  const near = exact ?? candidates.find((name) => isNear(name.toLowerCase(), path.toLowerCase()))
  const places = folder === '' ? `"${path}"` : `"${folder}${path}" or "${path}"`
  const meant = near && encodePath(posix.relative(posix.dirname(`/assets/${folder}${fromFile}`), near))
  const hint =
    meant === undefined
      ? (assetOf(`/${bareOf(decodePath(splitHref(href).path))}`, targets) ?? 'put the file there')
      : askOrSayCase(meant, exact !== undefined)
  return broken(`there is no file ${places} in the content folder`, hint)
}

/** The problem of a link that is neither a path of the site, nor one to a Markdown file, nor to another site. */
export function describeRelative(href: string, fromFile: string, targets: LinkTargets): LinkProblem {
  const { path, rest } = splitHref(href)
  const plain = decodePath(path)
  const target = findTarget(path, fromFile, targets)
  const stray = describeStray(href)
  if (stray) return stray
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]{2,}$/i.test(plain))
    return misspelt(`the link "${href}" is a mail address`, href, { to: `mailto:${href}` })
  if (/^(?:\+|0)[\d ()/-]{6,}$/.test(plain))
    return misspelt(`the link "${href}" is a telephone number`, href, { to: `tel:${plain.replace(/[^+\d]/g, '')}` })
  if (target === undefined && isHostName(path))
    return broken(`the link "${href}" does not begin with https://`, `write "https://${href}" if it is another site`)
  const markdown = describeEnding(href, fromFile, targets)
  if (markdown) return markdown
  const message = `the link "${href}" does not begin with a slash`
  const file = target === undefined ? assetOf(`/${bareOf(plain)}`, targets) : undefined
  if (file !== undefined) return broken(message, file)
  const [beside, end] = otherFolders(path, fromFile)
  const meant = target ?? nearestPage(beside, targets) ?? end
  const hint = `write it from the top of the site, e.g. ${meant}${rest}`
  return target === undefined ? broken(message, hint) : misspelt(message, href, { to: `${target}${rest}`, hint })
}

/** Names of hosts as in "github.com/zsol". Endings that files have too, such as .md and .sh, are none. */
function isHostName(path: string): boolean {
  return /^(?:www\.[\w-]+\.|(?:[a-z\d-]+\.)+(?:com|org|net|edu|gov|io|dev|app|ai|co|uk|de|eu|fr|jp)(?:[/:]|$))/i.test(
    path,
  )
}

/** "index.MD" */
function describeEnding(href: string, fromFile: string, { fileRoutes, nearest }: LinkTargets): LinkProblem | undefined {
  const { path, rest } = splitHref(href)
  if (!/\.(?:md|markdown|mdx)$/i.test(path)) return undefined
  const lower = path.replace(/\.\w+$/, '.md')
  const file = linkedFile(lower, fromFile)
  const files = fileRoutes()
  if (file !== undefined && files.has(file))
    return misspelt(`the link "${href}" has another ending than its file`, href, { to: `${lower}${rest}` })
  const help = 'links between Markdown files are relative to the file they stand in, and end in .md'
  const near = file === undefined ? undefined : nearestFile(file, [...files.keys()], nearest)
  return broken(`the link "${href}" leads to no content file`, near === undefined ? help : `did you mean "${near}"?`)
}

/** What to do about a path that names a file outside assets/; undefined for other paths. */
export function assetOf(path: string, { assets }: LinkTargets): string | undefined {
  if (!/\.[a-z][a-z\d]{1,4}$/i.test(path) || /\.(?:html?|mdx?|markdown|php|aspx?|jsp|ya?ml)$/i.test(path))
    return undefined
  const found = findEnd(path, [assets]) ?? findEnd(`/${posix.basename(path)}`, [assets])
  if (found !== undefined) return `did you mean "${found}"?`
  const inOtherCase = findInOtherCase(path, assets) ?? findInOtherCase(`/${posix.basename(path)}`, assets)
  if (inOtherCase !== undefined) return askOrSayCase(inOtherCase, false)
  // What is asked for by its whole address.
  if (/^\/(?:\.well-known\/|(?:ads|app-ads|humans|security|robots)\.txt$)/.test(path))
    return `put the file into root${path.replace(/[^/]+$/, '')}`
  return `put the file into assets/, and write /assets${path.replace(/^\/(?:assets|static|public)(?=\/)/, '')}`
}

// "no-audio" is meant to be in the folder of its file, or somewhere else in the site.
function findTarget(path: string, fromFile: string, targets: LinkTargets): string | undefined {
  const { routes, assets, faultyRoutes } = targets
  const [beside, end] = otherFolders(path, fromFile)
  const isTarget = (each: string) => routes.has(each) || assets.has(each) || faultyRoutes.has(each)
  const names = [beside, end]
  return (
    [...names, ...names.map(withoutHtml)].find(isTarget) ??
    (end === '/' ? undefined : findEnd(end, [routes, assets, faultyRoutes]))
  )
}

/** "/docs/fares.html" and "/docs/index.html" as addresses of this site. */
export function withoutHtml(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/i, '') || '/'
}

/** The place beside the file, and the one below the top of the site. */
function otherFolders(path: string, fromFile: string): [string, string] {
  const beside = posix.join('/', posix.dirname(fromFile), path).replace(/(?<=.)\/$/, '')
  return [beside, `/${bareOf(path)}`]
}

/** A path without the steps at its beginning, and without a slash at either end. */
function bareOf(path: string): string {
  return path.replace(/^(?:\.{0,2}(?:\/+|$))+/, '').replace(/\/$/, '')
}

function findEnd(end: string, lists: readonly Pick<ReadonlySet<string>, 'keys'>[]): string | undefined {
  for (const list of lists) for (const name of list.keys()) if (name.endsWith(end)) return name
  return undefined
}

/** A file whose address ends in the same letters, some of them capital where these are not. */
export function findInOtherCase(end: string, assets: ReadonlySet<string>): string | undefined {
  return [...assets].find((name) => name.toLowerCase().endsWith(end.toLowerCase()))
}

/** The remedy that names a file, and says what is wrong if only capital letters are. */
export function askOrSayCase(name: string, isSameCase: boolean): string {
  return isSameCase ? `did you mean "${name}"?` : `write "${name}": capital letters count in names of files`
}

/** Whether an asset has the name of a path, and lies somewhere below the top folder of it. */
function isNear(asset: string, path: string): boolean {
  const top = path.slice(0, path.indexOf('/') + 1)
  return asset.includes(`/${top}`) && posix.basename(asset) === posix.basename(path)
}
