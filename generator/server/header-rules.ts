// Reads `_headers` files in the grammar that Libretto writes: a pattern on its own line, then indented headers. CORS
// headers and headers about the connection or the body are dropped, because they belong to the server.

export type Header = [name: string, value: string]

export interface HeaderRule {
  /** Path in which `*` stands for any text. */
  pattern: string
  headers: Header[]
}

const dropped =
  /^(?:access-control-.*|connection|content-(?:encoding|length|range)|keep-alive|transfer-encoding|upgrade|date|etag)$/i
const ownPolicy = /^cross-origin-resource-policy$/i

/** Reads the file. Lines that are not headers are skipped. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*([\t -~]*)$/.exec(line.trimEnd())
    const [, name = '', value = ''] = header ?? []
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] })
    else if (header && !dropped.test(name) && !ownPolicy.test(name)) rules.at(-1)?.headers.push([name, value])
  }
  return rules
}

/** Headers of a path. Values from several rules are joined by commas, as hosts do. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Header[] {
  const found = new Map<string, Header>()
  for (const [name, value] of rules.filter(({ pattern }) => matches(path, pattern)).flatMap(({ headers }) => headers)) {
    const before = found.get(name.toLowerCase())
    found.set(name.toLowerCase(), before ? [before[0], `${before[1]}, ${value}`] : [name, value])
  }
  return [...found.values()]
}

/** Base path of the built site: the first rule applies to the whole site. */
export function basePathOf(rules: readonly HeaderRule[]): string {
  const pattern = rules[0]?.pattern ?? ''
  return pattern.endsWith('/*') ? pattern.slice(0, -2) : ''
}

function matches(path: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return path === pattern
  const last = rest.pop() ?? ''
  if (!path.startsWith(first) || path.length < first.length + last.length || !path.endsWith(last)) return false
  let from = first.length
  for (const part of rest) {
    const at = path.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= path.length - last.length
}
