// The editor has \n at the end of each line and no byte order mark. The file keeps what it has: lines that nobody
// changed end as before, and new ones end as most lines of the file do.

import { diffArrays } from 'diff'

// Where two texts have little in common, finding the smallest difference takes long.
const mostMs = 300
const mark = '\uFEFF'

/** The text of a file as the editor shows it. */
export function toEditor(text: string): string {
  return plainBreaks(text.startsWith(mark) ? text.slice(1) : text)
}

/** The text of the editor as the file has it. `file` is the version of the file that was edited. */
export function toFile(edited: string, file: string): string {
  const lead = file.startsWith(mark) ? mark : ''
  const bare = file.slice(lead.length)
  const breaks = bare.match(/\r\n?|\n/g) ?? []
  const kinds = [...new Set(breaks)]
  if (kinds.length < 2) return lead + (kinds[0] === undefined || kinds[0] === '\n' ? edited : breakBy(edited, kinds[0]))
  const count = (kind: string) => breaks.filter((each) => each === kind).length
  const usual = kinds.reduce((most, kind) => (count(kind) > count(most) ? kind : most))
  const old = bare.split(/(?<=\r\n|\r(?!\n)|\n)/)
  const fresh = edited.split(/(?<=\n)/)
  const parts = diffArrays(old.map(plainBreaks), fresh, { timeout: mostMs })
  if (!parts) return lead + breakBy(edited, usual)
  let line = 0
  const printed = parts.map(({ value, added, removed }) => {
    if (added) return breakBy(value.join(''), usual)
    const kept = old.slice(line, line + value.length)
    line += value.length
    return removed ? '' : kept.join('')
  })
  return lead + printed.join('')
}

function plainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

function breakBy(text: string, end: string): string {
  return text.replaceAll('\n', end)
}
