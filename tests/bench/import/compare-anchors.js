// Headings of an old site whose address is another one in the new site: links from elsewhere would miss them.
// Each source page is parsed by remark, so that code which looks like a heading counts for nothing. The old id is the
// one that the page gives, or the one that the tool makes; the new page keeps it if any of its elements has this id.
// Not counted: the title of a page, which is its top, and headings whose words come from a template.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { libretto } from '../../tools/serve-built.js'

const parser = unified().use(remarkParse).use(remarkGfm)

/** What tools do with headings if the list of sites says nothing. */
const usualStyles = {
  hugo: 'hugo',
  docusaurus: 'github',
  starlight: 'astro',
  vitepress: 'vitepress',
  eleventy: 'eleventy',
  jekyll: 'kramdown-gfm',
  markdown: 'github',
}

// The rules of each tool are those of the importer, which its own tests compare with the libraries.
async function readRules() {
  const { outputFiles } = await build({
    entryPoints: [join(libretto, 'generator/import/text/heading-slugs.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

/** The words of a heading as the tool reads them. */
function wordsOf(node, style) {
  if (node.type === 'image') return style === 'vitepress' ? (node.alt ?? '') : ''
  if (node.type === 'html') return ''
  if (node.type === 'break') return ' '
  if (node.children) return node.children.map((child) => wordsOf(child, style)).join('')
  const value = node.value ?? ''
  if (style === 'vitepress') return value.replace(/:[a-z][\w+-]*:/g, '')
  const isSmart = node.type === 'text' && (style === 'astro' || style.startsWith('kramdown'))
  return isSmart ? value.replace(/-{2,3}|\.{3}|['"]/g, '’') : value
}

const givenIds = [
  /\{:?[^{}]*?#([^\s{}]+)[^{}]*\}\s*#*\s*$/,
  /\{:?\s*id=["']?([\w:.-]+)["']?[^{}]*\}\s*#*\s*$/,
  /\{\/\*\s*#(\S+)\s*\*\/\}\s*$/,
]

const blank = (text) => text.replace(/[^\n]/g, '')

/** A page without its front matter, and without code between tags of a template. */
function pageText(path) {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n/g, '\n')
    .replace(/^---\n[^]*?\n---[ \t]*(?:\n|$)|^\+\+\+\n[^]*?\n\+\+\+[ \t]*(?:\n|$)/, blank)
    .replace(/\{%-?\s*(highlight|raw|codeblock|set)\b(?![^%]*=)[^%]*%\}[^]*?\{%-?\s*end\1\s*-?%\}/g, blank)
    .replace(/\{\{[<%]\s*(tab|code-toggle|highlight)\b[^>%]*[>%]\}\}[^]*?\{\{[<%]\s*\/\1\s*[>%]\}\}/g, blank)
}

/** The headings of a page with the ids that the old site gives them. */
function oldAnchors(text, style, rules) {
  const ids = rules.openHeadingIds(style)
  const found = []
  const visit = (node) => {
    if (node.type === 'heading') {
      const { start, end } = node.position
      const raw = text.slice(start.offset, end.offset)
      // Hugo takes the words with their signs of Markdown.
      const written = raw.replace(/^#+[ \t]+|[ \t]+#+[ \t]*$|\n.*$/g, '')
      const below = /^\n[ \t]*\{:[^{}\n]*?#([\w:.-]+)/.exec(text.slice(end.offset))?.[1]
      const given = givenIds.map((pattern) => pattern.exec(raw)?.[1]).find(Boolean) ?? below
      const isTemplate = /\{\{|\{%/.test(raw)
      const attributes = style.startsWith('mkdocs') ? /\s*\{:?\s[^{}]*\}\s*$/ : /$(?!)/
      const words = (style === 'hugo' ? written : wordsOf(node, style)).replace(attributes, '')
      if (given !== undefined) ids.take(given)
      found.push({ id: given ?? ids.make(words), isTemplate, isGiven: given !== undefined, line: start.line, node })
    }
    for (const child of node.children ?? []) visit(child)
  }
  visit(parser.parse(text))
  if (found[0]?.node.depth === 1) found.shift()
  return found.filter(({ id, isTemplate, isGiven }) => id !== '' && (isGiven || !isTemplate))
}

/** The file of a page of the new site; undefined for drafts. */
function builtFile(dist, to) {
  const route = to.replace(/\.md$/, '').replace(/(^|\/)index$/, '')
  return [route, route.toLowerCase()].map((each) => join(dist, each, 'index.html')).find((path) => existsSync(path))
}

function newAnchors(html) {
  const plain = (value) => value.replace(/&amp;/g, '&').replace(/&#x27;/g, "'")
  return new Set([...html.matchAll(/\s(?:id|name)="([^"]*)"/g)].map(([, value]) => plain(value)))
}

/** Compares the headings of all pages. `style` is how the old site makes ids. */
export async function compareAnchors(folder, dist, { summary }, style = usualStyles[summary.tool]) {
  const rules = await readRules()
  const report = { anchors: 0, changed: [], unbuilt: 0 }
  for (const { from, to } of summary.pages ?? []) {
    const path = builtFile(dist, to)
    if (path === undefined) {
      report.unbuilt++
      continue
    }
    const own = newAnchors(readFileSync(path, 'utf8'))
    for (const { id, line } of oldAnchors(pageText(join(folder, from)), style, rules)) {
      report.anchors++
      if (!own.has(id)) report.changed.push({ file: from, line, text: `#${id}` })
    }
  }
  return report
}
