// One text printed by both printers: in one walk over its Markdown, and by way of a tree of HTML.

import { parseMarkdown } from '#generator/markdown/compile-markdown.ts'
import { openWalk } from '#generator/markdown/finish-tree.ts'
import { mayHaveCallouts, mayHaveDirectives } from '#generator/markdown/forms.ts'
import { inspectTree } from '#generator/markdown/inspect-tree.ts'
import { keepFormulas } from '#generator/markdown/keep-formulas.ts'
import { findExcess, refuse } from '#generator/markdown/limits.ts'
import type { Markdown, MarkdownOptions } from '#generator/markdown/model.ts'
import { printHast } from '#generator/markdown/print-hast.ts'
import { printMdast } from '#generator/markdown/print-mdast.ts'
import { shapeForms } from '#generator/markdown/shape-forms.ts'

/** What each printer made of a text; nothing for a text that one walk does not print. */
export function printTwice(source: string, options: MarkdownOptions): [walk: Markdown, tree: Markdown] | undefined {
  const [walk, whole] = [prepare(source, options), prepare(source, options)]
  if (!walk || !whole) return undefined
  walk.state.html = printMdast(walk.tree, openWalk(walk))
  whole.state.html = printHast(whole.tree, { ...whole, source, hasHtml: false })
  return [walk.state, whole.state]
}

function prepare(source: string, options: MarkdownOptions) {
  const state: Markdown = {
    html: { htmlPieces: [] },
    headings: [],
    anchors: [],
    links: [],
    widgets: [],
    text: '',
    sections: {},
    passages: [],
    problems: [],
  }
  if (refuse(source)) return undefined
  const tree = keepFormulas(source, (text) => parseMarkdown(text, options.parser))
  if (!tree || findExcess(tree)) return undefined
  const lines = source.split('\n')
  const taken = new Set(options.takenIds)
  if (mayHaveDirectives(source) || mayHaveCallouts(source))
    shapeForms(tree, state, { ...options, lines, parsePlain: (text) => parseMarkdown(text, options.parser) })
  const { hasHtml, hasFootnotes } = inspectTree(tree, state, { ...options, source, lines, taken })
  return hasHtml || hasFootnotes ? undefined : { tree, state, options: { ...options, taken } }
}
