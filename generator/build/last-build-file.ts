// The file of the last build, in parts: as one value the lists of a large site would be in memory three times.

import { readSealed, type SealedPlace, writeSealed } from '../cache/cache.ts'
import type { Problem } from '../problem.ts'
import { hasLastBuildShape, isSeenList } from './has-last-build-shape.ts'
import type { Seen } from './seen.ts'

/** The last build with the same options. */
export interface LastBuild {
  pages: number
  /** Of all files in the output folder. */
  bytes: number
  problems: Problem[]
  /** The build is valid from this instant to the other, in milliseconds since 1970. */
  from: number
  until: number
  /** Version of the compiled site for each language. */
  codeVersions: string[]
  /** Of all pages of a language: hash of what they depend on apart from their views. */
  contexts: Record<string, string>
  content: Seen[]
  /** Sources of the compiled site. */
  code: Seen[]
  /** With paths below the output folder. */
  output: Seen[]
  /** What pages load, and in a second line what custom code has put there; each text once. */
  loads: string[]
}

/** The first part has everything but the two long lists, whose lengths it has. */
interface FirstPart extends LastBuild {
  lengths: [content: number, output: number]
}

interface ListPart {
  list: 'content' | 'output'
  seen: Seen[]
}

const partSize = 1000

/** What the file has; undefined if it is not there, or not whole. */
export function readBuildFile(file: SealedPlace): LastBuild | undefined {
  let last: FirstPart | undefined
  for (const part of readSealed(file, isPart)) {
    if (!('list' in part)) last = part
    else for (const seen of part.seen) last?.[part.list].push(seen)
  }
  if (!last) return undefined
  const { lengths, ...build } = last
  return build.content.length === lengths[0] && build.output.length === lengths[1] ? build : undefined
}

/** Writes the file. A failure is ignored. */
export function writeBuildFile(file: SealedPlace, last: LastBuild): void {
  writeSealed(file, partsOf(last))
}

function* partsOf(last: LastBuild): Generator<FirstPart | ListPart> {
  yield { ...last, content: [], output: [], lengths: [last.content.length, last.output.length] }
  for (const list of ['content', 'output'] as const)
    for (let start = 0; start < last[list].length; start += partSize)
      yield { list, seen: last[list].slice(start, start + partSize) }
}

function isPart(value: unknown): value is FirstPart | ListPart {
  if (typeof value !== 'object' || value === null) return false
  const { list, seen, lengths } = value as Record<string, unknown>
  if (list !== undefined) return (list === 'content' || list === 'output') && isSeenList(seen)
  return Array.isArray(lengths) && hasLastBuildShape(value)
}
