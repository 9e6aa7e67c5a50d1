// Where a command prints, and what can be shown there: colours, and a line that is written over. Decided for each
// stream, because one of them may be a terminal while the other is a file.

import pc from 'picocolors'

/** What is written to: a stream of the process, or of a test. */
export interface Stream {
  write: (text: string) => void
  isTTY?: boolean
  columns?: number
}

type Input = NodeJS.ReadableStream & { isTTY?: boolean }

/** The process of a command that can be interrupted, or ends at once. A test has none. */
export type HostProcess = Pick<NodeJS.Process, 'on' | 'off' | 'once' | 'exit' | 'kill' | 'pid' | 'exitCode'>

export type Colors = ReturnType<typeof pc.createColors>

/** A stream with what it can show. */
export interface Sheet {
  stream: Stream
  colors: Colors
  /** Whether a line can be written over, and somebody looks at it. */
  canOverwrite: boolean
}

/** Both streams of a command. */
export interface Screen {
  /** Standard output: results. */
  out: Sheet
  /** Standard error: problems, notes and progress. */
  err: Sheet
  /** What is typed, for commands that ask. */
  input: Input | undefined
  /** Prints a line to standard output. */
  print: (text: string) => void
  /** Prints a line to standard error. */
  warn: (text: string) => void
}

type Variables = Readonly<Record<string, string | undefined>>

interface Surroundings {
  env: Variables
  argv: readonly string[]
}

// As documented for Node's own `tty` module.
const forcing: readonly string[] = ['', '1', '2', '3', 'true']

/** The screen of a command that writes to these streams. */
export function openScreen(
  streams: { out: Stream; err: Stream; input?: Input | undefined },
  surroundings: Surroundings,
): Screen {
  const open = (stream: Stream): Sheet => ({
    stream,
    colors: pc.createColors(hasColors(stream, surroundings)),
    canOverwrite: canOverwrite(stream, surroundings),
  })
  const [out, err] = [open(streams.out), open(streams.err)]
  return {
    out,
    err,
    input: streams.input,
    print: (text) => void out.stream.write(`${text}\n`),
    warn: (text) => void err.stream.write(`${text}\n`),
  }
}

const nowhere: Stream = { write: () => {} }

/** For code that asks and prints nothing. */
export const silent: Screen = openScreen({ out: nowhere, err: nowhere }, { env: {}, argv: [] })

/** Whether to colour what a stream gets. The command line decides first, then FORCE_COLOR, then NO_COLOR. */
export function hasColors(stream: Pick<Stream, 'isTTY'>, { env, argv }: Surroundings): boolean {
  const said = argv.findLast((word) => word === '--color' || word === '--no-color')
  if (said !== undefined) return said === '--color'
  if (env.FORCE_COLOR !== undefined) return forcing.includes(env.FORCE_COLOR)
  if (isSet(env.NO_COLOR) || isSet(env.NODE_DISABLE_COLORS)) return false
  return stream.isTTY === true && env.TERM !== 'dumb'
}

/** Whether a line can be written over, and somebody looks at it. */
export function canOverwrite(stream: Pick<Stream, 'isTTY'>, { env }: Pick<Surroundings, 'env'>): boolean {
  const isJob = isSet(env.CI) && env.CI !== 'false' && env.CI !== '0'
  return stream.isTTY === true && env.TERM !== 'dumb' && !isJob
}

// An empty variable counts as missing.
function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== ''
}
