// What the menu puts into a text: code blocks, callouts, tabs, footnotes, links, widgets and blocks, each as the manual
// writes it, with a blank line around it and the cursor where words are missing.

import { withWholeBlocks } from './whole-blocks.ts'
import { blanksAround, linesAround, replaceRange, type TextAction, type WrittenText } from './written-text.ts'

/** Kinds of callouts, in the order of the menu. */
export const calloutKinds = ['note', 'tip', 'important', 'warning', 'danger'] as const
export type CalloutKind = (typeof calloutKinds)[number]

/** A code block of the selected lines, or an empty one. */
export function insertCode(language: string): TextAction {
  return (before) => {
    const fence = '`'.repeat(Math.max(2, longestRun(selectedLines(before), '`')) + 1)
    return wrapLines(before, `${fence}${language}\n`, `\n${fence}`)
  }
}

/** A callout around the selected lines, or an empty one. */
export function insertCallout(kind: CalloutKind): TextAction {
  return (before) => wrapDirective(before, kind)
}

/** Text that folds. The words that stay are to be written. */
export const insertDetails: TextAction = (before) => {
  const colons = colonsFor(before, 0)
  const after = wrapLines(before, `${colons}details[]\n`, `\n${colons}`)
  const at = after.text.lastIndexOf('details[]', after.from) + 'details['.length
  return { ...after, from: at, to: at }
}

/** Two tabs; the selected lines are in the first. */
export const insertTabs: TextAction = (before) => {
  const inner = colonsFor(before, 0)
  const outer = `${inner}:`
  const open = `${outer}tabs\n${inner}tab[First]\n`
  return wrapLines(before, open, `\n${inner}\n${inner}tab[Second]\n\n${inner}\n${outer}`)
}

/** The steps of an instruction: a list of numbers. */
export const insertSteps: TextAction = (before) => {
  const colons = colonsFor(before, 0)
  const isList = /^[ \t]*\d{1,9}[.)][ \t]/.test(selectedLines(before))
  return wrapLines(before, `${colons}steps\n${isList ? '' : '1. '}`, `\n${colons}`)
}

/** A footnote at the cursor, which moves to the end of the text, where the words of the footnote are to be written. */
export const insertFootnote: TextAction = ({ text, to }) => {
  const taken = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number))
  const number = Math.max(0, ...taken) + 1
  const marked = `${text.slice(0, to)}[^${number}]${text.slice(to)}`.trimEnd()
  const isList = /^\[\^[^\]\n]+\]:/.test(marked.split('\n').at(-1) ?? '')
  const whole = `${marked}${isList ? '\n' : '\n\n'}[^${number}]: `
  return { text: `${whole}\n`, from: whole.length, to: whole.length }
}

/** A link around the selection. Without a selection its words are the title of where it leads. */
export function insertLink(href: string, title: string): TextAction {
  return ({ text, from, to }) => {
    const selected = text.slice(from, to)
    const words = selected === '' ? title.replace(/[[\]\\]/g, '\\$&') : selected
    const address = /[\s()<>]/.test(href) ? `<${href.replace(/[<>]/g, encodeURIComponent)}>` : href
    const link = `[${words}](${address})`
    return replaceRange(text, { start: from, end: to }, { text: link, from: link.length, to: link.length })
  }
}

/** Markdown in place of the selection. */
export function insertInline(markdown: string): TextAction {
  return ({ text, from, to }) =>
    replaceRange(text, { start: from, end: to }, { text: markdown, from: markdown.length, to: markdown.length })
}

/** A widget in a line of its own. */
export function insertWidget(name: string): TextAction {
  return (before) => insertLine(before, `::widget{name="${name}"}`)
}

/** A block with the keys that it needs. The first words that are to be replaced are selected. */
export function insertBlock(type: string, starter: string): TextAction {
  return (before) => {
    const head = `:::block{type="${type}"}\n`
    if (starter === '') return insertLine(before, `${head}:::`)
    const fence = `${head}\`\`\`yaml\n`
    const todo = /TODO: [^"'\n]*/.exec(starter)
    const after = insertLine(before, `${fence}${starter}\n\`\`\`\n:::`, fence.length + (todo?.index ?? starter.length))
    return { ...after, to: after.from + (todo?.[0].length ?? 0) }
  }
}

function wrapDirective(before: WrittenText, name: string): WrittenText {
  const colons = colonsFor(before, 0)
  return wrapLines(before, `${colons}${name}\n`, `\n${colons}`)
}

function selectedLines(before: WrittenText): string {
  if (before.from === before.to) return ''
  const { start, end } = wholeLines(before)
  return before.text.slice(start, end)
}

/** The selected lines; a code block and a table come as a whole. */
function wholeLines(before: WrittenText): { start: number; end: number } {
  return withWholeBlocks(before.text, linesAround(before))
}

function longestRun(text: string, sign: string): number {
  const runs = text.match(new RegExp(`^[ \\t]*${sign}{3,}`, 'gm')) ?? []
  return Math.max(0, ...runs.map((run) => run.trim().length))
}

/** What contains other directives has more colons than they have. */
function colonsFor(before: WrittenText, more: number): string {
  return ':'.repeat(Math.max(2, longestRun(selectedLines(before), ':')) + 1 + more)
}

/** Puts lines before and after the selected lines. Without a selection, they go below the paragraph at the cursor. */
function wrapLines(before: WrittenText, open: string, close: string): WrittenText {
  const inner = selectedLines(before)
  if (inner === '') return insertLine(before, open + close, open.length)
  const range = wholeLines(before)
  const [lead, tail] = blanksAround(before.text, range)
  const from = lead.length + open.length
  return replaceRange(before.text, range, {
    text: lead + open + inner + close + tail,
    from,
    to: from + inner.length,
  })
}

/** Inserts a block in place of an empty line, or else below the paragraph at the cursor. */
export function insertLine(before: WrittenText, block: string, cursor = block.length): WrittenText {
  const { text } = before
  const { start, end } = wholeLines({ ...before, from: before.to })
  const isEmpty = text.slice(start, end).trim() === ''
  const next = /\n[ \t]*(?:\n|$)/.exec(text.slice(end))
  const after = next ? end + next.index : text.trimEnd().length
  const at = isEmpty ? { start, end } : { start: Math.max(end, after), end: Math.max(end, after) }
  const [lead, tail] = blanksAround(text, at)
  const isLast = text.slice(at.end).trim() === '' && !text.slice(at.end).includes('\n')
  const from = lead.length + cursor
  return replaceRange(text, at, { text: lead + block + tail + (isLast ? '\n' : ''), from, to: from })
}
