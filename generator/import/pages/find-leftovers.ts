// What is still in a translated text and means nothing here: HTML that a text may not have, components, expressions
// and lists of attributes.

import type { Nodes, Root } from 'mdast'
import { describeHtml, frameHosts, listNodes } from '../../markdown/markdown.ts'
import { cutText } from '../../text.ts'
import type { Loss, Row } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'

/** Reports what the pages will show as text. */
export function findLeftovers(
  tree: Root,
  rows: readonly Row[],
  { tool, isMdx, lose }: { tool: Tool; isMdx: boolean; lose: (loss: Loss) => void },
): void {
  const pattern = patternOf(tool, isMdx)
  const isAtTop = new Set<Nodes>(tree.children)
  const ends = new Set<Nodes | undefined>()
  for (const node of listNodes(tree)) {
    if (node.type === 'heading') ends.add(node.children.at(-1))
    const line = rows[(node.position?.start.line ?? 1) - 1]?.line ?? 1
    const hosts = node.type === 'html' && isAtTop.has(node) ? frameHosts(node.value) : []
    for (const host of hosts) lose(closedFrame(host, line))
    if (node.type === 'html' && hosts.length === 0 && !/^<(?:!--|\/)/.test(node.value))
      for (const { message, hint } of describeHtml(node.value)) lose({ code: 'import-left', message, hint, line })
    if (node.type !== 'text') continue
    // Directives in quotes are not translated.
    const [quoted] = /^:{3,}\w[\w-]*/.exec(node.value) ?? []
    if (quoted !== undefined && /^\s*>/.test(rows[(node.position?.start.line ?? 1) - 1]?.text ?? ''))
      lose(leftText(quoted, line))
    let row = 0
    let counted = 0
    const value = ends.has(node) ? node.value.replace(/\{#[\p{L}\p{M}\p{N}\p{So}_:.-]+\}$/u, '') : node.value
    for (const { 0: found, index } of value.matchAll(pattern)) {
      row += node.value.slice(counted, index).split('\n').length - 1
      counted = index
      const source = rows[(node.position?.start.line ?? 1) - 1 + row]
      // A brace behind a backslash is meant to be read.
      if (!source?.text.includes(`\\${found.replace(/\}$/, '')}`)) lose(leftText(found, source?.line ?? line))
    }
  }
}

const attributeList = String.raw`\{(?:[.#][\w-]+|[\w-]+="[^"{}\n]*")(?:\s[^{}\n]*)?\}`
const definition = String.raw`(?<=\n):[ \t]+\S[^\n]*`
const abbreviation = String.raw`(?<=^|\n)\*\[[^\]\n]+\]:[^\n]*`
const emoji = String.raw`(?<![\w:]):[a-z][a-z0-9_+-]*:(?![\w:])`
const component = String.raw`<[A-Z]\w*`
const patterns: Readonly<Record<Tool, readonly string[]>> = {
  hugo: [attributeList, definition, emoji],
  docusaurus: [component],
  starlight: [component],
  vitepress: [component, String.raw`\{\{[^{}\n]*\}\}`, attributeList, emoji],
  eleventy: [component, String.raw`\{:[^{}\n]*\}`],
  jekyll: [component, String.raw`\{:[^{}\n]*\}`, definition, abbreviation, emoji],
  markdown: [String.raw`(?<=^|\n)/{3,}[^\n]*`, component, attributeList, definition, abbreviation, emoji],
}

/** What looks like code of the tool, or like Markdown that only the tool knows. */
function patternOf(tool: Tool, isMdx: boolean): RegExp {
  const expression = String.raw`\{[^{}\n]+\}`
  return new RegExp([...patterns[tool], ...(isMdx ? [component, expression] : [])].join('|'), 'g')
}

function closedFrame(host: string, line: number): Loss {
  return {
    code: 'import-left',
    message: `a frame of ${host}, which readers see as a link`,
    hint: `add { host: ${host}, reason: … } to allow.frames in site.yaml to show it`,
    line,
  }
}

function leftText(found: string, line: number): Loss {
  return {
    code: 'import-left',
    message: `"${cutText(found, 60)}" is not known and stays in the text`,
    hint: 'write it in Markdown, or remove it',
    line,
  }
}
