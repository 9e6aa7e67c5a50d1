// The home page of a site that has none: the text of the page that the old site began with, or a list of what is there.

import { posix } from 'node:path'
import { stringify } from 'yaml'
import { addressOf } from '../addresses/addresses.ts'
import { splitHref } from '../links/links.ts'
import { parseYaml } from '../yaml/yaml.ts'
import { printPage } from './pages/print-page.ts'
import { rewriteLinks } from './pages/rewrite-links.ts'
import type { ImportedFile, PageText, Row, SiteFacts } from './source/model.ts'

/** More links than this are no start. */
const mostLinks = 24

interface HomeFacts {
  facts: Pick<SiteFacts, 'name' | 'description' | 'versions'>
  /** Collection of documentation. */
  to: string
  /** Collections that site.yaml switches off. */
  unseen: readonly string[]
}

/** The home page for these pages. */
export function planHome(files: readonly ImportedFile[], { facts, to, unseen }: HomeFacts): ImportedFile | undefined {
  const [newest, ...old] = facts.versions.map(({ name }) => name)
  const isOld = (path: string) => old.some((name) => path.startsWith(`${to}/${name}/`))
  const pages = files.flatMap(({ text, ...file }) => (text ? [{ ...file, text, head: headOf(text) }] : []))
  const start =
    pages.find(({ text }) => text.isStart) ??
    pages.find(({ path }) => path === posix.join(to, newest ?? '', 'index.md'))
  const hidden = new Set(['draft', 'scheduled'])
  if (start && !hidden.has(String(start.head.status))) {
    const { text, path, from, head } = start
    const title = String(head.title ?? facts.name ?? '')
    const rows = rewriteLinks(text.rows, (href) => absoluteHref(href, path, newest)).rows
    return homeFile(from, { title, description: head.description ?? facts.description }, trimRows(rows))
  }
  const isSeen = (path: string) => !isOld(path) && !unseen.some((name) => path.startsWith(`${name}/`))
  const shown = pages.filter(({ path, head }) => isSeen(path) && !hidden.has(String(head.status)))
  const direct = shown.filter(({ path }) =>
    isTop(newest === undefined ? path : path.replace(`${to}/${newest}/`, `${to}/`)),
  )
  const tops = direct.length > 0 ? direct : firstOfFolders(shown)
  const [first] = tops
  if (!first) return undefined
  const links = tops.slice(0, mostLinks).map(({ path, head }) => {
    const words = String(head.title).replace(/[[\]\\*_`<{]/g, '\\$&')
    return { text: `- [${words}](${routeOf(path, head, newest)})`, line: 1 }
  })
  return homeFile(first.from, { title: facts.name ?? String(first.head.title), description: facts.description }, links)
}

interface HomeHead {
  title: string
  description: unknown
}

function homeFile(from: string, { title, description }: HomeHead, rows: Row[]): ImportedFile {
  // Its title would repeat that of the page.
  const block = { id: 'start', type: 'text' }
  const data = { title, ...(typeof description === 'string' && description !== '' ? { description } : {}) }
  const head = stringify({ ...data, blocks: [block] }, { lineWidth: 0 })
  // YAML takes the blanks of the first line for its own, unless it is told how many are.
  const sign = rows[0]?.text.startsWith(' ') ? '|2' : '|'
  const text: PageText = { head: `${head}    content: ${sign}\n`, rows, lineOf: () => 1, isBlock: true }
  const page = rows.length === 0 ? { ...text, head, rows: [] } : text
  return { path: 'pages/home.yaml', from, kind: 'folder', bytes: printPage(page), text: page }
}

function headOf({ head }: PageText): Record<string, unknown> {
  return Object(parseYaml(head).data) as Record<string, unknown>
}

function routeOf(path: string, head: unknown, newest: string | undefined): string {
  return addressOf(path, head, newest)?.route ?? '/'
}

/** Whether a page stands at the top of its collection. */
function isTop(path: string): boolean {
  return /^[^/]+\/(?:[^/]+\.md|[^/]+\/index\.md)$/.test(path)
}

/** Of each folder one page: a list of all would be no start. */
function firstOfFolders<Page extends { path: string }>(pages: readonly Page[]): Page[] {
  const all = pages.map((page) => [posix.dirname(page.path), page] as const)
  return [...new Map(all.toReversed()).values()].toReversed()
}

/** A link to a file of the collection becomes one to its address. */
function absoluteHref(href: string, from: string, newest: string | undefined): string {
  const { path, rest } = splitHref(href)
  if (!/^[^/:#]+\.md$|^[^:#]*\/[^/:#]*\.md$/.test(path) || path.startsWith('/')) return 'same'
  const target = posix.join(posix.dirname(from), path)
  // The page itself is the home page now.
  const route = target === from ? '/' : addressOf(target, {}, newest)?.route
  return (route ?? href) + rest
}

function trimRows(rows: readonly Row[]): Row[] {
  const isBlank = ({ text }: Row) => text.trim() === ''
  const first = rows.findIndex((row) => !isBlank(row))
  const last = rows.findLastIndex((row) => !isBlank(row))
  return first < 0 ? [] : rows.slice(first, last + 1)
}
