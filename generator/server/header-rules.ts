// The text of a `_headers` file ↔ what a request gets of it. Pure. Only the grammar Libretto writes: a pattern on its
// own line, then indented headers. Never passes on a CORS header or one that speaks of the connection or the body:
// those belong to the server.

export type Header = [name: string, value: string]

export interface HeaderRule {
  /** Path with `*` for any text. */
  pattern: string
  headers: Header[]
}

const notOurs =
  /^(?:access-control-.*|connection|content-(?:encoding|length|range)|cross-origin-resource-policy|date|etag|keep-alive|transfer-encoding|upgrade)$/i

/** Reads the file. Lines that are no header are left out. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*([\t -~]*)$/.exec(line.trimEnd())
    const [, name = '', value = ''] = header ?? []
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] })
    else if (header && !notOurs.test(name)) rules.at(-1)?.headers.push([name, value])
  }
  return rules
}

/** Headers of one path. Those that several rules set are joined, as the hosts do. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Header[] {
  const found = new Map<string, Header>()
  for (const [name, value] of rules.filter(({ pattern }) => matches(path, pattern)).flatMap(({ headers }) => headers)) {
    const before = found.get(name.toLowerCase())
    found.set(name.toLowerCase(), before ? [before[0], `${before[1]}, ${value}`] : [name, value])
  }
  return [...found.values()]
}

/** Path the site was built to live under: the first rule speaks for all of it. */
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
