// A list of a Markdown text. Paragraphs of a list without empty lines have no element.

import type { List, ListItem, Nodes, Paragraph, Parents } from 'mdast'
import { needsRoom, takeSection } from './finish-tree.ts'
import { isHidden, printedText } from './mdast-words.ts'
import type { PrintWalk } from './print-table.ts'
import { attributesOf, printHole } from './print-tree.ts'

/** What prints other nodes. */
interface Printers {
  printNode: (node: Nodes, walk: PrintWalk) => void
  printChildren: (node: Parents, walk: PrintWalk) => void
}

/** Prints a list. `printers` print what is in its items. */
export function printList(node: List, walk: PrintWalk, printers: Printers): void {
  const { print } = walk
  const { children, ordered, start } = node
  const isLoose = node.spread === true || children.some(isSpread)
  const tag = ordered ? 'ol' : 'ul'
  const properties = {
    ...(typeof start === 'number' && start !== 1 ? { start } : {}),
    ...(children.some(({ checked }) => typeof checked === 'boolean') ? { className: ['contains-task-list'] } : {}),
    ...(ordered && needsRoom(start ?? 1, children.length) ? { dataLong: '' } : {}),
  }
  print.open += `<${tag}${attributesOf(properties)}>\n`
  for (const item of children) {
    printItem(item, isLoose, walk, printers)
    print.open += '\n'
  }
  print.open += `</${tag}>`
}

function isSpread({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1
}

function printItem(node: ListItem, isLoose: boolean, walk: PrintWalk, printers: Printers): void {
  const { print } = walk
  const isTask = typeof node.checked === 'boolean'
  print.open += isTask ? '<li class="task-list-item">' : '<li>'
  const shown: Nodes[] = node.children.filter((child) => !isHidden(child))
  if (isTask && !isPlainParagraph(shown[0])) shown.unshift({ type: 'paragraph', children: [] })
  for (const [index, child] of shown.entries()) {
    const isOpen = isPlainParagraph(child) && !isLoose
    if (isLoose || index > 0 || !isPlainParagraph(child)) print.open += '\n'
    if (isTask && index === 0 && isPlainParagraph(child)) printTask(child, node, { isLoose, walk, printers })
    else if (isOpen && isPlainParagraph(child)) printers.printChildren(child, walk)
    else printers.printNode(child, walk)
  }
  const tail = shown.at(-1)
  if (tail && (isLoose || !isPlainParagraph(tail))) print.open += '\n'
  print.open += '</li>'
}

function isPlainParagraph(node: Nodes | undefined): node is Paragraph {
  return node?.type === 'paragraph' && (node.data?.hName ?? 'p') === 'p'
}

/** The first paragraph of a task, with its box. */
function printTask(
  paragraph: Paragraph,
  { checked }: ListItem,
  { isLoose, walk, printers }: { isLoose: boolean; walk: PrintWalk; printers: Printers },
): void {
  const { print, finish } = walk
  const isDone = checked === true
  const isEmpty = paragraph.children.every(isHidden)
  if (isLoose) {
    takeSection(finish, () => (isEmpty ? '' : ` ${printedText(paragraph)}`))
    print.open += '<p>'
  }
  print.open += `<input${attributesOf({ type: 'checkbox', checked: isDone, disabled: true })} aria-label="`
  printHole({ word: isDone ? 'done' : 'notDone' }, print)
  print.open += isEmpty ? '">' : '"> '
  printers.printChildren(paragraph, walk)
  if (isLoose) print.open += '</p>'
}
