// HTML of the clipboard as Markdown: from a word processor, a mail or a web page. Headings, lists, tables, quotes, code
// and links stay; colours, sizes and pictures of others do not. Text without any of these is pasted as it is.

import { escapeStart, inlineOf, isSkipped, styleOf, tagOf } from './inline-html.ts'

const policy = globalThis.trustedTypes?.createPolicy('libretto-watch', { createHTML: (html) => html })

/** A parsed document. Nothing in it is loaded or run. */
export function parsePasted(html: string): Document {
  return new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html')
}

const formats = 'h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, a[href], strong, b, em, i, del, s, code'

/** Markdown of what was copied; undefined if it says no more than its plain text. */
export function markdownOfHtml(body: Element): string | undefined {
  const styled = [...body.querySelectorAll('[style]')].map(styleOf).join(';')
  if (!body.querySelector(formats) && !/font-weight:\s*(?:bold|[6-9]\d\d)|font-style:\s*italic|mso-list/.test(styled))
    return undefined
  const shift = body.querySelector('h1') ? 1 : 0
  const text = blocksOf([...body.childNodes], shift).join('\n\n')
  return text === '' ? undefined : text
}

const blockTags = new Set(
  [
    'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form',
    'h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul',
  ].flatMap((line) => line.split(' ')),
)

function isBlock(node: Node): boolean {
  return blockTags.has(tagOf(node))
}

/** Each block without its blank lines. Items of a list of Word are paragraphs that follow each other. */
function blocksOf(nodes: readonly Node[], shift: number): string[] {
  const blocks: string[] = []
  let words: Node[] = []
  let wasItem = false
  const add = (text: string, isItem = false) => {
    if (text.trim() === '') return
    if (isItem && wasItem) blocks.push(`${blocks.pop()}\n${text}`)
    else blocks.push(text)
    wasItem = isItem
  }
  const endWords = () => {
    add(paragraphOf(words))
    words = []
  }
  for (const node of nodes) {
    if (isSkipped(node)) continue
    // Google Docs puts a `b` around all paragraphs.
    if (!isBlock(node) && ![...node.childNodes].some(isBlock)) {
      words.push(node)
      continue
    }
    endWords()
    if (/mso-list:(?!\s*(?:none|ignore))/.test(styleOf(node))) add(wordItem(node), true)
    else for (const text of blockOf(node, shift)) add(text)
  }
  endWords()
  return blocks
}

function paragraphOf(nodes: readonly Node[]): string {
  const text = inlineOf(nodes)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '')
  return escapeStart(text)
}

function blockOf(node: Node, shift: number): string[] {
  const tag = tagOf(node)
  const inner = [...node.childNodes]
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level !== undefined) {
    const words = inlineOf(inner).replaceAll('\\\n', ' ').replaceAll('**', '').trim()
    // The title of the article is its only heading of level one.
    return words === '' ? [] : [`${'#'.repeat(Math.min(6, Math.max(2, Number(level) + shift)))} ${words}`]
  }
  if (tag === 'p') return [paragraphOf(inner)]
  if (tag === 'hr') return ['---']
  if (tag === 'pre') return [preOf(node.textContent ?? '')]
  if (tag === 'ul' || tag === 'ol') return [listOf(node as Element, shift)]
  if (tag === 'table') return tableOf(node as Element)
  const blocks = blocksOf(inner, shift)
  if (tag !== 'blockquote') return blocks
  return [
    blocks
      .join('\n\n')
      .replace(/^/gm, '> ')
      .replace(/[ \t]+$/gm, ''),
  ]
}

function preOf(text: string): string {
  const fence = '`'.repeat(Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  return `${fence}\n${text.replace(/\n$/, '')}\n${fence}`
}

function listOf(list: Element, shift: number): string {
  let number = Number(list.getAttribute('start') ?? 1)
  const items: string[] = []
  for (const child of list.children) {
    const tag = tagOf(child)
    // Google Docs puts the inner list beside its item.
    if (tag === 'ul' || tag === 'ol') {
      const inner = listOf(child, shift).replace(/^(?=.)/gm, '   ')
      items.push(items.length > 0 ? `${items.pop()}\n${inner}` : inner.trim())
    } else if (tag === 'li') {
      const mark = tagOf(list) === 'ol' ? `${number++}. ` : '- '
      const blocks = blocksOf([...child.childNodes], shift)
      const isTight = blocks.slice(1).every((text) => /^(?:- |\d+\. )/.test(text))
      const text = blocks.join(isTight ? '\n' : '\n\n')
      items.push(mark + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`))
    }
  }
  return items.join('\n')
}

/** A paragraph of Word that is an item: its style has the level, and its first words are the mark. */
function wordItem(node: Node): string {
  const level = Number(/level(\d)/.exec(styleOf(node))?.[1] ?? 1)
  const ignored = [...(node as Element).querySelectorAll('[style]')].find((one) =>
    /mso-list:\s*ignore/.test(styleOf(one)),
  )
  const isNumber = /^\s*[\da-z]{1,3}[.)]/i.test(ignored?.textContent ?? '')
  return '   '.repeat(level - 1) + (isNumber ? '1. ' : '- ') + paragraphOf([...node.childNodes])
}

function tableOf(table: Element): string[] {
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].filter((cell) => /^t[dh]$/.test(tagOf(cell))).map(cellOf),
  )
  const width = Math.max(0, ...rows.map((row) => row.length))
  // A table around a layout is no table.
  if (width < 2) return rows.flat().filter((text) => text !== '')
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
  const [head = [], ...others] = rows
  return [[line(head), `|${'---|'.repeat(width)}`, ...others.map(line)].join('\n')]
}

function cellOf(cell: Element): string {
  const words = blocksOf([...cell.childNodes], 0).join(' ')
  return words
    .replace(/\\?\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim()
}
