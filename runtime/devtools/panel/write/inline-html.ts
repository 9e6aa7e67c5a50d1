// The words of pasted HTML as Markdown: bold, italic, struck, code and links. Word processors say these with styles.

/** What a tag or a style says about its words. */
const marks: readonly { mark: string; tags: readonly string[]; style: RegExp }[] = [
  { mark: '**', tags: ['b', 'strong'], style: /font-weight:\s*(?:bold|bolder|[6-9]\d\d)/ },
  { mark: '*', tags: ['i', 'em'], style: /font-style:\s*italic/ },
  { mark: '~~', tags: ['s', 'del', 'strike'], style: /text-decoration(?:-line)?:[^;]*line-through/ },
]

/** A `b` whose style says that it is not bold: Google Docs puts one around everything. */
const plainStyle = /font-weight:\s*(?:normal|[1-5]\d\d)|font-style:\s*normal/

/** Tags whose content is no text of the page. */
const skipped = new Set([
  'script',
  'style',
  'template',
  'head',
  'title',
  'noscript',
  'svg',
  'button',
  'select',
  'textarea',
])

/** A node that holds no words. */
export function isSkipped(node: Node): boolean {
  return node.nodeType === 8 || skipped.has(tagOf(node)) || /mso-list:\s*ignore/i.test(styleOf(node))
}

/** Name of a tag in lower case; empty for what is no element. */
export function tagOf(node: Node): string {
  return node.nodeType === 1 ? node.nodeName.toLowerCase() : ''
}

/** Its own style as it is written. */
export function styleOf(node: Node): string {
  return node.nodeType === 1 ? ((node as Element).getAttribute('style') ?? '').toLowerCase() : ''
}

/** Markdown of nodes in one paragraph. */
export function inlineOf(nodes: Iterable<Node>): string {
  return [...nodes].map(inlineNode).join('')
}

function inlineNode(node: Node): string {
  if (node.nodeType === 3) return escapeText((node.nodeValue ?? '').replace(/[\s\u00A0]+/g, ' '))
  const tag = tagOf(node)
  if (isSkipped(node) || tag === '') return ''
  if (tag === 'br') return '\\\n'
  if (tag === 'code' || tag === 'kbd') return codeOf(node.textContent ?? '')
  const words = inlineOf(node.childNodes)
  const href = tag === 'a' ? (node as Element).getAttribute('href') : null
  const linked = href !== null && /^(?:https?:|mailto:|tel:)/i.test(href) ? linkTo(href, words) : words
  return markedBy(node, tag).reduce((text, mark) => around(text, mark), linked)
}

function markedBy(node: Node, tag: string): string[] {
  const style = styleOf(node)
  const isPlain = plainStyle.test(style)
  return marks.flatMap(({ mark, tags, style: said }) =>
    said.test(style) || (tags.includes(tag) && !isPlain) ? mark : [],
  )
}

/** Markdown takes a mark for one only beside a letter, so that blanks go outside. */
function around(text: string, mark: string): string {
  const [, lead = '', words = '', tail = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  return words === '' || words.startsWith(mark) ? text : lead + mark + words + mark + tail
}

function linkTo(href: string, words: string): string {
  const address = /[\s()<>]/.test(href) ? `<${href.replace(/[\s<>]/g, encodeURIComponent)}>` : href
  return words.trim() === '' ? words : `[${words.trim()}](${address})`
}

function codeOf(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  const pad = /^`|`$/.test(text) ? ' ' : ''
  return text.trim() === '' ? text : fence + pad + text + pad + fence
}

/** Letters that would mean something in Markdown are letters. */
function escapeText(text: string): string {
  return text.replace(/[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\{(?=claim:)/gu, '\\$&')
}

/** A paragraph that begins with what would be a heading, a list, a quote or a block. */
export function escapeStart(text: string): string {
  return text
    .replace(/^(?:#{1,6}(?=\s|$)|>|[-+](?=\s)|:{3,}|-{3,}$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2')
}
