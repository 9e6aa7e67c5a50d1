// What a link of an article may lead to: pages, articles, headings and blocks, each as that article writes the link.
// Headings are found by their words, without compiling a text; only the files of the answered rows are compiled.

import { posix } from 'node:path'
import type { LinkRow } from '#runtime/devtools/wire-articles.ts'
import type { Rows } from '#runtime/devtools/wire-rows.ts'
import { addressOf, folderOf } from '../addresses/addresses.ts'
import { encodePath } from '../links/links.ts'
import { type Entry } from '../load/load.ts'
import { isMapping } from '../yaml/yaml.ts'
import { findLanguage } from './content-places.ts'
import { asPage } from './panel-pages.ts'
import type { PanelState } from './panel-state.ts'
import { readText } from './read-text.ts'
import { cutRows, isFound, type RowsWanted } from './rows.ts'

type Known = Pick<PanelState, 'entries' | 'places' | 'ownSchemas' | 'headingIndex'>

interface Target {
  entry: Entry
  kind: LinkRow['kind']
  /** Without its anchor. */
  href: string
  title: string
  /** For a heading: its place among the headings of the file, or the id of a block. */
  anchor?: number | string
  page?: string
}

/** The rows of a search, pages before headings. Without a search: the headings of the article, then all pages. */
export function listLinkRows(state: Known, from: string, wanted: RowsWanted): Rows<LinkRow> {
  const { place } = findLanguage(from, state.places)
  const entries = state.entries.filter(({ file }) => findLanguage(file, state.places).place === place)
  const pages = entries.flatMap((entry) => pageTargets(entry, from, state))
  const own = pages.filter(({ entry }) => entry.file === from)
  const isWanted = ({ href, title, entry }: Target) => isFound([title, href, entry.file], wanted.search)
  const headings = (wanted.search === '' ? own : pages).flatMap((target) =>
    headingTargets(target, from, state).filter(({ title }) => isFound([title], wanted.search)),
  )
  const others = pages.filter((target) => target.entry.file !== from && isWanted(target))
  const all = wanted.search === '' ? [...headings, ...others] : [...others, ...headings]
  const { items, ...cut } = cutRows(all, wanted)
  const compiled = new Map<Entry, readonly string[]>()
  return { items: items.map((target) => toRow(target, compiled, state)), ...cut }
}

function pageTargets(entry: Entry, from: string, { places }: Known): Target[] {
  const { place, path } = findLanguage(entry.file, places)
  if (folderOf(path) === undefined || !isMapping(entry.data)) return []
  const address = addressOf(path, entry.data, places.newestDocs)
  if (!address) return []
  const title = entry.data['title']
  const isArticle = entry.kind === 'markdown'
  return [
    {
      entry,
      kind: isArticle ? 'article' : 'page',
      href: hrefOf({ path, route: address.route }, from.slice(place.folder.length)),
      title: typeof title === 'string' ? title : address.route,
    },
  ]
}

/** Beside each other, articles are linked by their files, as on GitHub: such a link survives a new slug. */
function hrefOf({ path, route }: { path: string; route: string }, from: string): string {
  if (!path.endsWith('.md') || folderOf(path) !== folderOf(from)) return route
  const relative = encodePath(posix.relative(posix.dirname(from), path))
  return relative.startsWith('.') ? relative : `./${relative}`
}

function headingTargets({ entry, href, title }: Target, from: string, state: Known): Target[] {
  const parts = { entry, kind: 'heading' as const, href: entry.file === from ? '' : href, page: title }
  if (entry.kind === 'markdown')
    return headingsOf(entry, state).map((words, anchor) => ({ ...parts, title: words, anchor }))
  const blocks = asPage(entry.file, entry.data, state)?.blocks ?? []
  return blocks
    .filter(({ visible }) => visible)
    .map(({ id, title: words }) => ({ ...parts, title: typeof words === 'string' ? words : id, anchor: id }))
}

function headingsOf(entry: Entry, { headingIndex }: Known): readonly string[] {
  const known = headingIndex.get(entry)
  if (known) return known
  const found = findHeadings(entry.body?.text ?? '')
  headingIndex.set(entry, found)
  return found
}

/** The words of the headings that begin with `#`, outside code. */
export function findHeadings(text: string): string[] {
  const found: string[] = []
  let fence: string | undefined
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    const words = fence === undefined ? /^ {0,3}#{1,6}[ \t]+(.+)$/.exec(line)?.[1] : undefined
    if (words !== undefined) found.push(words.replace(/[ \t]+#+[ \t]*$/, '').replace(/[ \t]*\{#[^}]*\}[ \t]*$/, ''))
  }
  return found
}

function toRow(target: Target, compiled: Map<Entry, readonly string[]>, state: Known): LinkRow {
  const { entry, kind, href, title, anchor, page } = target
  if (anchor === undefined || page === undefined) return { href, title, kind }
  if (typeof anchor === 'string') return { href: `${href}#${anchor}`, title, kind, page }
  const ids = compiled.get(entry) ?? idsOf(entry, state)
  compiled.set(entry, ids)
  const id = ids[anchor]
  return { href: id === undefined ? href : `${href}#${id}`, title, kind, page }
}

function idsOf(entry: Entry, state: Known): string[] {
  return (readText(state, entry.file, entry.text).article?.body.headings ?? []).map(({ id }) => id)
}
