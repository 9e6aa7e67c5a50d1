// Finishes the HTML tree of a Markdown text in place: heading levels and ids, highlighted code, tables in regions, link
// relations. The result has no style attributes and no obsolete ones.

import GithubSlugger, { slug as slugOf } from 'github-slugger'
import type { Element, ElementContent, Root as HastRoot } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { highlightCode } from './highlight-code.ts'
import type { Markdown, MarkdownOptions } from './model.ts'

/**
 * Finishes every element and adds the headings to `state`. Heading levels follow the nesting, from `baseDepth` on; none
 * is skipped.
 */
export function finishTree(tree: HastRoot, state: Markdown, options: MarkdownOptions): void {
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
    else if (node.tagName === 'pre') {
      finishCode(node)
      return SKIP
    } else if ((node.tagName === 'th' || node.tagName === 'td') && node.properties.align !== undefined) {
      // The align attribute is obsolete, and a style attribute would need a weaker content security policy.
      node.properties.className = [`cell-${String(node.properties.align)}`]
      delete node.properties.align
    } else if (node.tagName === 'input')
      node.properties.ariaLabel = node.properties.checked === true ? 'Done' : 'Not done'
    else if (node.tagName === 'img') node.properties.loading = 'lazy'
    else if (node.tagName === 'a') {
      if (/^https?:/i.test(String(node.properties.href ?? ''))) node.properties.rel = ['noopener']
      if (Array.isArray(node.properties.ariaDescribedBy))
        node.properties.ariaDescribedBy = [`${options.prefix}-footnote-label`]
    } else if (node.tagName === 'table' && parent && index !== undefined) {
      tables++
      // The walk continues into the table itself; the wrapper is not visited.
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

// A wide table scrolls inside its own region, which the keyboard can reach.
function wrapTable(table: Element, number: number, place: string): Element {
  const cells: string[] = []
  visit(table, 'element', (node) => {
    if (node.tagName !== 'th') return
    const name = textOf(node).trim()
    cells.push(name)
    // A header cell without text would still be announced as a header by screen readers.
    if (name === '' && !node.children.some((child) => child.type === 'element')) node.tagName = 'td'
  })
  const names = cells.filter((name) => name !== '').join(', ')
  // Tables of one page may have the same columns; each region needs a unique name.
  const label = `Table ${number}${names === '' ? '' : `: ${names}`} (${place})`
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], role: 'region', ariaLabel: label, tabIndex: 0 },
    children: [table] as ElementContent[],
  }
}
