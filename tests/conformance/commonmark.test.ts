// The 652 examples of the CommonMark specification. Both parsers must give the specification's HTML. Our own pipeline
// shows raw HTML as text (a policy of this generator), so there the examples show that no raw HTML stays live and no
// word is lost.

import { tests as specification } from 'commonmark-spec'
import type { Nodes, Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import type { MarkdownParser } from '#generator/config/config.ts'
import { parseMarkdown } from '#generator/markdown/compile-markdown.ts'
import { compileHtml } from '../generator/html-of.ts'
import { readHtml } from '../generator/read-html.ts'

const parsers = ['satteri', 'remark'] as const
const tab = (text: string) => text.replaceAll('→', '\t')
const examples = specification.map(({ markdown, html, section, number }) => ({
  number,
  section,
  markdown: tab(markdown),
  html: tab(html),
}))

// GFM makes links of bare addresses; CommonMark does not. The HTML is what GFM asks for.
const bareAddress = 'GFM: a bare address is a link'
const exceptions: Readonly<Record<number, { reason: string; html: string }>> = {
  602: { reason: bareAddress, html: '<p>&lt;<a href="https://foo.bar/baz">https://foo.bar/baz</a> bim&gt;</p>' },
  606: { reason: bareAddress, html: '<p>&lt;<a href="mailto:foo+@bar.example.com">foo+@bar.example.com</a>&gt;</p>' },
  608: { reason: bareAddress, html: '<p>&lt; <a href="https://foo.bar">https://foo.bar</a> &gt;</p>' },
  611: { reason: bareAddress, html: '<p><a href="https://example.com">https://example.com</a></p>' },
  612: { reason: bareAddress, html: '<p><a href="mailto:foo@bar.example.com">foo@bar.example.com</a></p>' },
}

function parse(markdown: string, parser: MarkdownParser) {
  const tree = parseMarkdown(markdown, parser)
  if (!tree) throw new Error(`${parser} took too long`)
  return tree
}

test('the specification has the 652 examples of version 0.31.2', () => {
  expect(examples.length).toBe(652)
})

describe.each(parsers)('parser %s', (parser) => {
  test.each(examples)(
    'example $number, $section: gives the HTML of the specification',
    ({ number, markdown, html }) => {
      const found = normalize(renderLive(parse(markdown, parser)))
      const exception = exceptions[number]
      if (!exception) expect(found).toBe(normalize(html))
      else {
        expect(
          found,
          `example ${number} follows the specification now: remove the exception (${exception.reason})`,
        ).not.toBe(normalize(html))
        expect(found).toBe(normalize(exception.html))
      }
    },
  )

  test.each(examples)('example $number, $section: compiled, has no live raw HTML and every word', ({ markdown }) => {
    const { html, problems } = compileHtml(markdown, {
      parser,
      baseDepth: 2,
      takenIds: [],
      prefix: 'note',
      claims: {},
    })
    const expected = inspect(parse(markdown, parser))
    const found = readHtml(html)
    const names = found.tags
      .filter(({ name, attributes }) => !isToken(name, attributes))
      .map(({ name }) => levelless(name))

    const isParagraph = (name: string) => name === 'p' || name === '/p'
    expect(names.filter((name) => !isParagraph(name))).toEqual(expected.tags.filter((name) => !isParagraph(name)))
    // Raw HTML on its own becomes a paragraph; in a tight list the paragraph has no tags.
    const added = names.filter(isParagraph).length - expected.tags.filter(isParagraph).length
    expect(added).toBeGreaterThanOrEqual(0)
    expect(added).toBeLessThanOrEqual(expected.standing * 2)

    expect(squeeze(found.text)).toBe(squeeze(expected.text))
    expect(problems.filter(({ code }) => code === 'raw-html').length).toBe(expected.shown)
  })
})

/** The tree as HTML with raw HTML live, as the specification has it. */
function renderLive(tree: Root): string {
  const hast = unified().use(remarkRehype, { allowDangerousHtml: true }).runSync(tree)
  return unified()
    .use(rehypeStringify, {
      allowDangerousHtml: true,
      closeSelfClosing: true,
      characterReferences: { useNamedReferences: true },
    })
    .stringify(hast)
}

// The serializer escapes > and " only where it must, and writes no line feed at the end. Nothing else differs.
function normalize(html: string): string {
  return html.replaceAll('&gt;', '>').replaceAll('&quot;', '"').replace(/\n$/, '')
}

/**
 * What compiled HTML must contain: the tags Markdown itself asks for, all text in order, and how many pieces of raw
 * HTML are shown, and how many of them outside a paragraph or heading.
 */
function inspect(tree: Root): { tags: string[]; text: string; shown: number; standing: number } {
  const parts: string[] = []
  let shown = 0
  let standing = 0
  const visit = (node: Nodes, parent?: Nodes): void => {
    const value = 'value' in node ? node.value : ''
    const told = node.type === 'html' ? value.replace(/<!--(?:-?>|[\s\S]*?-->)/g, '') : value
    if (node.type === 'html' && told.trim() === '') return
    if (node.type === 'html') {
      if (told.includes('<')) shown++
      if (parent?.type !== 'paragraph' && parent?.type !== 'heading') standing++
    }
    if (node.type !== 'yaml') parts.push(told)
    if ('children' in node) for (const child of node.children) visit(child, node)
  }
  visit(tree)
  // Without allowDangerousHtml every piece of raw HTML is left out.
  const html = unified().use(rehypeStringify).stringify(unified().use(remarkRehype).runSync(tree))
  return { tags: readHtml(html).tags.map(({ name }) => levelless(name)), text: parts.join(''), shown, standing }
}

function isToken(name: string, attributes: Record<string, string>): boolean {
  return name === '/span' || (name === 'span' && attributes.class?.startsWith('hl-') === true)
}

function levelless(name: string): string {
  return name.replace(/^(\/?h)[1-6]$/, '$1')
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '')
}
