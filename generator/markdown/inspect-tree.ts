// The syntax tree of a Markdown source, changed in place: claims are printed, links collected and checked, raw HTML
// becomes text. HTML comments are dropped; every other word stays.

import type { Html, Nodes, Paragraph, Root, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { isSafeHref } from '#schemas/primitives.ts'
import type { Position, Problem } from '../problem.ts'
import { claimPattern } from './claim-pattern.ts'
import type { Markdown, MarkdownOptions } from './model.ts'

/**
 * Visits every node once and adds links and problems to `state`. `lines` is the source, to find claims inside a text.
 */
export function inspectTree(tree: Root, state: Markdown, options: MarkdownOptions, lines: readonly string[]): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') resolveClaims(node, state, options, lines)
    else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const place = placeOf(node)
      // Parsers percent-encode nothing; remark-rehype will. Spaces inside <…> destinations are legal Markdown.
      const href = node.url.replaceAll(' ', '%20')
      if (isSafeHref(href) || href === '')
        state.links.push({ href, kind: node.type === 'image' ? 'image' : 'link', ...place })
      else
        state.problems.push(
          markdownProblem(
            'link-scheme',
            `the address "${node.url.slice(0, 80)}" is not allowed`,
            place,
            'use http, https, mailto, tel or a path of this site',
          ),
        )
    } else if (node.type === 'html' && parent && index !== undefined) {
      if (/^<!--(?!-?>)(?:(?!-->)[\s\S])*-->\s*$/.test(node.value)) {
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      state.problems.push({
        ...markdownProblem(
          'raw-html',
          'raw HTML is shown as text',
          placeOf(node),
          'write it in Markdown, or as inline code if the tags are meant to be read',
        ),
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
    if (printed === undefined)
      state.problems.push({ ...markdownProblem('unknown-claim', `there is no claim "${id}"`, place), claim: id })
    place = { line: place.line, column: place.column + 1 }
    return printed ?? whole
  })
}

/** The next place of `text` in the source, at or after `from`; `from` itself if the source writes it differently. */
function findInSource(lines: readonly string[], text: string, from: Position): Position {
  for (let line = from.line; line <= lines.length; line++) {
    const index = (lines[line - 1] ?? '').indexOf(text, line === from.line ? from.column - 1 : 0)
    if (index >= 0) return { line, column: index + 1 }
  }
  return from
}

/** Where a node begins, from 1. */
export function placeOf(node: Nodes): Position {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/** An error of a Markdown text. */
export function markdownProblem(code: string, message: string, place: Position, hint?: string): Problem {
  return { code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), ...place }
}
