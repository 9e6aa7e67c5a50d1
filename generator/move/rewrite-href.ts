// A link, as a file writes it → the same link after a move. What leads to nothing that moves stays as it is.

import { posix } from 'node:path'
import { decodePath, encodePath, isExternal, ownPath, splitHref } from '../links/links.ts'
import { isBesideType } from '../load/load.ts'
import type { AddressMap, Moved } from './address-map.ts'
import type { Renames, SiteFiles } from './model.ts'

/** What the links of one file may lead to. */
export interface LinkScope {
  site: SiteFiles
  renames: Renames
  moved: Moved
  addresses: AddressMap
  /** Folder of the language. */
  folder: string
  /** Path of the file below it, before and after the move. */
  file: string
  newFile: string
  /** Files that go, with the address that links to them get. */
  gone?: ReadonlyMap<string, string>
}

/** Rewrites one link. */
export function rewriteHref(href: string, scope: LinkScope): string {
  const own = ownPath(href, scope.site.address)
  if (own !== undefined) {
    const next = rewriteHref(own, scope)
    return next === own || !href.endsWith(own) ? href : href.slice(0, href.length - own.length) + next
  }
  if (isExternal(href)) return href
  const { path, rest } = splitHref(href)
  if (path === '') return href
  const next = path.startsWith('/') ? rewriteAddress(path, scope) : rewriteRelative(path, scope)
  return next === undefined ? href : next + rest
}

/** An address from the top of the site; undefined if it stays. */
export function rewriteAddress(path: string, { addresses, moved }: Pick<LinkScope, 'addresses' | 'moved'>) {
  const address = decodePath(path)
  const next = addresses.routes.get(address) ?? moved.assets.get(address) ?? markdownOf(address, addresses)
  return next === undefined ? undefined : encodePath(next)
}

/** The Markdown that the build writes beside a page. */
function markdownOf(address: string, { routes }: AddressMap): string | undefined {
  if (!address.endsWith('.md')) return undefined
  const next = routes.get(address.slice(0, -'.md'.length))
  return next === undefined ? undefined : `${next}.md`
}

/** A path relative to the file; undefined if it stays. */
function rewriteRelative(path: string, scope: LinkScope): string | undefined {
  const { file, newFile, renames } = scope
  const target = join(file, decodePath(path))
  if (!isFile(target, path, scope)) return undefined
  const replaced = scope.gone?.get(target)
  if (replaced !== undefined) return encodePath(replaced)
  const next = renames.files.get(target.normalize('NFC')) ?? renames.files.get(target) ?? target
  const plain = decodePath(path)
  // A path that was the shortest one stays so: `../guides/a.md` becomes `a.md` in guides/, and a move back undoes that.
  const isLonger = isShortest(plain, file, target) && !isShortest(plain, newFile, next)
  if (join(newFile, plain) === next && !isLonger) return undefined
  return encodePath(relativeTo(next, plain, { file, newFile, target }))
}

function isShortest(path: string, file: string, target: string): boolean {
  return path.replace(/^\.\//, '') === posix.relative(posix.dirname(file), target)
}

/** The path to a file in the style of the old one: it may begin with ./, or go up further than it must. */
function relativeTo(
  next: string,
  path: string,
  { file, newFile, target }: { file: string; newFile: string; target: string },
): string {
  const usual = posix.relative(posix.dirname(newFile), next)
  if (path.startsWith('./')) return usual.startsWith('.') ? usual : `./${usual}`
  const [ups = ''] = /^(?:\.\.\/)*/.exec(path) ?? []
  const top = posix.join(posix.dirname(file), ups)
  if (isShortest(path, file, target) || !newFile.startsWith(top) || !next.startsWith(top)) return usual
  return `${posix.relative(posix.dirname(newFile), top)}/${next.slice(top.length)}`
}

function join(file: string, path: string): string {
  return posix.join(posix.dirname(file), path)
}

/** Whether a relative path names a file of the content: Markdown, an asset, or what is beside an article. */
function isFile(target: string, path: string, { site, folder }: LinkScope): boolean {
  const isNamed = path.endsWith('.md') || target.startsWith('assets/') || isBesideType(path)
  return (
    isNamed && [folder + target, target].some((each) => site.paths.has(each) || site.paths.has(each.normalize('NFC')))
  )
}
