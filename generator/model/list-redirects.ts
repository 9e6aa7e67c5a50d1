// All redirects of a language, of its articles and of its files of redirects. Each address redirects once: `/old/*`
// also redirects /old itself, unless something else has that address.

import { readOldPath, withoutStar } from '#schemas/old-path.ts'
import { addressKey, isStorableAddress } from '../addresses/addresses.ts'
import { isUnsent, redirectLimits, sentRedirects } from '../hosts/hosts.ts'
import { encodePath, isExternal, openFollow, splitHref } from '../links/links.ts'
import type { Content, WrittenRedirect } from './content.ts'
import { listArticles } from './list-articles.ts'
import { listRoutes } from './list-routes.ts'

/** An old address, and where it leads. */
interface OldAddress {
  /** Decoded path, without a slash at its end. */
  from: string
  /** Whether it stands for every address below the path, and not for the path. */
  isPrefix: boolean
  /** The target as content writes it; one that gets the rest of the old address ends in `/*`. */
  to: string
  status: 301 | 302
  /** Missing for an address of an article. */
  written?: WrittenRedirect
}

/** A redirect as it is published. */
interface Redirect extends OldAddress {
  /** Whether a page at the old address leads on, for hosts that send no redirects. */
  hasPage: boolean
  /** Of a prefix: whether a page has the path itself. */
  isBesidePage: boolean
}

/** Every old address with its target as it is written. */
export function listOldAddresses(content: Content): OldAddress[] {
  const articles = listArticles(content).flatMap(({ alias, oldRoutes, oldPrefixes, route }): OldAddress[] => {
    if (!alias && oldRoutes.length === 0 && oldPrefixes.length === 0) return []
    const leading = { to: route, status: 301 } as const
    return [
      ...(alias ? [alias, ...oldRoutes] : oldRoutes).map((old) => ({ from: old.route, isPrefix: false, ...leading })),
      ...oldPrefixes.map((from) => ({ from, isPrefix: true, ...leading })),
    ]
  })
  const written = content.redirects.map(
    (redirect): OldAddress => ({
      from: redirect.from,
      isPrefix: redirect.isPrefix,
      to: redirect.to,
      status: redirect.status,
      written: redirect,
    }),
  )
  const all = [...articles, ...written]
  const prefixes = all.filter(({ isPrefix }) => isPrefix)
  if (prefixes.length === 0) return all
  const taken = new Set([...pageKeys(content), ...all.flatMap(({ from, isPrefix }) => (isPrefix ? [] : [from]))])
  const folders = prefixes.filter(({ from }) => !taken.has(from))
  return [...all, ...folders.map((folder) => ({ ...folder, isPrefix: false, to: withoutStar(folder.to) }))]
}

/**
 * Every redirect as it is published: one that leads to another one leads to its target. An address that a page or
 * another redirect has already is left out.
 */
export function listRedirects(content: Content): Redirect[] {
  const written = listOldAddresses(content)
  if (written.length === 0) return []
  const pages = pageKeys(content)
  const seen = new Set<string>(pages)
  const all = written.filter(({ from, isPrefix }) => {
    const address = isPrefix ? `${from}/*` : from
    return !seen.has(address) && seen.add(address)
  })
  const taken = new Set(pages)
  const follow = openFollow(all)
  // Netlify and GitLab send a page if there is one, and redirect only otherwise.
  const arePages = all.length > sentRedirects(content.site.hosts) || isTooLong(all, content.site)
  return all.map((redirect) => {
    const { from, isPrefix } = redirect
    const key = addressKey(from)
    const needsPage = arePages || isUnsent(from, content.site.hosts)
    const hasPage = needsPage && !isPrefix && isStorableAddress(from) && !taken.has(key)
    if (hasPage) taken.add(key)
    return { ...redirect, ...followAll(redirect, follow), hasPage, isBesidePage: isPrefix && pages.has(from) }
  })
}

/** Room for what is not known here, such as the hashes of assets. */
const usedShare = 0.9

/** Whether a host would read none of the redirects, because their file is too large for it. */
function isTooLong(all: readonly OldAddress[], { hosts, url }: Content['site']): boolean {
  const { bytes } = redirectLimits(hosts)
  if (bytes === Number.POSITIVE_INFINITY) return false
  const basePath = new URL(url).pathname.replace(/\/$/, '').length
  const size = all.reduce((sum, { from, to }) => {
    const target = isExternal(to) ? to.length : basePath + to.length
    return sum + basePath + encodePath(from).length + target + ' 301 \n'.length
  }, 0)
  return size > bytes * usedShare
}

function pageKeys(content: Content): Set<string> {
  return new Set(listRoutes(content).flatMap(({ kind, route }) => (kind === 'alias' ? [] : [addressKey(route)])))
}

/** Where a redirect leads in the end. One of a circle is left as it is; another check reports it. */
function followAll(
  { to, status }: Pick<OldAddress, 'to' | 'status'>,
  follow: (path: string) => OldAddress | undefined,
): Pick<OldAddress, 'to' | 'status'> {
  const passed = new Set<OldAddress>()
  let last: Pick<OldAddress, 'to' | 'status'> = { to, status }
  // What a star stands for may lead anywhere: such a redirect stays a step of its own.
  while (!isExternal(last.to) && !last.to.endsWith('/*')) {
    const { path, rest } = splitHref(last.to)
    const { path: plain } = readOldPath(path)
    const next = follow(plain)
    if (!next) return last
    if (passed.has(next)) return { to, status }
    passed.add(next)
    const target = splitHref(fillStar(next, plain))
    last = { to: target.path + joinRests(target.rest, rest), status: last.status === 301 ? next.status : 302 }
  }
  return last
}

function fillStar({ from, to }: OldAddress, path: string): string {
  return to.endsWith('/*') ? to.slice(0, -2) + encodePath(path.slice(from.length)) : to
}

/** A query and a fragment of a target, or those that led to it. */
function joinRests(own: string, former: string): string {
  const split = (rest: string) => {
    const hash = rest.indexOf('#')
    return hash < 0 ? [rest, ''] : [rest.slice(0, hash), rest.slice(hash)]
  }
  const [ownQuery, ownHash] = split(own)
  const [query, hash] = split(former)
  return `${ownQuery || query}${ownHash || hash}`
}
