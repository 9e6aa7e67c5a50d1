// What is still in a translated text and means nothing here: HTML, components, expressions, lists of attributes.

import type { Root } from 'mdast'
import type { Loss, Row } from './model.ts'
import { listNodes } from './rewrite-links.ts'
import type { Tool } from './tools.ts'

/** Reports what the pages will show as text. */
export function findLeftovers(
  tree: Root,
  rows: readonly Row[],
  { tool, isMdx, lose }: { tool: Tool; isMdx: boolean; lose: (loss: Loss) => void },
): void {
  const pattern = patternOf(tool, isMdx)
  for (const node of listNodes(tree)) {
    const line = rows[(node.position?.start.line ?? 1) - 1]?.line ?? 1
    if (node.type === 'html' && !/^<(?:!--|\/)/.test(node.value)) lose(leftHtml(node.value, line))
    if (node.type !== 'text') continue
    // Directives in quotes are not translated.
    const [quoted] = /^:{3,}\w[\w-]*/.exec(node.value) ?? []
    if (quoted !== undefined && /^\s*>/.test(rows[(node.position?.start.line ?? 1) - 1]?.text ?? ''))
      lose(leftText(quoted, line))
    if (!pattern) continue
    for (const { 0: found, index } of node.value.matchAll(pattern)) {
      const row = node.value.slice(0, index).split('\n').length - 1
      lose(leftText(found, rows[(node.position?.start.line ?? 1) - 1 + row]?.line ?? line))
    }
  }
}

/** What looks like code of the tool in a text. */
function patternOf(tool: Tool, isMdx: boolean): RegExp | undefined {
  if (tool === 'jekyll' || tool === 'eleventy') return /\{:[^{}\n]*\}/g
  if (tool === 'vitepress') return /\{\{[^{}\n]*\}\}|<[A-Z]\w*/g
  if (!isMdx && tool !== 'hugo') return /<[A-Z]\w*/g
  return isMdx ? /<[A-Z]\w*|\{[\w$.]+(?:\([^(){}]*\))?\}/g : undefined
}

function leftHtml(value: string, line: number): Loss {
  const shown = (value.split('\n')[0] ?? '').slice(0, 60)
  return {
    code: 'import-left',
    message: `"${shown}" is HTML and stays in the text`,
    hint: 'pages show HTML as text: write it in Markdown',
    line,
  }
}

function leftText(found: string, line: number): Loss {
  return {
    code: 'import-left',
    message: `"${found.slice(0, 60)}" is not known and stays in the text`,
    hint: 'write it in Markdown, or remove it',
    line,
  }
}
