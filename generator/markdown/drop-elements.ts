// Elements that a text may not have and whose content is no text, such as `<svg>…</svg>`, when Markdown has made
// several nodes of one.

import type { Nodes } from 'mdast'
import { wholeTags } from './html-list.ts'

/** The nodes, with a start tag and an end tag alone of what stands between such tags. */
export function dropElements(nodes: readonly Nodes[]): Nodes[] {
  const kept: Nodes[] = []
  const unclosed = new Set<string>()
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as Nodes
    kept.push(node)
    const tag = node.type === 'html' ? openElement(node.value) : undefined
    if (node.type !== 'html' || tag === undefined || unclosed.has(tag)) continue
    const end = findEnd(nodes, tag, index + 1)
    if (!end) {
      unclosed.add(tag)
      continue
    }
    kept[kept.length - 1] = { ...node, value: `${node.value}</${tag}>` }
    if (end.rest.trim() !== '') kept.push({ type: 'html', value: end.rest })
    index = end.index
  }
  return kept
}

/** Where an element ends, from a node on, and what is behind it there. */
function findEnd(nodes: readonly Nodes[], tag: string, from: number): { index: number; rest: string } | undefined {
  for (let index = from; index < nodes.length; index++) {
    const node = nodes[index] as Nodes
    if (node.type !== 'html' || !hasEnd(node.value, tag)) continue
    const close = node.value.indexOf('>', node.value.toLowerCase().indexOf(`</${tag}`))
    return { index, rest: close < 0 ? '' : node.value.slice(close + 1) }
  }
  return undefined
}

/** The element that begins in `html` and does not end there. */
function openElement(html: string): string | undefined {
  const tag = /^\s*<([a-z]+)(?=[\s/>])/i.exec(html)?.[1]?.toLowerCase()
  if (tag === undefined || !wholeTags.has(tag) || hasEnd(html, tag) || html.trimEnd().endsWith('/>')) return undefined
  return tag
}

function hasEnd(html: string, tag: string): boolean {
  return html.toLowerCase().includes(`</${tag}`)
}
