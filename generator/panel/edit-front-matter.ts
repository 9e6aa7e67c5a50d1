// Values of the front matter, edited in a text that is not written yet: the editor of an article shows the result,
// saves it and takes it back like anything typed.

import { type DataValue, editYaml, type ValueChange } from '../edit/edit.ts'
import { splitFrontMatter } from '../load/load.ts'
import { PanelError } from './json-answer.ts'

/** Makes changes in the front matter of a text; every other byte stays. Throws a PanelError. */
export function editFrontMatter(
  text: string,
  changes: readonly { path: (string | number)[]; value?: DataValue | undefined }[],
): string {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const { yaml } = splitFrontMatter(text.slice(mark))
  const start = text.indexOf('\n') + 1
  if (!/^---[ \t]*\r?$/.test(text.slice(mark, start - 1)))
    throw new PanelError(422, 'the text does not begin with front matter', 'begin with a line ---', { path: 'text' })
  const edited = editYaml(
    yaml,
    changes.map(({ path, value }): ValueChange => ({ path, value })),
  )
  if ('problem' in edited) {
    const { status, message, path } = edited.problem
    throw new PanelError(status, message, 'edit the lines by hand', { path })
  }
  // Empty front matter has no line whose break a new one could have.
  const isCrlf = yaml === '' && text[start - 2] === '\r'
  const lines = isCrlf ? edited.text.replace(/\r?\n/g, '\r\n') : edited.text
  return text.slice(0, start) + lines + text.slice(start + yaml.length)
}
