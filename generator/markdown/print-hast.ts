// The tree of a Markdown text → its HTML with holes, by way of a tree of HTML: for texts with HTML or footnotes, and as
// the reference for print-mdast.ts.

import type { Element, Root as HastRoot, RootContent } from 'hast'
import type { Code, Html, InlineMath, Root } from 'mdast'
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype'
import { unified } from 'unified'
import type { TextHtml } from '#site/text-html.ts'
import type { Drawn } from './draw-parts.ts'
import { type FinishWalk, finishTree, openWalk } from './finish-tree.ts'
import { listHtmlPassages } from './list-passages.ts'
import type { MarkdownOptions } from './model.ts'
import { printTree } from './print-tree.ts'
import { makeSafe } from './safe-html.ts'

declare module 'hast' {
  interface Data {
    /** Whether it is HTML only together with what is beside it. */
    isPart?: boolean
  }
}

interface HastWalk extends Pick<FinishWalk, 'state' | 'options'> {
  /** The text. */
  source: string
  /** Whether it has HTML of the writer. */
  hasHtml: boolean
}

/** Prints a text, and adds its headings and sections to the state of the walk. */
export function printHast(tree: Root, { source, hasHtml, state, options }: HastWalk): TextHtml {
  const { prefix, taken } = options
  const printed = htmlTree(prefix, options.baseDepth).runSync(tree) as HastRoot
  joinParts(printed)
  const hast = hasHtml ? makeSafe(printed, source, { state, prefix, taken }) : printed
  state.passages = listHtmlPassages(hast)
  // The ids of HTML come first: headings avoid them.
  finishTree(hast, openWalk({ state, options }))
  return printTree(hast, hasHtml ? ['prose-html'] : [])
}

/** An element for what is drawn. Its heading or its cell has the words in it; print-tree.ts prints the rest. */
function drawnElement({ isFlow, pieces, sheet, words }: Drawn): Element {
  const children: Element['children'] = [{ type: 'text', value: words }]
  return {
    type: 'element',
    tagName: isFlow ? 'div' : 'span',
    properties: {},
    children,
    data: { drawn: { pieces, sheet } },
  }
}

const handlers: NonNullable<Options['handlers']> = {
  inlineMath: (_, { data }: InlineMath) => (data?.drawn ? drawnElement(data.drawn) : undefined),
  html: (state, node: Html) => {
    const raw = { type: 'raw', value: node.value, ...(node.data?.isPart ? { data: { isPart: true } } : {}) } as const
    state.patch(node, raw)
    return raw
  },
  code: (state, node: Code) => (node.data?.drawn ? drawnElement(node.data.drawn) : defaultHandlers.code(state, node)),
}

/** Removes the line breaks that remark-rehype adds between the parts of a block of HTML. */
function joinParts(parent: HastRoot | Element): void {
  const { children } = parent
  const isPart = (node: RootContent | undefined) => node?.type === 'raw' && node.data?.isPart === true
  const isBreak = (node: RootContent | undefined) => node?.type === 'text' && node.value === '\n'
  if (children.some(isPart))
    parent.children = children.filter(
      (child, index) => !(isBreak(child) && (isPart(children[index - 1]) || isPart(children[index + 1]))),
    ) as typeof parent.children
  for (const child of parent.children) if (child.type === 'element') joinParts(child)
}

/** mdast → hast. */
function htmlTree(prefix: string, baseDepth: MarkdownOptions['baseDepth']) {
  return unified().use(remarkRehype, {
    allowDangerousHtml: true,
    handlers,
    clobberPrefix: `${prefix}-`,
    // The word of the interface comes before it.
    footnoteBackLabel: (index, again) => `${index + 1}${again > 1 ? `-${again}` : ''}`,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    footnoteLabelTagName: baseDepth === 2 ? 'h2' : 'h3',
  })
}
