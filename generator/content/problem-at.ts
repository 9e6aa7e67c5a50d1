import type { Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'
import type { Entry } from './parse-entry.ts'

/** A problem at a value of a file. */
export function problemAt(entry: Entry, path: Path, what: Omit<Problem, 'file'>): Problem {
  return { ...what, file: entry.file, ...entry.locate(path) }
}
