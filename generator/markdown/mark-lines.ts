// Lines of code that stand out. The text stays character for character: only elements come around its lines.

import type { ElementContent } from 'hast'

/** How a line stands out: as a writer chose it, or as one side of a change. */
export type LineMark = 'mark' | 'ins' | 'del'

/** Puts each line that has a mark into a separate element. `markOf` takes the number of a line, from 1. */
export function markLines(
  code: readonly ElementContent[],
  markOf: (line: number) => LineMark | undefined,
): ElementContent[] {
  return splitLines(code).flatMap((children, index): ElementContent[] => {
    const tagName = markOf(index + 1)
    if (tagName === undefined) return children
    return [{ type: 'element', tagName, properties: { className: ['code-line'] }, children }]
  })
}

/** The nodes of each line, with its line break. A token of several lines becomes one for each. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  let line: ElementContent[] = []
  const lines = [line]
  for (const node of nodes)
    for (const [index, part] of piecesOf(node).entries()) {
      if (index > 0) lines.push((line = []))
      if (part) line.push(part)
    }
  return lines
}

/** What a node has in each line that it touches; undefined where it has nothing. */
function piecesOf(node: ElementContent): (ElementContent | undefined)[] {
  if (node.type === 'element')
    return splitLines(node.children).map((children) => (children.length === 0 ? undefined : { ...node, children }))
  if (node.type !== 'text') return []
  return node.value
    .split(/(?<=\n)/)
    .concat(node.value.endsWith('\n') ? [''] : [])
    .map((value) => (value === '' ? undefined : { type: 'text', value }))
}
