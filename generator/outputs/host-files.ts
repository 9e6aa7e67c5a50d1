// Configuration for hosts: headers, redirects, the nearest 404 page. Netlify and Cloudflare Pages read _headers and
// _redirects, Vercel reads vercel.json; nginx and Caddy include a file from the output folder, so that a new policy is
// deployed together with its pages. All of them state the same facts. What a host could read as an instruction of its
// own is left out of patterns and escaped in addresses, so that nothing depends on the quotation marks of a grammar.

import type { PageForm } from '../hosts/hosts.ts'
import { isCovered } from '../plan/plan.ts'
import { caddyQuery, caddyRedirects, type HostRedirect, nginxRedirects, vercelRedirects } from './host-redirects.ts'
import { caddySlash, nginxFolder, nginxHome, nginxSlash, regExpOf } from './host-slashes.ts'
import { jsonType, listTypes } from './list-json-files.ts'
import { siteHeaders } from './policy.ts'

export interface HostFacts {
  /** Content-Security-Policy of the pages. */
  policy: string
  /** "" or "/base". */
  basePath: string
  /** How addresses of pages look. Default: plain. */
  pageForm?: PageForm
  /** Path patterns of files whose names change with their content, below the base path, e.g. /assets/*. */
  immutable: readonly string[]
  /** Paths of files that browsers must not run, or patterns, below the base path; plain characters only. */
  programs: readonly string[]
  /** Paths of JSON files without an ending, below the base path; plain characters only. */
  json?: readonly string[]
  /** Old addresses and their targets, with the base path. */
  redirects: readonly HostRedirect[]
  /** Folders with their own 404 page, below the base path, e.g. /blog. */
  notFoundFolders: readonly string[]
}

type Header = [name: string, value: string]

const forYear = 'public, max-age=31536000, immutable'
/** For the hosts that say nothing themselves: browsers would guess for how long a page stays the same. */
const revalidate: Header = ['Cache-Control', 'public, max-age=0, must-revalidate']
const untypedBytes = 'application/octet-stream'
const asDownload: Header = ['Content-Disposition', 'attachment']

/**
 * The `_headers` file. `immutable` files are kept for a year; Markdown versions are not indexed; a download has no type
 * that a page could load as a script. What protects readers comes first, because hosts skip what is too much for them.
 */
export function headersFile({
  policy,
  basePath,
  immutable,
  programs,
  json = [],
}: Pick<HostFacts, 'policy' | 'basePath' | 'immutable' | 'programs' | 'json'>): string {
  const rule = (path: string, headers: Header[]) => [
    `${basePath}${path}`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]
  const lines = [
    ...rule('/*', siteHeaders(policy)),
    ...rule('/*.md', [['X-Robots-Tag', 'noindex']]),
    ...programs.flatMap((path) => rule(path, [['Content-Type', untypedBytes], asDownload])),
    ...json.flatMap((path) => rule(path, [['Content-Type', jsonType]])),
    ...plainPatterns(immutable).flatMap((path) => rule(path, [['Cache-Control', forYear]])),
  ]
  return `${lines.join('\n')}\n`
}

/**
 * vercel.json. Vercel knows only one 404 page, whose script chooses the text. Its option for addresses without `.html`
 * would answer before the redirects, and pages are folders anyway.
 */
export function vercelFile(facts: HostFacts): string {
  const { policy, basePath, immutable, programs, json = [], redirects, pageForm } = facts
  const hasSlashes = pageForm === 'slashes'
  const rule = (path: string, headers: Header[]) => ({
    source: `${basePath}${path.replaceAll('*', '(.*)')}`,
    headers: headers.map(([key, value]) => ({ key, value })),
  })
  const config = {
    trailingSlash: hasSlashes,
    headers: [
      // The address of the home page does not match what is below it.
      ...(basePath === '' ? [] : [rule('', siteHeaders(policy))]),
      rule('/*', siteHeaders(policy)),
      rule('/*.md', [['X-Robots-Tag', 'noindex']]),
      ...programs.map((path) => rule(path, [['Content-Type', untypedBytes], asDownload])),
      ...json.map((path) => rule(path, [['Content-Type', jsonType]])),
      ...plainPatterns(immutable).map((path) => rule(path, [['Cache-Control', forYear]])),
    ],
    redirects: vercelRedirects(redirects, hasSlashes),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Part of an nginx server block. A location with its own headers inherits none, so it repeats them all. */
export function nginxFile(facts: HostFacts): string {
  const { policy, basePath, immutable, programs, redirects, notFoundFolders, pageForm } = facts
  const headers = (...own: Header[]) => {
    const isKept = own.some(([name]) => name === 'Cache-Control')
    const all = [...siteHeaders(policy), ...own, ...(isKept ? [] : [revalidate])]
    return all.map(([name, value]) => `add_header ${name} "${value}" always;`)
  }
  const location = (where: string, lines: string[]) => [`location ${where} {`, ...lines.map((line) => `  ${line}`), '}']
  const pattern = regExpOf(basePath)
  const folders = [...notFoundFolders, ''].map((folder) => basePath + folder)
  const place = (path: string) => basePath + path
  const lasting = plainPatterns(immutable.filter((path) => !programs.includes(path))).map(place)
  const [exact, patterns] = splitPatterns(programs)
  const download = (where: string, isKept: boolean) =>
    location(where, [
      'types { }',
      `default_type ${untypedBytes};`,
      ...headers(asDownload, ...(isKept ? [['Cache-Control', forYear] as Header] : [])),
    ])
  return `${[
    '# Inside a server block, with the folder that holds the site as its root:',
    `#   root /srv/www; include /srv/www${basePath}/_nginx.conf;`,
    'absolute_redirect off;',
    'charset utf-8;',
    ...headers(),
    ...nginxRedirects(redirects),
    ...folders.flatMap((folder) => location(`= ${folder}/404.html`, ['internal;'])),
    // Without it, the address of the home page is redirected to the one with a slash.
    ...(basePath === '' ? [] : location(`= ${basePath}`, [nginxHome(basePath, pageForm)])),
    ...nginxSlash(basePath, pageForm),
    ...folders.flatMap((folder) =>
      location(`${folder}/`, [
        ...nginxFolder(basePath, pageForm),
        `try_files $uri ${pageForm === 'files' ? '$uri.html ' : ''}$uri/index.html =404;`,
        `error_page 404 ${folder}/404.html;`,
      ]),
    ),
    // The first regular expression that fits is the one that counts.
    ...(patterns.length === 0 ? [] : download(nginxMatch(patterns.map(place), true), immutable.includes('/assets/*'))),
    ...(lasting.length === 0
      ? []
      : location(nginxMatch(lasting, patterns.length > 0), headers(['Cache-Control', forYear]))),
    ...location(`~ ^${pattern}/.*\\.md$`, [
      'types { }',
      'default_type text/markdown;',
      'charset_types text/markdown;',
      ...headers(['X-Robots-Tag', 'noindex']),
    ]),
    ...listTypes(facts).flatMap(([path, type]) => location(`= ${path}`, ['types { }', `default_type ${type};`])),
    ...exact.flatMap((path) => download(`= ${place(path)}`, isCovered(path, immutable))),
    '# Names that begin with an underscore speak to the host.',
    ...location(`~ ^${pattern}/_`, ['return 404;']),
    `error_page 404 ${basePath}/404.html;`,
  ].join('\n')}\n`
}

// `^~`: the address begins so, and no regular expression counts. `=`: it is this one. `~`: a regular expression.
function nginxMatch(patterns: readonly string[], isExpression: boolean): string {
  const [pattern = '', ...others] = patterns
  if (others.length > 0 || isExpression) return `~ ${expressionOf(patterns)}`
  if (pattern.endsWith('/*')) return `^~ ${pattern.slice(0, -1)}`
  return pattern.includes('*') ? `~ ${expressionOf(patterns)}` : `= ${pattern}`
}

/** A regular expression for the whole of an address. */
function expressionOf(patterns: readonly string[]): string {
  const [first = '', ...others] = patterns.map(regExpOf)
  return others.length === 0 ? `^${first}$` : `^(?:${[first, ...others].join('|')})$`
}

/** Paths, and patterns with a `*`. */
function splitPatterns(paths: readonly string[]): [exact: string[], patterns: string[]] {
  return [paths.filter((path) => !path.includes('*')), paths.filter((path) => path.includes('*'))]
}

/** Part of a Caddy site block. */
export function caddyFile(facts: HostFacts): string {
  const { policy, basePath, immutable, programs, redirects, notFoundFolders, pageForm } = facts
  const header = (matcher: string, headers: Header[]) => [
    `header ${matcher} {`,
    ...headers.map(([name, value]) => `\t${name} "${value}"`),
    '}',
  ]
  const site = basePath === '' ? '/*' : '@site'
  const lasting = plainPatterns(immutable).map((path) => basePath + path)
  const [exact, patterns] = splitPatterns(programs.map((path) => basePath + path))
  // In the middle of a path, its star stands for no slash.
  const headerOf = (name: string, paths: readonly string[], headers: Header[]) =>
    paths.length < 2
      ? paths.flatMap((path) => header(path, headers))
      : [`@${name} path_regexp ${expressionOf(paths)}`, ...header(`@${name}`, headers)]
  const notFound = (path: string, folder: string) => [
    `\thandle ${path}{`,
    `\t\trewrite * ${basePath}${folder}/404.html`,
    '\t\tfile_server',
    '\t}',
  ]
  return `${[
    '# Inside a site block, with the folder that holds the site as its root:',
    '#   root * /srv/www',
    `#   import /srv/www${basePath}/_Caddyfile`,
    // The address of the home page does not match what is below it.
    ...(basePath === '' ? [] : [`@site path ${basePath} ${basePath}/*`]),
    // A question mark: unless another line says it.
    ...header(site, [...siteHeaders(policy), [`?${revalidate[0]}`, revalidate[1]]]),
    ...headerOf('lasting', lasting, [['Cache-Control', forYear]]),
    `@markdown path_regexp ^${regExpOf(basePath)}/.*\\.md$`,
    ...header('@markdown', [['X-Robots-Tag', 'noindex']]),
    ...listTypes(facts).flatMap(([path, type]) => header(path, [['Content-Type', type]])),
    ...exact.flatMap((path) => header(path, [['Content-Type', untypedBytes], asDownload])),
    ...(patterns.length === 0
      ? []
      : [
          `@programs path_regexp ${expressionOf(patterns)}`,
          ...header('@programs', [['Content-Type', untypedBytes], asDownload]),
        ]),
    ...caddyQuery,
    ...caddyRedirects(redirects),
    '# Names that begin with an underscore speak to the host.',
    `error ${basePath}/_* 404`,
    `@not-found path ${[...notFoundFolders, ''].map((folder) => `${basePath}${folder}/404.html`).join(' ')}`,
    'error @not-found 404',
    ...caddySlash(basePath, pageForm),
    'file_server',
    'handle_errors {',
    `\theader ${revalidate[0]} "${revalidate[1]}"`,
    ...notFoundFolders.flatMap((folder) => notFound(`${basePath}${folder}/* `, folder)),
    ...notFound('', ''),
    '}',
  ].join('\n')}\n`
}

/**
 * Patterns of characters that every host reads as they are: in a name, what lies between the first other character and
 * the last one becomes one `*`. More than one `*` is not read by all hosts. A pattern that would lose the hash of the
 * name is dropped, since it could match files that change.
 */
function plainPatterns(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const pattern = path.endsWith('/*') ? path : path.replace(/[^\w./~-](?:[^]*[^\w./~-])?/, '*')
    return pattern === path || /-[\da-f]{8}(?:\.[\w~*-]*)?$/.test(pattern) ? [pattern] : []
  })
}
