// The names of pages in a _folder.yaml of the documentation: last parts of addresses, paths of files, or addresses.

import { posix } from 'node:path'
import { addressOf } from '../addresses/addresses.ts'
import { isMapping, type Path } from '../yaml/yaml.ts'
import type { LinkScope } from './rewrite-href.ts'

/** Whether a file says how a folder of the documentation appears. */
export function isFolderFile(file: string): boolean {
  return file.startsWith('docs/') && posix.basename(file) === '_folder.yaml'
}

/** Items that name a page which goes, or has left the folder, the last one first: each with the path of its list. */
export function listLeft(data: unknown, scope: LinkScope): { path: Path; index: number }[] {
  if (!isMapping(data)) return []
  const { pages, sidebar } = data
  const left = (list: unknown, isLeft: (name: string) => boolean) =>
    (Array.isArray(list) ? list : []).flatMap((name, index) => (isLeft(String(name)) ? [index] : []))
  const names = left(pages, (name) => leavesFolder(name, scope)).map((index) => ({ path: ['pages'], index }))
  return [...names, ...goneFrom(sidebar, ['sidebar'], scope)].reverse()
}

function goneFrom(list: unknown, path: Path, scope: LinkScope): { path: Path; index: number }[] {
  if (!Array.isArray(list) || !scope.gone) return []
  return list.flatMap((item: unknown, index) => {
    if (typeof item === 'string') return isGone(item, scope) ? [{ path, index }] : []
    if (!isMapping(item)) return []
    const { page, items } = item
    return typeof page === 'string' && isGone(page, scope)
      ? [{ path, index }]
      : goneFrom(items, [...path, index, 'items'], scope)
  })
}

function isGone(name: string, scope: LinkScope): boolean {
  const plain = name.replace(/(?<=.)\/$/, '')
  if (scope.gone?.has(posix.join(posix.dirname(scope.file), plain))) return true
  return scope.addresses.routes.has(plain.startsWith('/') ? plain : posix.join(routeOf(scope.file, scope), plain))
}

/** Whether a page that "pages" names moves to another folder, or goes. */
function leavesFolder(name: string, scope: LinkScope): boolean {
  if (scope.gone) return isGone(name, scope)
  const next = newRoute(`${routeOf(scope.file, scope)}/${name}`, scope)
  return posix.dirname(next) !== routeOf(scope.newFile, scope)
}

/** The new name of a page in "pages" or "sidebar". */
export function newPageName([list]: Path, name: string, scope: LinkScope): string {
  const [from, to] = [routeOf(scope.file, scope), routeOf(scope.newFile, scope)]
  if (list === 'pages') return posix.basename(newRoute(`${from}/${name}`, scope))
  const plain = name.replace(/(?<=.)\/$/, '')
  if (plain.startsWith('/')) {
    const next = newRoute(plain, scope)
    return next === plain ? name : next
  }
  const file = posix.join(posix.dirname(scope.file), plain)
  if (isEntry(file, scope)) {
    const next = scope.renames.files.get(file) ?? file
    return posix.join(posix.dirname(scope.newFile), plain) === next
      ? name
      : posix.relative(posix.dirname(scope.newFile), next)
  }
  const next = newRoute(posix.join(from, plain), scope)
  return posix.join(to, plain) === next ? name : posix.relative(to, next)
}

function newRoute(route: string, { addresses }: LinkScope): string {
  return addresses.routes.get(route) ?? route
}

/** Address of the folder of a _folder.yaml. */
function routeOf(file: string, { site }: LinkScope): string {
  return addressOf(posix.join(posix.dirname(file), 'index.md'), undefined, site.newest)?.route ?? ''
}

function isEntry(file: string, { site, folder }: LinkScope): boolean {
  return site.languages.some(({ place, entries }) => place.folder === folder && entries.has(file))
}
