import type { Position, Problem } from '../problem.ts'
import type { FoldedText } from './folded-lines.ts'

/** Keys and indexes from the root to a value. */
export type Path = readonly PropertyKey[]

/** A parsed YAML document. */
export interface YamlDocument {
  /** Undefined where there are problems. */
  data: unknown
  problems: Problem[]
  /** What YAML reads, and its writer may not have meant. */
  warnings: Problem[]
  /** Place of a value, or of its key if `onKey`. Falls back to the nearest parent that exists. */
  locate: (path: Path, onKey?: boolean) => Position
  /**
   * Place of a line and column (from 0) inside a text value, if its lines are those of the file; else the start of the
   * value.
   */
  locateInText: (path: Path, line: number, column: number) => Position
  /** The lines of a text value that YAML joins; undefined for one that keeps its lines. */
  foldedText: (path: Path) => FoldedText | undefined
}
