// Texts that are still to be written, e.g. TODO: or lorem ipsum. Those in Markdown are found where it is compiled.

import type { Entry } from '../load/load.ts'
import { isPlaceholder, placeholderProblem } from '../markdown/markdown.ts'
import type { Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'

/** Values of YAML files and front matter that are to be written. `known`: problems that are reported already. */
export function checkPlaceholders(entries: Iterable<Entry>, known: readonly Problem[]): Problem[] {
  const placeOf = ({ file, line }: Pick<Problem, 'file' | 'line'>) => `${file}:${line}`
  const reported = new Set(known.flatMap((problem) => (problem.code === 'placeholder' ? [placeOf(problem)] : [])))
  const problems: Problem[] = []
  for (const entry of entries)
    for (const path of findPlaceholders(entry.data, [])) {
      const problem = { ...placeholderProblem(entry.locate(path)), file: entry.file }
      if (!reported.has(placeOf(problem))) problems.push(problem)
    }
  return problems
}

// A text of several lines is Markdown.
function* findPlaceholders(value: unknown, path: Path): Generator<Path> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key
    if (typeof item === 'object') yield* findPlaceholders(item, [...path, step])
    else if (typeof item === 'string' && isPlaceholder(item) && !item.includes('\n')) yield [...path, step]
  }
}
