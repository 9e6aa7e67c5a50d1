// Redirects in the grammar of each host. All of them keep the query of the visitor, unless the target has its own, and
// tell capitals from small letters. What is written is what browsers ask for, or what the host compares with it.

/** An old address with the base path, and its target. */
export interface HostRedirect {
  /** Decoded path. */
  from: string
  to: string
  status: number
  /** Set for a redirect of everything below the path: whether the target gets the rest of the address. */
  rest?: 'kept' | 'dropped' | undefined
  /** Of such a redirect: whether a page has the path itself. */
  isBesidePage?: boolean | undefined
}

/** The Markdown version of a page lies below it; so does its file, which Caddy looks for first. */
const besidePage = 'index.md'

export interface RedirectsOptions {
  /** A host compares decoded addresses, so that a line with letters of other languages is there in both forms. */
  isDecoded?: boolean
  /** How much each host reads. */
  limits?: { lines: number; bytes: number }
}

const noLimits = { lines: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY }

/**
 * The `_redirects` file: what matters most first, because hosts pass over what is too much for them. To Cloudflare, all
 * that follows a line with a star or a placeholder counts as one, of which it reads a hundred. It also tells both forms
 * of an address apart: that with a slash is there if a host reads so much.
 */
export function redirectsFile(
  redirects: readonly HostRedirect[],
  { isDecoded = false, limits = noLimits }: RedirectsOptions = {},
): string {
  const count = redirects.reduce((sum, { from, rest }) => sum + (rest === undefined ? formsOf(from).length : 3), 0)
  const whole = count <= limits.lines ? printRedirects(redirects, { isDecoded, forms: [0, 1] }) : undefined
  const fits = whole !== undefined && Buffer.byteLength(whole) <= limits.bytes
  return fits ? whole : printRedirects(redirects, { isDecoded, forms: [0] })
}

/** The lines of some forms of old addresses. */
function printRedirects(
  redirects: readonly HostRedirect[],
  { isDecoded, forms }: { isDecoded: boolean; forms: readonly number[] },
): string {
  const line = (from: string, to: string, status: number) =>
    [...new Set([from, isDecoded ? withLetters(from) : from])].map((path) => `${path} ${to} ${status}\n`).join('')
  const all = redirects.filter(({ rest }) => rest === undefined)
  const below = longestFirst(redirects)
  const lines = (exact: readonly HostRedirect[]) =>
    forms.flatMap((form) =>
      exact.flatMap(({ from, to, status }) => {
        const place = formsOf(placeOf(from))[form]
        return place === undefined ? [] : [line(place, plainUrl(to), status)]
      }),
    )
  return [
    ...lines(all.filter(({ from }) => !hasColon(from))),
    ...below.flatMap(({ from, isBesidePage }) => {
      const page = `${placeOf(from)}/${besidePage}`
      return isBesidePage ? [line(page, page, 200)] : []
    }),
    ...lines(all.filter(({ from }) => hasColon(from))),
    ...below.flatMap(({ from, to, status, rest, isBesidePage }) => {
      const place = placeOf(from)
      const target = (splat: string) => (rest === 'kept' ? plainUrl(`${to}/`) + splat : plainUrl(to))
      if (!isBesidePage && !keepsFirst({ to, rest })) return [line(`${place}/*`, target(':splat'), status)]
      // Cloudflare asks for a page with a slash at the end, which a star would match.
      return [
        line(`${place}/:first`, target(':first'), status),
        line(`${place}/:first/*`, target(':first/:splat'), status),
      ]
    }),
  ].join('')
}

/** Lines of `_redirects` for the 404 pages of folders. */
export function notFoundRules({
  notFoundFolders,
  basePath,
}: {
  notFoundFolders: readonly string[]
  basePath: string
}): string {
  // At the top of what it serves, Netlify finds the page without a rule.
  const folders = basePath === '' ? notFoundFolders : [...notFoundFolders, '']
  return [...folders]
    .sort((a, b) => b.length - a.length)
    .map((folder) => `${basePath}${folder}/* ${basePath}${folder}/404.html 404\n`)
    .join('')
}

/** An encoded path whose letters beyond ASCII are as they are read. */
function withLetters(path: string): string {
  return path.replace(/(?:%[89A-F][\dA-F])+/g, (bytes) => {
    const text = Buffer.from(bytes.replaceAll('%', ''), 'hex').toString()
    return /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? text : bytes
  })
}

/** Whether a part of the path has a colon that is not encoded: Cloudflare takes it for a placeholder. */
function hasColon(path: string): boolean {
  return /:[a-z]/i.test(placeOf(path))
}

/** The `redirects` of vercel.json. */
export function vercelRedirects(
  redirects: readonly HostRedirect[],
  hasSlashes = false,
): { source: string; destination: string; statusCode: number }[] {
  // Of the path-to-regexp patterns that these are.
  const literal = (path: string) => placeOf(path).replace(/[()[\]{}:*+?!.^$|]/g, '\\$&')
  const plain = (path: string) => (/^[\w\-./%~]*$/.test(placeOf(path)) ? placeOf(path) : literal(path))
  return [
    ...redirects
      .filter(({ rest }) => rest === undefined)
      .map(({ from, to, status }) => {
        // Where addresses of pages get a slash before redirects are looked up, old ones do, too.
        const [form = from] = formsOf(from).slice(hasSlashes ? -1 : 0)
        return { source: plain(form), destination: plainUrl(to), statusCode: status }
      }),
    ...longestFirst(redirects).map(({ from, to, status, rest, isBesidePage }) => ({
      source: `${plain(from)}/:rest${isBesidePage ? `((?!${besidePage}$)[^/].*)` : '*'}`,
      destination: rest === 'kept' ? `${plainUrl(`${to}/`)}:rest${isBesidePage ? '' : '*'}` : plainUrl(to),
      statusCode: status,
    })),
  ]
}

/** The locations of nginx. It compares decoded paths, and tells both forms of an address apart. */
export function nginxRedirects(redirects: readonly HostRedirect[]): string[] {
  const location = (where: string, line: string) => [`location ${where} {`, `  ${line}`, '}']
  return redirects.flatMap(({ from, to, status, rest, isBesidePage }) => {
    const answer = `return ${status} "${withQuery(plainUrl(to), '$is_args$args')}";`
    if (rest === undefined) return formsOf(from).flatMap((path) => location(`= ${nginxText(path)}`, answer))
    // Rewriting encodes what is kept; a redirect of the rest as it was decoded could be a header of its own.
    const flag = status === 301 ? 'permanent' : 'redirect'
    const kept = `rewrite "^${regExpText(`${from}/`)}(.*)$" "${plainUrl(`${to}/`)}$1" ${flag};`
    // It also asks itself for the file of a folder, by its name.
    const below = `${isBesidePage ? '(?!index\\x2e(?:md|html)$)' : ''}${keepsFirst({ to, rest }) ? '[^/\\x5c]' : '.'}`
    return location(`~ "^${regExpText(`${from}/`)}${below}"`, rest === 'kept' ? kept : answer)
  })
}

/** What all redirects of Caddy need: the query with its question mark. */
export const caddyQuery: readonly string[] = ['map {query} {kept_query} {', '\t~^(.+)$ "?${1}"', '\tdefault ""', '}']

/** The lines of Caddy. Its own matcher of paths takes capitals and small letters for the same. */
export function caddyRedirects(redirects: readonly HostRedirect[]): string[] {
  const exact = redirects.filter(({ rest }) => rest === undefined)
  return [
    ...exact.flatMap(({ from, to, status }, index) => {
      const target = `"${withQuery(plainUrl(to), '{kept_query}')}" ${status}`
      if (/^[a-z\d/._-]+$/.test(from)) return formsOf(from).map((form) => `redir ${form} ${target}`)
      return [`@old${index} path_regexp "^${regExpText(from)}/?$"`, `redir @old${index} ${target}`]
    }),
    ...longestFirst(redirects).flatMap(({ from, to, status, rest, isBesidePage }, index) => [
      `@below${index} {`,
      `\tpath_regexp "^${regExpText(`${from}/`)}."`,
      ...(isBesidePage ? [`\tnot path_regexp "^${regExpText(`${from}/`)}index\\.(?:md|html)$"`] : []),
      '}',
      ...(rest === 'kept'
        ? [
            `route @below${index} {`,
            // It compares bytes, of which a letter beyond ASCII has several, or what is encoded with what is.
            `\turi strip_prefix "${from.replace(/[%{}"]|[^\0-\x7f]/gu, percentEncode)}"`,
            `\tredir * "${plainUrl(to)}{uri}" ${status}`,
            '}',
          ]
        : [`route @below${index} {`, `\tredir * "${withQuery(plainUrl(to), '{kept_query}')}" ${status}`, '}']),
    ]),
  ]
}

/** Those of everything below a path. The first one that fits is the one that counts. */
function longestFirst(redirects: readonly HostRedirect[]): HostRedirect[] {
  return redirects.filter(({ rest }) => rest !== undefined).sort((a, b) => b.from.length - a.from.length)
}

/**
 * Whether the rest of an address is all that a target has: if it began with a slash or a backslash, a browser would
 * take what follows for the name of a host.
 */
function keepsFirst({ to, rest }: Pick<HostRedirect, 'to' | 'rest'>): boolean {
  return rest === 'kept' && to === ''
}

/** An address without and with a slash at its end; the name of a file has none. */
function formsOf(path: string): string[] {
  return /\.[^/]*$/.test(path) ? [path] : [path, `${path}/`]
}

/** A target with the query of the visitor, unless it has one. */
function withQuery(url: string, query: string): string {
  if (url.includes('?') || !/^(?:https?:|\/)/i.test(url)) return url
  const hash = url.indexOf('#')
  return hash < 0 ? url + query : url.slice(0, hash) + query + url.slice(hash)
}

/** A path as browsers ask for it. A colon at the beginning of a part would be a placeholder. */
function placeOf(path: string): string {
  return path.replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, percentEncode).replaceAll('/:', '/%3A')
}

/** A regular expression for a text, in characters that have no meaning within quotation marks. */
function regExpText(text: string): string {
  return text.replace(/[^\p{L}\p{N}\-_/~ ]/gu, (character) =>
    character < '\u0080' ? `\\x${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}` : character,
  )
}

function nginxText(path: string): string {
  return /^[\w\-./~%]+$/.test(path) ? path : `"${path.replaceAll('"', '\\"')}"`
}

/**
 * A target in plain characters. Quotes, braces, brackets, dollar signs and colons have a meaning to some host, wherever
 * they stand. A colon that ends the scheme or begins the port is no placeholder, and a bracket of an IPv6 address must
 * stay.
 */
function plainUrl(url: string): string {
  const start = /^[a-z][\w+.-]*:(?:\/\/[^/?#]*)?/i.exec(url)?.[0] ?? ''
  const rest = url.slice(start.length).replace(/%(?![\da-f]{2})/gi, '%25')
  return start.replace(/[^\w\-.~:/[\]@%]/gu, percentEncode) + rest.replace(/[^\w\-.~/?#@!&'+,;=%]/gu, percentEncode)
}

function percentEncode(character: string): string {
  return Buffer.from(character).toString('hex').toUpperCase().replace(/../g, '%$&')
}
