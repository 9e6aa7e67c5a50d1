// Finishes a code block: highlighted tokens, marked lines, and a title above it.

import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { cutText } from '../text.ts'
import { type FenceOptions, readFenceOptions } from './fence-options.ts'
import { findPlainReason, highlightCode, highlightToHtml } from './highlight-code.ts'
import { holeNode } from './hole-node.ts'
import { type LineMark, markLines } from './mark-lines.ts'
import { warnOf } from './markdown-problem.ts'
import type { Markdown, MarkdownProblem } from './model.ts'
import { escapeText } from './print-tree.ts'

/** What the code blocks of one text share. */
interface CodeWalk {
  state: Markdown
  /** Number of characters of code that may still be highlighted. */
  highlightable: number
}

/** All code of a text together: each piece has a separate limit. */
export const maxHighlighted = 100_000

const copy = holeNode({ copy: true })

/** Finishes a `pre`. Returns what takes its place: with its copy button, in a figure that has the title, if any. */
export function finishCode(node: Element, walk: CodeWalk): ElementContent[] {
  const code = node.children[0]
  // HTML may have other elements in it, or words beside the code.
  if (code?.type !== 'element' || code.tagName !== 'code' || node.children.length > 1) return [node]
  if (code.children.some(({ type }) => type === 'element')) return [node]
  const names = code.properties.className
  const written = Array.isArray(names) ? String(names[0] ?? '').replace(/^language-/, '') : ''
  const options = readFenceOptions(written, code.data?.meta ?? '')
  const language = /^[\w+#.-]{1,32}$/.test(options.language) ? options.language : undefined
  code.properties = language === undefined ? {} : { className: [`language-${language}`] }
  const text = textOf(code)
  const reason = language === undefined ? undefined : plainReason(text, language, walk)
  if (reason !== undefined) walk.state.problems.push(plainCode(reason, node))
  const colored = reason === undefined ? language : undefined
  if (options.ranges.length > 0 || options.isDiff) {
    code.children = highlightCode(text, colored)
    markCode(code, text, options)
  } else code.data = { ...code.data, printed: highlightToHtml(text, colored, escapeText) }
  const fault = describeRanges(options, countLines(text))
  if (fault !== undefined) walk.state.problems.push(wrongLine(fault, node))
  node.properties = { className: ['code'], tabIndex: 0, translate: 'no' }
  if (language !== undefined) node.properties.dataLanguage = language
  if (options.title !== undefined) return [titled(node, options.title, language)]
  // In feeds, where there is no button, code is no figure.
  return [holeNode({ page: '<figure class="code-sample">' }), node, copy, holeNode({ page: '</figure>' })]
}

function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length
}

// What marks no line.
function describeRanges({ ranges, unread }: FenceOptions, count: number): string | undefined {
  if (unread !== undefined) return `{${cutText(unread, 40)}} is no list of lines such as {1,3-5}`
  const backwards = ranges.find(([first, last]) => last < first)
  if (backwards) return `the lines ${backwards.join('-')} run backwards`
  const missing = ranges.find(([first]) => first < 1 || first > count)?.[0]
  if (missing === undefined) return undefined
  return `there is no line ${missing} to mark: this code has ${count} ${count === 1 ? 'line' : 'lines'}`
}

function wrongLine(message: string, { position }: Element): MarkdownProblem {
  const place = { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
  const hint = 'count the lines from 1, without the fence'
  return warnOf({ code: 'marked-line', message, hint }, place)
}

function markCode(code: Element, text: string, { ranges, isDiff }: FenceOptions): void {
  const lines = text.split('\n')
  const changes: Record<string, LineMark> = { '+': 'ins', '-': 'del' }
  code.children = markLines(code.children, (line) => {
    const change = isDiff ? changes[lines[line - 1]?.[0] ?? ''] : undefined
    return change ?? (ranges.some(([first, last]) => line >= first && line <= last) ? 'mark' : undefined)
  })
}

// The mark-up of site/parts/code-sample.tsx.
function titled(code: Element, title: string, language: string | undefined): Element {
  const label = (className: string, value: string): ElementContent => ({
    type: 'element',
    tagName: 'span',
    properties: { className: [className], translate: 'no' },
    children: [{ type: 'text', value }],
  })
  const parts = [label('code-file', title), ...(language === undefined ? [] : [label('code-language', language)])]
  const head: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: { className: ['code-head'] },
    children: [...parts, copy],
  }
  return { type: 'element', tagName: 'figure', properties: { className: ['code-sample'] }, children: [head, code] }
}

function plainReason(text: string, language: string, walk: CodeWalk): string | undefined {
  const reason = findPlainReason(text, language)
  if (reason !== undefined) return reason
  walk.highlightable -= text.length
  if (walk.highlightable >= 0) return undefined
  return `the code of this text has more than ${maxHighlighted.toLocaleString('en-US')} characters`
}

function plainCode(reason: string, { position }: Element): MarkdownProblem {
  const place = { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
  const message = `this code is shown without colours: ${reason}`
  return warnOf({ code: 'plain-code', message, hint: 'make it shorter, or remove the language after the fence' }, place)
}
