// The recipes of CONTRIBUTING as steps. The line above a code block says what to do with the code: create a file, put
// it before a line of a file, replace that line, or run it.

import { readFences } from '../setup/read-fences.ts'

export type Step =
  | { kind: 'create'; file: string; text: string }
  | { kind: 'before' | 'replace'; file: string; line: string; text: string }
  | { kind: 'run'; text: string }

/** The steps of the recipe below a heading. Throws for a code block without an instruction. */
export function readRecipe(markdown: string, heading: string): Step[] {
  const [, after] = markdown.split(`\n### ${heading}\n`)
  if (after === undefined) throw new Error(`there is no recipe "${heading}"`)
  const [recipe = ''] = after.split(/^#{2,3} /m)
  const lines = recipe.split('\n')
  return readFences(recipe).map(({ text, line }) => readStep(lines[line - 3] ?? '', text))
}

function readStep(instruction: string, text: string): Step {
  if (instruction === 'Run:') return { kind: 'run', text }
  const [, created] = /^Create `([^`]+)`:$/.exec(instruction) ?? []
  if (created !== undefined) return { kind: 'create', file: created, text }
  const [, file, verb, line] = /^In `([^`]+)`, (before|replace) `([^`]+)`(?: with)?:$/.exec(instruction) ?? []
  if (file === undefined || line === undefined)
    throw new Error(`"${instruction}" does not say what to do with:\n${text}`)
  return { kind: verb === 'before' ? 'before' : 'replace', file, line, text }
}

/** A source with a step applied at the one line that begins with the words of the step, after its indentation. */
export function changeSource(source: string, { kind, file, line, text }: Extract<Step, { line: string }>): string {
  const lines = source.split('\n')
  const found = lines.flatMap((each, index) => (each.trimStart().startsWith(line) ? [index] : []))
  const [at] = found
  if (at === undefined || found.length > 1) throw new Error(`${file} has ${found.length} lines with ${line}`)
  lines.splice(at, kind === 'replace' ? 1 : 0, text.replace(/\n$/, ''))
  return lines.join('\n')
}
