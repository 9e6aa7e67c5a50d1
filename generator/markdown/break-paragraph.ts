// A paragraph with formulas that stand by themselves becomes several.

import type { Nodes, PhrasingContent } from 'mdast'

/** A formula that stands by itself is no part of a paragraph. */
export function breakParagraph(node: Nodes): Nodes[] {
  const isBroken = node.type === 'paragraph' && !node.data && node.children.some(isFlowFormula)
  if (node.type !== 'paragraph' || !isBroken) return [node]
  const parts: Nodes[] = []
  let words: PhrasingContent[] = []
  const close = () => {
    const [first, last] = [words[0], words.at(-1)]
    if (first?.type === 'text') first.value = first.value.trimStart()
    if (last?.type === 'text') last.value = last.value.trimEnd()
    words = words.filter((word) => word.type !== 'text' || word.value !== '')
    if (words.length > 0) parts.push({ ...node, children: words })
    words = []
  }
  for (const child of node.children) {
    if (!isFlowFormula(child)) words.push(child)
    else {
      close()
      parts.push(child)
    }
  }
  close()
  return parts
}

function isFlowFormula(node: Nodes): boolean {
  return node.type === 'inlineMath' && node.isDisplay
}
