import { codeFrame, type Position, type Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'
import type { Entry } from './parse-entry.ts'

/** A problem at a value of a file. */
export function problemAt(entry: Entry, path: Path, what: Omit<Problem, 'file'>): Problem {
  return { ...what, file: entry.file, ...entry.locate(path) }
}

/** A problem at a place of a file, with the lines around it. */
export function framedProblem(entry: Entry, place: Position, what: Omit<Problem, 'file'>): Problem {
  return { ...what, file: entry.file, ...place, frame: codeFrame(entry.lines, place) }
}

/** The problem with the lines around its place, if it has one. */
export function withFrame(problem: Problem, entries: ReadonlyMap<string, Entry>): Problem {
  const { file, line, column } = problem
  const entry = file === undefined ? undefined : entries.get(file)
  if (!entry || line === undefined || column === undefined) return problem
  return { ...problem, frame: codeFrame(entry.lines, { line, column }) }
}

/** Place of an item in its list file, which may have items that are not valid. `index`: among those that are. */
export function indexInFile(
  { indexes }: { indexes: ReadonlyMap<string, readonly number[]> },
  file: string,
  index: number,
): number {
  return indexes.get(file)?.[index] ?? index
}
