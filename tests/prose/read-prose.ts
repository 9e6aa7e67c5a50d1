// The prose of Parley's content, of the manual, of the Markdown files at the root and of those in .github: what people
// read, without code, addresses and front matter that only programs read. A file becomes one page of passages.

import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse } from 'yaml'
import { libretto } from '../setup/mini-site.ts'

/** One paragraph, heading, label or value of a field. */
export interface Passage {
  /** The key of YAML that it is the value of, or a part of. Empty in the body of a Markdown file. */
  key: string
  text: string
}

export interface ProsePage {
  /** Below the root of the project, with forward slashes. */
  path: string
  language: 'en' | 'de'
  passages: readonly Passage[]
}

/** Keys whose values programs read, or which hold code. */
const keysWithoutProse = new Set(
  [
    'areas audience avatar badges body claim code codec color commands component config date department doi example',
    'examplesUrl fileName from frame group guideUrl href icon id image installCommand key keyVariable kind kinds',
    'language lastModified lastUpdated logo method name op operation output path platform posted publishedAt schema',
    'searchKeywords size skills slug src status suggestions tags to type unit updatedAt url validUntil value variant',
    'version videoUrl keywords authors author publication relatedArticles technologies participants documentationUrl',
    'downloadUrl sourceUrl githubUrl demoUrl externalUrl lastActivity quickStart packageManager editUrl drawing host',
    'message remedy',
  ].flatMap((line) => line.split(' ')),
)

const markdown = unified().use(remarkParse).use(remarkGfm)

/** Every page of prose of the project, in order of path. */
export function readProse(): ProsePage[] {
  const claims = readClaims()
  const content = ['content', 'docs/content'].flatMap((folder) =>
    readdirSync(join(libretto, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:md|yaml)$/.test(path) && !/^(?:assets|redirects|docs.reference)/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  const project = ['.', '.github'].flatMap((folder) =>
    readdirSync(join(libretto, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => posix.join(folder, name)),
  )
  return [...project, ...content].sort().map((path) => {
    const source = readFileSync(join(libretto, path), 'utf8')
    return {
      path,
      language: path.startsWith('docs/content/de/') ? 'de' : 'en',
      passages: listPassages(
        path,
        source.replaceAll(/\{claim:([\w-]+)\}/g, (_, id) => claims[id] ?? id),
      ),
    }
  })
}

/** The passages of one file. */
export function listPassages(path: string, source: string): Passage[] {
  if (path.endsWith('.yaml')) return passagesOfValue('', parse(source))
  const [, frontMatter = '', body = source] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? []
  return [...passagesOfValue('', parse(frontMatter)), ...passagesOfMarkdown('', body)]
}

function readClaims(): Record<string, string> {
  const claims: { id: string; value: string; unit?: string }[] = parse(
    readFileSync(join(libretto, 'content/data/claims.yaml'), 'utf8'),
  )
  return Object.fromEntries(claims.map(({ id, value, unit }) => [id, unit ? `${value} ${unit}` : value]))
}

function passagesOfValue(key: string, value: unknown): Passage[] {
  if (typeof value === 'string') return passagesOfMarkdown(key, value)
  if (Array.isArray(value)) return value.flatMap((item) => passagesOfValue(key, item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    keysWithoutProse.has(name) ? [] : passagesOfValue(name, field),
  )
}

function passagesOfMarkdown(key: string, source: string): Passage[] {
  const passages: Passage[] = []
  const visit = (node: Nodes) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const text = textOf(node).replaceAll(/\s+/g, ' ').trim()
      if (text !== '') passages.push({ key: node.type === 'heading' ? 'heading' : key, text })
    } else if ('children' in node) for (const child of node.children) visit(child)
  }
  // Fences of directives are no prose.
  visit(markdown.parse(source.replaceAll(/^ *:{3,}.*$/gm, '')))
  return passages
}

/** Code in a sentence counts as one word; a sentence may begin with it. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return 'Code'
  if (node.type === 'break') return ' '
  if ('children' in node) return node.children.map(textOf).join('')
  return node.type === 'text' ? node.value : ''
}
