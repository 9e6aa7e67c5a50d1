// Texts that are still to be written: they begin with TODO:. Those in Markdown are found where Markdown is compiled.

import { placeholderProblem } from '../markdown/markdown.ts'
import type { Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'
import type { Entry } from './parse-entry.ts'

/** Values of YAML files and front matter that are to be written. `known`: problems that are reported already. */
export function checkPlaceholders(entries: Iterable<Entry>, known: readonly Problem[]): Problem[] {
  const problems: Problem[] = []
  for (const entry of entries) {
    const paths: Path[] = []
    findPlaceholders(entry.data, [], paths)
    if (paths.length === 0) continue
    const { file } = entry
    const reported = new Set(
      known.flatMap((problem) => (problem.file === file && problem.code === 'placeholder' ? [problem.line] : [])),
    )
    for (const path of paths) {
      const place = entry.locate(path)
      if (!reported.has(place.line)) problems.push({ ...placeholderProblem(place), file })
    }
  }
  return problems
}

// A text of several lines is Markdown.
function findPlaceholders(value: unknown, path: Path, found: Path[]): void {
  if (typeof value === 'string') {
    if (value.startsWith('TODO:') && !value.includes('\n')) found.push(path)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      findPlaceholders(item, [...path, Array.isArray(value) ? Number(key) : key], found)
}
