// The code between the braces of a Go template: names, calls, and pipes between them.

/** A value, and the fields of it that are meant. */
export interface Operand {
  of:
    | { kind: 'literal'; value: string | number | boolean | undefined }
    | { kind: 'dot' }
    | { kind: 'variable'; name: string }
    | { kind: 'name'; name: string }
    | { kind: 'pipe'; pipe: Pipe }
  fields: readonly string[]
}

/** Calls whose result is the last argument of the next one. */
export interface Pipe {
  /** Variables that get the result. */
  names: readonly string[]
  /** Whether they are declared here. */
  isNew: boolean
  calls: readonly (readonly Operand[])[]
}

const token = new RegExp(
  [
    String.raw`\s+`,
    String.raw`"(?:[^"\\\n]|\\.)*"`,
    '`[^`]*`',
    String.raw`'(?:[^'\\\n]|\\.)*'`,
    ':=|=|\\||,|\\(',
    String.raw`\)(?:\.\w+)*`,
    String.raw`-?\d+(?:\.\d+)?(?![\w.])`,
    String.raw`\$\w*(?:\.\w+)*`,
    String.raw`(?:\.\w+)+|\.`,
    String.raw`[A-Za-z_]\w*(?:\.\w+)*`,
  ].join('|'),
  'y',
)

/** Reads a pipe; undefined if it is malformed. */
export function readPipe(source: string): Pipe | undefined {
  const tokens = tokensOf(source)
  if (!tokens) return undefined
  const reader = { tokens, at: 0, depth: 0 }
  const pipe = readInner(reader)
  return reader.at === tokens.length ? pipe : undefined
}

function tokensOf(source: string): string[] | undefined {
  const tokens: string[] = []
  token.lastIndex = 0
  for (let at = 0; at < source.length; at = token.lastIndex) {
    token.lastIndex = at
    const [found] = token.exec(source) ?? []
    if (found === undefined) return undefined
    tokens.push(/^\s/.test(found) ? ' ' : found)
  }
  return tokens
}

interface Reader {
  tokens: readonly string[]
  at: number
  depth: number
}

function readInner(reader: Reader): Pipe | undefined {
  if (++reader.depth > 40) return undefined
  const { names, isNew } = readNames(reader)
  const calls: Operand[][] = [[]]
  for (; reader.at < reader.tokens.length; reader.at++) {
    const written = reader.tokens[reader.at] as string
    if (written === ' ') continue
    if (written.startsWith(')')) break
    if (written === '|') {
      calls.push([])
      continue
    }
    const operand = readOperand(written, reader)
    if (!operand) return undefined
    calls.at(-1)?.push(operand)
  }
  reader.depth--
  return calls.some((call) => call.length === 0) ? undefined : { names, isNew, calls }
}

/** `$a, $b :=` before a pipe. */
function readNames(reader: Reader): Pick<Pipe, 'names' | 'isNew'> {
  const rest = reader.tokens.slice(reader.at, reader.at + 9)
  const sign = rest.findIndex((each) => each === ':=' || each === '=')
  const before = rest.slice(0, Math.max(0, sign)).filter((each) => each !== ' ' && each !== ',')
  if (sign < 1 || !before.every((each) => /^\$\w+$/.test(each))) return { names: [], isNew: false }
  reader.at += sign + 1
  return { names: before, isNew: rest[sign] === ':=' }
}

function readOperand(written: string, reader: Reader): Operand | undefined {
  const literal = literalOf(written)
  if (literal) return { of: { kind: 'literal', ...literal }, fields: [] }
  if (written === '(') {
    reader.at++
    const pipe = readInner(reader)
    const end = reader.tokens[reader.at]
    return pipe && end?.startsWith(')') ? { of: { kind: 'pipe', pipe }, fields: end.split('.').slice(1) } : undefined
  }
  if (written === '.') return { of: { kind: 'dot' }, fields: [] }
  if (written.startsWith('.')) return { of: { kind: 'dot' }, fields: written.slice(1).split('.') }
  if (written.startsWith('$')) {
    const [name = '', ...fields] = written.split('.')
    return { of: { kind: 'variable', name }, fields }
  }
  return /^[A-Za-z_]/.test(written) ? { of: { kind: 'name', name: written }, fields: [] } : undefined
}

function literalOf(written: string): { value: string | number | boolean | undefined } | undefined {
  if (written.startsWith('`')) return { value: written.slice(1, -1) }
  if (written.startsWith('"')) return { value: unescape(written.slice(1, -1)) }
  if (/^-?\d/.test(written)) return { value: Number(written) }
  if (written === 'true' || written === 'false') return { value: written === 'true' }
  return written === 'nil' ? { value: undefined } : undefined
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

function unescape(text: string): string {
  return text.replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign)
}
