// Configuration for hosts: headers, redirects, the nearest 404 page. Netlify and Cloudflare Pages read _headers and
// _redirects, Vercel reads vercel.json; nginx and Caddy include a file from the output folder, so that a new policy is
// deployed together with its pages. All of them state the same facts.

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
  for (const path of immutable) lines.push(`${basePath}${path}`, `  Cache-Control: ${forYear}`)
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
      ...immutable.map((path) => rule(path, [['Cache-Control', forYear]])),
      rule('/*.md', [['X-Robots-Tag', 'noindex']]),
    ],
    redirects: redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Part of an nginx server block. A location with its own headers inherits none, so it repeats them all. */
export function nginxFile({ policy, basePath, immutable, redirects, notFoundFolders }: HostFacts): string {
  const headers = (...own: [name: string, value: string][]) =>
    [...siteHeaders(policy), ...own].map(([name, value]) => `add_header ${name} "${value}" always;`)
  const location = (where: string, lines: string[]) => [`location ${where} {`, ...lines.map((line) => `  ${line}`), '}']
  const pattern = basePath.replaceAll('.', '\\.')
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
    ...immutable.flatMap((path) =>
      location(
        path.endsWith('*') ? `^~ ${basePath}${path.slice(0, -1)}` : `= ${basePath}${path}`,
        headers(['Cache-Control', forYear]),
      ),
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
    ...immutable.flatMap((path) => header(`${basePath}${path}`, [['Cache-Control', forYear]])),
    `@twins path_regexp ^${basePath.replaceAll('.', '\\.')}/.*\\.md$`,
    ...header('@twins', [['X-Robots-Tag', 'noindex']]),
    ...header(`${basePath}/site.webmanifest`, [['Content-Type', 'application/manifest+json']]),
    ...redirects.map(({ from, to, status }) => `redir ${from} "${plainUrl(to)}" ${status}`),
    '# Names that begin with an underscore speak to the host.',
    `error ${basePath}/_* 404`,
    `@not-found path ${[...notFoundFolders, ''].map((folder) => `${basePath}${folder}/404.html`).join(' ')}`,
    'error @not-found 404',
    'try_files {path} {path}/index.html',
    'file_server',
    'handle_errors {',
    '\theader -Cache-Control',
    ...notFoundFolders.flatMap((folder) => notFound(`${basePath}${folder}/* `, folder)),
    ...notFound('', ''),
    '}',
  ].join('\n')}\n`
}

// Addresses are written between quotation marks in files where quotes, braces and dollar signs have a meaning.
function plainUrl(url: string): string {
  return url.replace(/[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu, (character) =>
    Buffer.from(character).toString('hex').toUpperCase().replace(/../g, '%$&'),
  )
}
