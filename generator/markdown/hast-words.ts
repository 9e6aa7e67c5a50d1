// The words in a tree of HTML as they are said elsewhere: in the list of contents, as the name of a column.

import type { Element, ElementContent } from 'hast'

/** What a heading is called: its words, or what its pictures show. */
export function nameOf(heading: Element): string {
  const words = textWithoutMarks(heading).trim()
  return words === '' ? picturesOf(heading).join(' ').trim() : words
}

/** The words of an element without marks of footnotes. */
export function textWithoutMarks({ children }: Element): string {
  let text = ''
  let isBehindMark = false
  for (const child of children) {
    const words = textOfChild(child)
    // Of the spaces on both sides of a mark, one is left.
    text += isBehindMark && /(?:^|\s)$/.test(text) ? words.trimStart() : words
    isBehindMark = isMark(child)
  }
  return text
}

function textOfChild(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type !== 'element' || isMark(node) ? '' : textWithoutMarks(node)
}

/** The mark of a footnote is a link in a `sup`. */
function isMark(node: ElementContent): boolean {
  if (node.type !== 'element' || node.tagName !== 'sup') return false
  const [link] = node.children
  return link?.type === 'element' && link.properties.dataFootnoteRef !== undefined
}

/** What the pictures in an element say that they show. */
function picturesOf({ children }: Element): string[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'img' ? [String(child.properties.alt ?? '')] : picturesOf(child)
  })
}
