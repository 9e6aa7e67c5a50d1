// Markdown → HTML, with the headings, links and plain text other parts need. In: the source and what it may refer to. Out: a value.
// Raw HTML is shown as text, never live; comments are dropped. Headings are re-levelled so that a page never skips one.
// satteri parses by default; remark-parse is the reference (tests compare the two). The rest of the pipeline is unified's.

import GithubSlugger, { slug as slugOf } from 'github-slugger'
import type { Element, ElementContent, Root as HastRoot } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Html, Nodes, Paragraph, Root, Table, Text } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { markdownToMdast } from 'satteri'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { isSafeHref } from '#schemas/primitives.ts'
import { claimPattern } from './claims.ts'
import { highlightCode } from './highlight.ts'
import type { Position, Problem } from './problem.ts'

/** Part of every cache key: raise it when the same source gives other HTML. */
export const markdownVersion = 1

export type MarkdownParser = 'satteri' | 'remark'

export interface MarkdownOptions {
  parser: MarkdownParser
  /** Level of the highest heading: 2 below a page's title, 3 below a block's title. */
  baseDepth: 2 | 3
  /** Anchors already used in the page; headings avoid them. */
  takenIds: readonly string[]
  /** Prefix of footnote anchors, unique in the page. */
  prefix: string
  /** Printed text of every claim, by id. */
  claims: Readonly<Record<string, string>>
}

/** A link or image in the text, with its place in the source (from 1). */
export interface MarkdownLink extends Position {
  href: string
  kind: 'link' | 'image'
}

export interface Markdown {
  html: string
  /** All headings in order. */
  headings: { id: string; text: string; depth: number }[]
  links: MarkdownLink[]
  /** The words, without mark-up and code blocks. */
  text: string
  /** Positions count from the first line of the source. */
  problems: Problem[]
}

const maxLength = 1024 * 1024
const maxMarkers = 64
/** Levels of the tree: a list item is two, emphasis inside it one more. */
const maxDepth = 4 * maxMarkers
/** Items of one list, rows of one table, paragraphs of one quote. Later steps take quadratic time. */
const maxChildren = 10_000
const maxTableCells = 100_000
/** Character references in one paragraph: the parser takes quadratic memory. */
const maxReferences = 5000

/** Compiles one Markdown text. Never throws for bad input: what cannot be shown is a problem. */
export function compileMarkdown(source: string, options: MarkdownOptions): Markdown {
  const refusal = refuse(source)
  if (refusal) return { html: '', headings: [], links: [], text: '', problems: [refusal] }
  const state: Markdown = { html: '', headings: [], links: [], text: '', problems: [] }
  try {
    const tree = parseMarkdown(source, options.parser)
    const excess = findExcess(tree)
    if (excess) return { ...state, problems: [excess] }
    inspectTree(tree, state, options, source.split('\n'))
    state.text = plainText(tree)
    const hast = unified()
      .use(remarkRehype, { clobberPrefix: `${options.prefix}-`, footnoteLabel: 'Footnotes', footnoteLabelTagName: options.baseDepth === 2 ? 'h2' : 'h3' })
      .runSync(tree) as HastRoot
    finishTree(hast, state, options)
    state.html = unified().use(rehypeStringify).stringify(hast)
    return state
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return {
      ...state,
      html: '',
      problems: [problem('markdown-nesting', 'the text is nested too deeply to be shown', { line: 1, column: 1 }, 'flatten nested quotes, lists and emphasis')],
    }
  }
}

/** Source → mdast, CommonMark and GFM. Both parsers give the same tree for all but a few odd inputs (see the tests). */
export function parseMarkdown(source: string, parser: MarkdownParser): Root {
  if (parser === 'remark') return unified().use(remarkParse).use(remarkGfm).parse(source)
  // satteri's own tree types are wider (MDX); without those features it gives plain mdast.
  return markdownToMdast(source, { features: { frontmatter: false } }) as unknown as Root
}

/** Text of a Markdown source for excerpts and search, without mark-up. */
function plainText(tree: Root): string {
  const parts: string[] = []
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'html' || node.type === 'definition' || node.type === 'heading') return SKIP
    if (node.type === 'text' || node.type === 'inlineCode') parts.push(node.value)
    else if (node.type === 'break') parts.push(' ')
    else if (node.type === 'paragraph' || node.type === 'tableCell') parts.push(' ')
    return undefined
  })
  return parts.join('').replace(/\s+/g, ' ').trim()
}

// Before parsing: what would take a parser minutes or overflow the stack of a tree walk.
function refuse(source: string): Problem | undefined {
  if (source.length > maxLength) return problem('markdown-size', 'the text is longer than 1 MiB', { line: 1, column: 1 }, 'split it into several pages')
  let line = 0
  let references = 0
  for (const text of source.split('\n')) {
    line++
    references = text.trim() === '' ? 0 : references + (text.match(/&#?\w{1,31};/g)?.length ?? 0)
    if (references > maxReferences)
      return problem('markdown-size', `a paragraph holds more than ${maxReferences} character references`, { line, column: 1 }, 'write the characters themselves')
    if (/^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/.test(text)) continue
    const markers = /^(?:\[\^[^\]\s]+\]:)?(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(text)?.[0].replace(/^\[.*?\]:|[ \t\d]/g, '').length ?? 0
    if (markers > maxMarkers) return problem('markdown-nesting', `quotes and lists are nested deeper than ${maxMarkers} levels`, { line, column: 1 }, 'flatten the structure')
  }
  return undefined
}

// After parsing, before any step that is recursive or quadratic. Walks with a list, because the tree may be deeper than the stack.
function findExcess(tree: Root): Problem | undefined {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { node, depth } = item
    if (!('children' in node)) continue
    if (depth > maxDepth) return problem('markdown-nesting', 'the text is nested too deeply to be shown', placeOf(node), 'flatten nested quotes, lists and emphasis')
    const isCounted = node.type === 'list' || node.type === 'table' || node.type === 'blockquote'
    if (isCounted && node.children.length > maxChildren)
      return problem('markdown-size', `a ${node.type} has more than ${maxChildren} entries`, placeOf(node), 'split it into several')
    if (node.type === 'table' && cellsOf(node) > maxTableCells)
      return problem('markdown-size', `a table has more than ${maxTableCells} cells`, placeOf(node), 'split it into several')
    for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
  return undefined
}

function cellsOf({ align, children }: Table): number {
  return (align?.length ?? 0) * children.length
}

function inspectTree(tree: Root, state: Markdown, options: MarkdownOptions, lines: readonly string[]): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') resolveClaims(node, state, options, lines)
    else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const place = placeOf(node)
      // Parsers percent-encode nothing; remark-rehype will. Spaces inside <…> destinations are legal Markdown.
      const href = node.url.replaceAll(' ', '%20')
      if (isSafeHref(href) || href === '') state.links.push({ href, kind: node.type === 'image' ? 'image' : 'link', ...place })
      else state.problems.push(problem('link-scheme', `the address "${node.url.slice(0, 80)}" is not allowed`, place, 'use http, https, mailto, tel or a path of this site'))
    } else if (node.type === 'html' && parent && index !== undefined) {
      if (/^<!--(?!-?>)(?:(?!-->)[\s\S])*-->\s*$/.test(node.value)) {
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      state.problems.push({
        ...problem('raw-html', 'raw HTML is shown as text', placeOf(node), 'write it in Markdown, or as inline code if the tags are meant to be read'),
        severity: 'warning',
      })
      parent.children[index] = shownHtml(node, parent.type)
    }
    return undefined
  })
}

function shownHtml(node: Html, parentType: string): Text | Paragraph {
  const text: Text = { type: 'text', value: node.value, ...(node.position ? { position: node.position } : {}) }
  const isFlow = ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(parentType)
  return isFlow ? { type: 'paragraph', children: [text] } : text
}

function resolveClaims(node: Text, state: Markdown, options: MarkdownOptions, lines: readonly string[]): void {
  if (!node.value.includes('{claim:')) return
  let place = placeOf(node)
  node.value = node.value.replace(claimPattern, (whole, id: string) => {
    place = findInSource(lines, whole, place)
    const printed = Object.hasOwn(options.claims, id) ? options.claims[id] : undefined
    if (printed === undefined) state.problems.push(problem('unknown-claim', `there is no claim "${id}"`, place))
    place = { line: place.line, column: place.column + 1 }
    return printed ?? whole
  })
}

/** Where `text` stands next in the source, from a place on; that place when it is written in another way. */
function findInSource(lines: readonly string[], text: string, from: Position): Position {
  for (let line = from.line; line <= lines.length; line++) {
    const index = (lines[line - 1] ?? '').indexOf(text, line === from.line ? from.column - 1 : 0)
    if (index >= 0) return { line, column: index + 1 }
  }
  return from
}

function finishTree(tree: HastRoot, state: Markdown, options: MarkdownOptions): void {
  const slugger = new GithubSlugger()
  for (const id of options.takenIds) slugger.slug(id, true)
  const levels: number[] = []
  let tables = 0
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName) && node.properties.id !== 'footnote-label') {
      const depth = Number(node.tagName[1])
      while ((levels.at(-1) ?? 0) >= depth) levels.pop()
      levels.push(depth)
      const level = Math.min(6, options.baseDepth + levels.length - 1)
      const text = textOf(node)
      const id = slugger.slug(slugOf(text) === '' ? 'section' : text)
      node.tagName = `h${level}`
      node.properties.id = id
      state.headings.push({ id, text, depth: level })
    } else if (node.properties.id === 'footnote-label') node.properties.id = `${options.prefix}-footnote-label`
    else if (node.tagName === 'pre') finishCode(node)
    else if ((node.tagName === 'th' || node.tagName === 'td') && node.properties.align !== undefined) {
      // The align attribute is obsolete, and a style attribute would need a weaker policy.
      node.properties.className = [`cell-${String(node.properties.align)}`]
      delete node.properties.align
    } else if (node.tagName === 'input') node.properties.ariaLabel = node.properties.checked === true ? 'Done' : 'Not done'
    else if (node.tagName === 'img') node.properties.loading = 'lazy'
    else if (node.tagName === 'a') {
      if (/^https?:/i.test(String(node.properties.href ?? ''))) node.properties.rel = ['noopener']
      if (Array.isArray(node.properties.ariaDescribedBy)) node.properties.ariaDescribedBy = [`${options.prefix}-footnote-label`]
    } else if (node.tagName === 'table' && parent && index !== undefined) {
      tables++
      // The walk goes on into the table itself; the wrapper is not visited.
      parent.children[index] = wrapTable(node, tables, state.headings.at(-1)?.text ?? options.prefix)
    }
    return undefined
  })
}

function finishCode(node: Element): void {
  const code = node.children[0]
  if (code?.type !== 'element') return
  const names = code.properties.className
  const language = Array.isArray(names) ? String(names[0] ?? '').replace(/^language-/, '') : undefined
  const isNamed = language !== undefined && /^[\w+#.-]{1,32}$/.test(language)
  code.properties.className = isNamed ? [`language-${language}`] : []
  if (!isNamed) delete code.properties.className
  code.children = highlightCode(textOf(code), isNamed ? language : undefined)
  node.properties = { className: ['code'], tabIndex: 0, ...(isNamed ? { dataLanguage: language } : {}) }
}

// A wide table scrolls inside a region of its own, reachable by keyboard.
function wrapTable(table: Element, number: number, place: string): Element {
  const cells: string[] = []
  visit(table, 'element', (node) => {
    if (node.tagName !== 'th') return
    const name = textOf(node).trim()
    cells.push(name)
    // A header without words heads nothing; screen readers would announce it as one.
    if (name === '' && !node.children.some((child) => child.type === 'element')) node.tagName = 'td'
  })
  const names = cells.filter((name) => name !== '').join(', ')
  // Several tables of one page may have the same columns; regions need names of their own.
  const label = `Table ${number}${names === '' ? '' : `: ${names}`} (${place})`
  return { type: 'element', tagName: 'div', properties: { className: ['table-scroll'], role: 'region', ariaLabel: label, tabIndex: 0 }, children: [table] as ElementContent[] }
}

function placeOf(node: Nodes): Position {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

function problem(code: string, message: string, place: Position, hint?: string): Problem {
  return { code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), ...place }
}
