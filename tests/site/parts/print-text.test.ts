// Plain texts in Markdown: whoever reads the Markdown reads the text, letter by letter.

import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { printLine, printQuote, printText } from '#site/parts/print-text.ts'
import { fc } from '../../setup/property.ts'

const parser = unified().use(remarkParse).use(remarkGfm)

/** The tree in short: a name and what is in it; addresses that are written out link to themselves and count as text. */
function shapeOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return `<${node.type}>`
  const inner = node.children.map(shapeOf).join('')
  if (node.type === 'root' || (node.type === 'link' && node.url !== '/to')) return inner
  return `<${node.type}>${inner}</${node.type}>`
}
const read = (markdown: string) => shapeOf(parser.parse(markdown))

const plain = [
  'R&D at 5 < 6, 7 > 3, C#, #1 of 3, snake_case_name',
  '~5 minutes',
  'a ~ b, 100 %, don’t (stop) it!',
  'mailto:jane@example.com',
]
const marked = [
  'Inner *page* & `code` <b> [x](y)',
  '**bold** _em_ __strong__ a_b_ _c',
  '~~gone~~ and 9~18, 10~17',
  '&copy; &#35; &amp;',
  '![alt](/x.svg) [^1] [ref][] <!-- note --> </b> <?php <https://example.com>',
  'back\\slash \\* and \\',
  'Issue #',
  'Closed ##',
  '#',
  '- item',
  '+',
  '* star',
  '1. First',
  '2024) Then',
  '> quote',
  '---',
  '===',
  '```js',
  '~~~~ x ~~~~',
  ':-- | --:',
  '| a | b |',
  '# Title',
  '##',
]

describe('a text that is no Markdown', () => {
  it.each(plain)('stays as it is: %s', (text) => {
    expect(printText(text)).toBe(text)
    expect(printLine(text)).toBe(text)
  })
  it.each([...plain, ...marked])('reads the same as a heading, a link, a paragraph and a quote: %s', (text) => {
    expect(read(`# ${printText(text)}`)).toBe(`<heading>${text}</heading>`)
    expect(read(`- [${printText(text)}](/to): x`)).toContain(`<link>${text}</link>: x`)
    expect(read(printLine(text))).toBe(`<paragraph>${text}</paragraph>`)
    expect(read(printQuote(text))).toBe(`<blockquote><paragraph>${text}</paragraph></blockquote>`)
  })
  it('of several lines is one line, or a quote of all its lines', () => {
    expect(printText(' Two\n  lines\r\n')).toBe('Two lines')
    expect(printQuote('\nOne.\r\n\r\n  - two\n# three\n| a | b |\n|---|---|\n    four\n\n')).toBe(
      '> One.\n>\n> \\- two\n> \\# three\n> | a | b |\n> \\|---|---|\n> four',
    )
    expect(read(printQuote('One.\n\n- two\n===\n1. x'))).toBe(
      '<blockquote><paragraph>One.</paragraph><paragraph>- two\n===\n1. x</paragraph></blockquote>',
    )
  })
  it('reads the same, whatever it is made of', () => {
    const part = fc.constantFrom(...'*_`[]()<>!&#~-+=|:\\ .1a\n', '&lt;', '](', '<!--', '-->', '```', 'ö', '한')
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
        const text = parts.join('').trim().replace(/\s+/g, ' ')
        if (text === '' || text.includes('//')) return
        expect(read(`## ${printText(text)}\n`)).toBe(`<heading>${text}</heading>`)
        expect(read(`[${printText(text)}](/to)`)).toContain(`<link>${text}</link>`)
        const lines = parts.join('').split('\n')
        const paragraphs = read(printQuote(parts.join(''))).match(/<(?!\/?(?:blockquote|paragraph)>)\w+>/g) ?? []
        expect(paragraphs.filter((tag) => !lines.some((line) => line.includes(tag)))).toEqual([])
      }),
    )
  })
})
