// Configuration for hosts: headers, redirects, the nearest 404 page. Netlify and Cloudflare Pages read _headers and
// _redirects, Vercel reads vercel.json; nginx and Caddy include a file from the output folder, so that a new policy is
// deployed together with its pages. All of them state the same facts. What a host could read as an instruction of its
// own is left out of patterns and escaped in addresses, so that nothing depends on the quotation marks of a grammar.

import { siteHeaders } from './policy.ts'

export interface HostFacts {
  /** Content-Security-Policy of the pages. */
  policy: string
  /** "" or "/base". */
  basePath: string
  /** Path patterns of files whose names change with their content, below the base path, e.g. /assets/*. */
  immutable: readonly string[]
  /** Old addresses and their targets, with the base path. */
  redirects: readonly { from: string; to: string; status: number }[]
  /** Folders with a 404 page of their own, below the base path, e.g. /blog. */
  notFoundFolders: readonly string[]
}

const forYear = 'public, max-age=31536000, immutable'

/** The `_headers` file. `immutable` files are kept for a year; Markdown versions are not indexed. */
export function headersFile({
  policy,
  basePath,
  immutable,
}: Pick<HostFacts, 'policy' | 'basePath' | 'immutable'>): string {
  const lines = [`${basePath}/*`, ...siteHeaders(policy).map(([name, value]) => `  ${name}: ${value}`)]
  for (const path of plainPatterns(immutable)) lines.push(`${basePath}${path}`, `  Cache-Control: ${forYear}`)
  lines.push(`${basePath}/*.md`, '  X-Robots-Tag: noindex')
  return `${lines.join('\n')}\n`
}

/** The `_redirects` file. */
export function redirectsFile(redirects: HostFacts['redirects']): string {
  return redirects.map(({ from, to, status }) => `${from} ${plainUrl(to)} ${status}\n`).join('')
}

/** vercel.json. Vercel knows only one 404 page, whose script chooses the text. */
export function vercelFile({ policy, basePath, immutable, redirects }: HostFacts): string {
  const rule = (path: string, headers: [name: string, value: string][]) => ({
    source: `${basePath}${path.replaceAll('*', '(.*)')}`,
    headers: headers.map(([key, value]) => ({ key, value })),
  })
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/*', siteHeaders(policy)),
      ...plainPatterns(immutable).map((path) => rule(path, [['Cache-Control', forYear]])),
      rule('/*.md', [['X-Robots-Tag', 'noindex']]),
    ],
    redirects: redirects.map(({ from, to, status }) => ({
      source: from,
      destination: plainUrl(to),
      statusCode: status,
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Part of an nginx server block. A location with its own headers inherits none, so it repeats them all. */
export function nginxFile({ policy, basePath, immutable, redirects, notFoundFolders }: HostFacts): string {
  const headers = (...own: [name: string, value: string][]) =>
    [...siteHeaders(policy), ...own].map(([name, value]) => `add_header ${name} "${value}" always;`)
  const location = (where: string, lines: string[]) => [`location ${where} {`, ...lines.map((line) => `  ${line}`), '}']
  const pattern = regExpOf(basePath)
  const folders = [...notFoundFolders, ''].map((folder) => basePath + folder)
  return `${[
    '# Inside a server block, with the folder that holds the site as its root:',
    `#   root /srv/www; include /srv/www${basePath}/_nginx.conf;`,
    'absolute_redirect off;',
    'charset utf-8;',
    ...headers(),
    ...redirects.flatMap(({ from, to, status }) => location(`= ${from}`, [`return ${status} "${plainUrl(to)}";`])),
    ...folders.flatMap((folder) => location(`= ${folder}/404.html`, ['internal;'])),
    ...folders.flatMap((folder) =>
      location(`${folder}/`, ['try_files $uri $uri/index.html =404;', `error_page 404 ${folder}/404.html;`]),
    ),
    ...plainPatterns(immutable).flatMap((path) =>
      location(nginxMatch(`${basePath}${path}`), headers(['Cache-Control', forYear])),
    ),
    ...location(`~ ^${pattern}/.*\\.md$`, [
      'types { }',
      'default_type text/markdown;',
      'charset_types text/markdown;',
      ...headers(['X-Robots-Tag', 'noindex']),
    ]),
    ...location(`= ${basePath}/site.webmanifest`, ['types { }', 'default_type application/manifest+json;']),
    '# Names that begin with an underscore speak to the host.',
    ...location(`~ ^${pattern}/_`, ['return 404;']),
    `error_page 404 ${basePath}/404.html;`,
  ].join('\n')}\n`
}

// `^~`: the address begins so. `=`: it is this one. `~`: a regular expression.
function nginxMatch(pattern: string): string {
  if (pattern.endsWith('/*')) return `^~ ${pattern.slice(0, -1)}`
  return pattern.includes('*') ? `~ ^${regExpOf(pattern)}$` : `= ${pattern}`
}

/** Part of a Caddy site block. */
export function caddyFile({ policy, basePath, immutable, redirects, notFoundFolders }: HostFacts): string {
  const header = (matcher: string, headers: [name: string, value: string][]) => [
    `header ${matcher} {`,
    ...headers.map(([name, value]) => `\t${name} "${value}"`),
    '}',
  ]
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
    ...header(`${basePath}/*`, siteHeaders(policy)),
    ...plainPatterns(immutable).flatMap((path) => header(`${basePath}${path}`, [['Cache-Control', forYear]])),
    `@twins path_regexp ^${regExpOf(basePath)}/.*\\.md$`,
    ...header('@twins', [['X-Robots-Tag', 'noindex']]),
    ...header(`${basePath}/site.webmanifest`, [['Content-Type', 'application/manifest+json']]),
    ...redirects.map(({ from, to, status }) => `redir ${from} "${plainUrl(to)}" ${status}`),
    '# Names that begin with an underscore speak to the host.',
    `error ${basePath}/_* 404`,
    `@not-found path ${[...notFoundFolders, ''].map((folder) => `${basePath}${folder}/404.html`).join(' ')}`,
    'error @not-found 404',
    // Not {path} itself: a name with a question mark would be cut there.
    'try_files {path}/index.html',
    'file_server',
    'handle_errors {',
    '\theader -Cache-Control',
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

// Plain patterns have no other character with a meaning.
function regExpOf(pattern: string): string {
  return pattern.replaceAll('.', '\\.').replaceAll('*', '.*')
}

// Quotes, braces, brackets, dollar signs and colons have a meaning to some host, wherever they stand. A colon that ends
// the scheme or begins the port is no placeholder, and a bracket of an IPv6 address must stay.
function plainUrl(url: string): string {
  const start = /^[a-z][\w+.-]*:(?:\/\/[^/?#]*)?/i.exec(url)?.[0] ?? ''
  const rest = url.slice(start.length).replace(/%(?![\da-f]{2})/gi, '%25')
  return start.replace(/[^\w\-.~:/[\]@%]/gu, percentEncode) + rest.replace(/[^\w\-.~/?#@!&'+,;=%]/gu, percentEncode)
}

function percentEncode(character: string): string {
  return Buffer.from(character).toString('hex').toUpperCase().replace(/../g, '%$&')
}
