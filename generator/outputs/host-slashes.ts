// Lines of nginx and Caddy that lead visitors to the form of an address that the site has: each page answers at one.

import type { PageForm } from '../hosts/hosts.ts'

/** What may stand between two slashes. If it began with one, a browser would take what follows for a host. */
const inner = '[^/\\x5c](?:.*[^/])?'

/** Locations of nginx, for pages that are files beside folders. */
export function nginxSlash(basePath: string, pageForm?: PageForm): string[] {
  if (pageForm !== 'files') return []
  return [`location ~ ^${regExpOf(basePath)}/${inner}/$ {`, '  rewrite ^(.*)/$ $1 permanent;', '}']
}

/** The line of nginx for the home page of a site below a path, asked for without a slash. */
export function nginxHome(basePath: string, pageForm?: PageForm): string {
  return pageForm === 'slashes' ? `return 301 ${basePath}/$is_args$args;` : `try_files ${basePath}/index.html =404;`
}

/**
 * What a location of nginx begins with, for pages in folders. It leads on only from what is one of them: an owner may
 * have other rules. Rewriting keeps the query.
 */
export function nginxFolder(basePath: string, pageForm?: PageForm): string[] {
  if (pageForm === 'files') return []
  const page = `${regExpOf(basePath)}/.*[^/]`
  if (pageForm === 'slashes')
    return ['if (-f $document_root$uri/index.html) {', `  rewrite ^(${page})$ $1/ permanent;`, '}']
  return ['if (-f $document_root${uri}index.html) {', `  rewrite ^(${page})/$ $1 permanent;`, '}']
}

/** Lines of Caddy. Its own redirects of folders would lose the query. */
export function caddySlash(basePath: string, pageForm?: PageForm): string[] {
  const page = `${regExpOf(basePath)}/${inner}`
  // What is kept is never {path} itself: a name with a question mark would be cut there.
  if (pageForm === 'files')
    return [
      `@slash path_regexp slash ^(${page})/$`,
      // After the redirects of what is below a path, which are routes, too.
      'route @slash {',
      '\tredir * {re.slash.1}{kept_query} 301',
      '}',
      'try_files {path}.html {path}/index.html',
    ]
  const folder = (path: string, index: string) => ['@slash {', `\tpath_regexp slash ${path}`, `\tfile ${index}`, '}']
  if (pageForm === 'slashes') {
    const home = basePath === '' ? '' : `|${regExpOf(basePath)}`
    return [...folder(`^(${page}${home})$`, '{path}/index.html'), 'redir @slash {re.slash.1}/{kept_query} 301']
  }
  return [
    ...folder(`^(${page})/$`, '{path}index.html'),
    'redir @slash {re.slash.1}{kept_query} 301',
    'try_files {path}/index.html',
  ]
}

/** A regular expression for a pattern. Plain patterns have no other character with a meaning. */
export function regExpOf(pattern: string): string {
  return pattern.replaceAll('.', '\\.').replaceAll('*', '.*')
}
