// Which pages the configuration leaves out, and which it moves: `exclude` of Jekyll, `srcExclude` and `rewrites` of
// VitePress.

/** A pattern of paths and what they become: `packages/:name/docs/:rest*` and `:name/:rest*`. */
export type PathRewrite = readonly [from: string, to: string]

/** Whether a path, or a folder above it, fits one of the patterns. Takes linear time. */
export function isExcluded(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => fits(path.split('/'), pattern.replace(/^\.?\/|\/$/g, '').split('/')))
}

function fits(parts: readonly string[], written: readonly string[]): boolean {
  const pattern = written.filter((part, index) => part !== '**' || written[index - 1] !== '**')
  const placesAt = (at: number) => (pattern[at] === '**' ? [at, at + 1] : [at])
  let open = new Set(placesAt(0))
  for (const part of parts) {
    const next = [...open].flatMap((at) => {
      if (pattern[at] === '**') return placesAt(at)
      return at < pattern.length && fitsPart(part, pattern[at] ?? '') ? placesAt(at + 1) : []
    })
    open = new Set(next)
    if (open.has(pattern.length)) return true
  }
  return false
}

/** More stars in a name would take long, and nobody writes them. */
const mostStars = 3

function fitsPart(part: string, pattern: string): boolean {
  const pieces = pattern.split('*')
  if (pieces.length > mostStars + 1) return false
  return new RegExp(`^${pieces.map(escaped).join('.*')}$`).test(part)
}

/** The path that the first fitting rewrite makes of a path. */
export function rewritePath(path: string, rewrites: readonly PathRewrite[]): string {
  for (const [from, to] of rewrites) {
    const found = expressionOf(from)?.exec(path)
    if (!found) continue
    const { groups = {} } = found
    return to.replace(/:(\w+)(?:\([^()]*\))?[*+?]?/g, (whole, name: string) => groups[name] ?? whole)
  }
  return path
}

const parameter = /:([A-Za-z]\w*)(?:\([^()]*\))?([*+?]?)|(\([^()]*\))/g
const mostParameters = 4

function expressionOf(from: string): RegExp | undefined {
  const names = [...from.matchAll(parameter)].map(([, name]) => name)
  const isPlain = new Set(names).size === names.length && names.length <= mostParameters
  if (!isPlain) return undefined
  const parts: string[] = []
  let end = 0
  for (const { 0: whole, 1: name, 2: sign, index } of from.matchAll(parameter)) {
    const any = name === undefined || whole.endsWith('.*)') || sign === '*' || sign === '+' ? '.*' : '[^/]+'
    parts.push(escaped(from.slice(end, index)), name === undefined ? any : `(?<${name}>${any})`)
    end = index + whole.length
  }
  return new RegExp(`^${parts.join('')}${escaped(from.slice(end))}$`)
}

function escaped(text: string): string {
  return text.replace(/[^\w/]/g, '\\$&')
}
