// Takes the colons of containers that are opened and closed plainly out of a text, for the estimate of its cost: the
// parser closes such a container at once, and reads far ahead only for colons that close nothing. Where in doubt, they
// stay.

const fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/
const opener = /^(:{3,})[a-z]+(?:-[a-z0-9]+)*(?:\[[^[\]\\`<&]*\])?(?:\{[a-z]*\})?[ \t\r]*$/
const closer = /^(:{3,})[ \t\r]*$/
/** Colons or a fence that may be inside a list or a quote, or may close what is outside. */
const inner = /^[ \t>*+\-\d.)]*(?::{3}|`{3}|~{3})/

/** The lines of a text, those of plain containers without their colons. */
export function maskContainers(lines: readonly string[]): readonly string[] {
  const found = findPairs(lines)
  return found.size === 0 ? lines : lines.map((line, index) => (found.has(index) ? line.replace(/^:+/, '.') : line))
}

function findPairs(lines: readonly string[]): Set<number> {
  const found = new Set<number>()
  let open: { row: number; colons: number }[] = []
  let end: RegExp | undefined
  for (const [row, line] of lines.entries()) {
    if (end) {
      if (end.test(line)) end = undefined
      continue
    }
    const [marks] = fence.exec(line) ?? []
    if (marks !== undefined) end = new RegExp(`^[${marks[0]}]{${marks.length},}[ \\t\\r]*$`)
    if (marks !== undefined || !inner.test(line)) continue
    const top = open.at(-1)
    const opened = opener.exec(line)?.[1]?.length
    // A container inside another one has fewer colons.
    if (opened !== undefined && opened < (top?.colons ?? opened + 1)) open.push({ row, colons: opened })
    else if (top && closer.exec(line)?.[1]?.length === top.colons) {
      found.add(top.row).add(row)
      open.pop()
    } else open = []
  }
  return found
}
