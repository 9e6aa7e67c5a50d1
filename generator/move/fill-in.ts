// The text of a new article with values that somebody has given for keys of its front matter.

import { type DataValue, editYaml } from '../edit/edit.ts'
import { Refusal } from './model.ts'
import { splitText } from './split-text.ts'

/** What a starter says beside a value that is only an example. */
const exampleMark = ' # an example'

/** Sets the values. Throws a Refusal for a value that YAML cannot have. */
export function fillIn(file: string, text: string, fields: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(fields)
  if (keys.length === 0) return text
  const { before, yaml, after, body } = splitText(file, text)
  const isExample = (line: string) => line.endsWith(exampleMark) && keys.some((key) => line.startsWith(`${key}:`))
  const lines = yaml.split('\n').map((line) => (isExample(line) ? line.slice(0, -exampleMark.length) : line))
  const changes = keys.map((key) => ({ path: [key], value: fields[key] as DataValue }))
  const edited = editYaml(lines.join('\n'), changes)
  if ('problem' in edited) throw new Refusal(edited.problem.message, `correct "${edited.problem.path}"`)
  return before + edited.text + after + body
}
