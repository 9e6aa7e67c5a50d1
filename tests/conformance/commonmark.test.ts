// The 652 examples of the CommonMark specification. Both parsers must give the specification's HTML. Our own pipeline
// reduces raw HTML to a list, so there the examples show that nothing else stays live and no word is lost.

import { tests as specification } from 'commonmark-spec'
import type { Nodes, Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import type { MarkdownParser } from '#generator/config/config.ts'
import { parseMarkdown } from '#generator/markdown/compile-markdown.ts'
import { allowedTags } from '#generator/markdown/html-list.ts'
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

  test.each(examples)('example $number, $section: compiled, has its tags and every word', ({ markdown }) => {
    const options = { parser, baseDepth: 2, takenIds: [], prefix: 'note', claims: {} } as const
    const found = readHtml(compileHtml(markdown, options).html)
    const tags = found.tags.filter(({ name, attributes }) => !isToken(name, attributes))
    const names = tags.map(({ name }) => levelless(name))
    const expected = inspect(parse(markdown, parser))
    if (!expected.hasHtml) {
      expect(names).toEqual(expected.tags)
      expect(squeeze(found.text)).toBe(squeeze(expected.words.join('')))
      return
    }
    for (const name of names)
      expect(allowedTags.has(name === 'h' || name === '/h' ? 'h2' : name.replace('/', ''))).toBe(true)
    let rest = squeeze(found.text)
    for (const word of expected.words.map(squeeze)) {
      expect(rest).toContain(word)
      rest = rest.slice(rest.indexOf(word) + word.length)
    }
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

/** What compiled HTML must contain: the tags that Markdown itself asks for, and all words in order. */
function inspect(tree: Root): { tags: string[]; words: string[]; hasHtml: boolean } {
  const words: string[] = []
  let hasHtml = false
  const visit = (node: Nodes): void => {
    if (node.type === 'html') hasHtml = true
    else if ('value' in node) words.push(node.value)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  const html = unified().use(rehypeStringify).stringify(unified().use(remarkRehype).runSync(tree))
  return { tags: readHtml(html).tags.map(({ name }) => levelless(name)), words, hasHtml }
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
