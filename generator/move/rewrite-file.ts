// One file of the content → the same text with every address, path and id that a move changes.

import { withoutStar } from '#schemas/old-path.ts'
import { addressOf, folderOf, isRedirectFile } from '../addresses/addresses.ts'
import { applySplices, type ChangeValue, removeItem, rewriteValues, type Splice } from '../edit/edit.ts'
import { isLinkKey } from '../links/links.ts'
import { startsOf } from '../markdown/markdown.ts'
import { isMapping, type Path, parseYaml } from '../yaml/yaml.ts'
import { idKey } from './address-map.ts'
import type { Renames } from './model.ts'
import { isFolderFile, listLeft, newPageName } from './rewrite-folder.ts'
import { type LinkScope, rewriteAddress, rewriteHref } from './rewrite-href.ts'
import { spliceMarkdown } from './rewrite-markdown.ts'
import { textKey } from './site-files.ts'
import { splitText } from './split-text.ts'

/** The text of a file after a move; undefined if it has to be changed by hand. */
export function rewriteFile(text: string, scope: LinkScope): string | undefined {
  const { file } = scope
  if (file.endsWith('.csv')) return rewriteTable(text, scope)
  const { before, yaml, after, body } = splitText(file, text)
  const change = changeValue(scope)
  const kept = withoutLeft(yaml, scope)
  const head = kept === '' ? '' : rewriteValues(kept, change)
  const splices = body === '' ? [] : spliceMarkdown(body, textRules(scope, change))
  if (head === undefined || !splices) return undefined
  return before + head + after + applySplices(body, splices)
}

/** The YAML without names of pages that have left a folder, or that go. */
function withoutLeft(yaml: string, scope: LinkScope): string {
  const { file, gone } = scope
  if (!isFolderFile(file) && !(gone && yaml.includes('relatedArticles'))) return yaml
  const { data } = parseYaml(yaml)
  const left = isFolderFile(file) ? listLeft(data, scope) : listGoneIds(data, scope)
  return left.reduce((text, { path, index }) => removeItem(text, path, index) ?? text, yaml)
}

/** Related articles that go. */
function listGoneIds(data: unknown, { file, addresses }: LinkScope): { path: Path; index: number }[] {
  const list = isMapping(data) ? data['relatedArticles'] : undefined
  if (!Array.isArray(list)) return []
  const ids = list.flatMap((id, index) => (addresses.ids.has(idKey(file, String(id))) ? [index] : []))
  return ids.reverse().map((index) => ({ path: ['relatedArticles'], index }))
}

function textRules(scope: LinkScope, value: ChangeValue): Parameters<typeof spliceMarkdown>[1] {
  return { parser: scope.site.parser, href: (href) => rewriteHref(href, scope), value }
}

/** What changes in a value of the file. */
function changeValue(scope: LinkScope): ChangeValue {
  const change: ChangeValue = (path, value) => {
    if (value === '') return []
    if (isText(path, scope)) return spliceMarkdown(value, textRules(scope, change)) ?? []
    const next = newValue(path, value, scope)
    return next === value ? [] : [{ start: 0, end: value.length, text: next }]
  }
  return change
}

/** Whether a value is Markdown. */
function isText(path: Path, { file, folder, site }: LinkScope): boolean {
  const key = String(path.at(-1))
  if (file.startsWith('pages/')) return key === 'content' && path.length === 3 && path[0] === 'blocks'
  if (site.dataTexts.has(textKey(folder + file, path))) return true
  if (!file.endsWith('.md') || path.length !== 1) return false
  // Of a block in a text, too.
  return key === 'content' || site.textFields.get(folderOf(file) ?? '')?.includes(key) === true
}

function newValue(path: Path, value: string, scope: LinkScope): string {
  const { file, addresses, moved, renames } = scope
  const [top] = path
  const key = String(path.findLast((step) => typeof step === 'string') ?? '')
  if (file === 'site.yaml') {
    // Form endpoints are not pages.
    if (top === 'endpoints') return value
    if (top === 'budgets' && key === 'path') return newPattern(value, scope)
    if (top === 'sharedAssets') return moved.assets.get(value) ?? newFolder(value, renames)
    if (top === 'docs' && key === 'versions') return newVersion(value, renames)
  }
  if (
    isFolderFile(file) &&
    (top === 'pages' || (top === 'sidebar' && (key === 'sidebar' || key === 'items' || key === 'page')))
  )
    return newPageName(path, value, scope)
  if (isRedirectFile(file)) return key === 'to' ? newTarget(value, scope) : value
  if (key === 'relatedArticles') return addresses.ids.get(idKey(file, value)) ?? value
  if (isLinkKey(key)) return rewriteHref(value, scope)
  // Assets are named by other keys as well.
  return value.startsWith('/assets/') ? (rewriteAddress(value, scope) ?? value) : value
}

/** The target of a redirect, which may get the rest of the old address. */
function newTarget(to: string, scope: LinkScope): string {
  if (!to.endsWith('/*')) return rewriteHref(to, scope)
  const folder = withoutStar(to)
  const next = rewriteHref(folder, scope)
  return next === folder ? to : `${next}/*`
}

/** A path of a budget. One with a star goes along only if nothing stays that it stands for. */
function newPattern(pattern: string, scope: LinkScope): string {
  const [, path = '', star = ''] = /^(.*?)(\/?\*?)$/.exec(pattern) ?? []
  const next = path === '' ? undefined : rewriteAddress(path, scope)
  if (next === undefined || (star !== '' && hasPagesBelow(path, scope))) return pattern
  return next + star
}

/** Whether pages below an address stay there. */
function hasPagesBelow(path: string, { site, folder, addresses }: LinkScope): boolean {
  const entries = site.languages.find(({ place }) => place.folder === folder)?.entries ?? new Map<string, never>()
  return [...entries.values()].some(({ file, data }) => {
    const route = addressOf(file, data, site.newest)?.route
    return (
      route !== undefined && [route, addresses.routes.get(route) ?? route].every((each) => each.startsWith(`${path}/`))
    )
  })
}

function newFolder(path: string, { folder }: Renames): string {
  const isIn = folder && `${path.replace(/\/$/, '')}/`.startsWith(`/${folder.from}/`)
  return isIn ? `/${folder.to}${path.slice(folder.from.length + 1)}` : path
}

function newVersion(name: string, { folder }: Renames): string {
  return folder?.from === `docs/${name}` && folder.to.startsWith('docs/') ? folder.to.slice('docs/'.length) : name
}

/** A table of redirects: only the cells of the targets. */
function rewriteTable(text: string, scope: LinkScope): string {
  const { site, folder, file } = scope
  const entry = site.languages.find(({ place }) => place.folder === folder)?.entries.get(file)
  const rows = Array.isArray(entry?.data) ? (entry.data as readonly { to?: string }[]) : []
  const starts = startsOf(text)
  const splices = rows.flatMap(({ to = '' }, index): Splice[] => {
    const { line, column } = entry?.locate([index, 'to']) ?? { line: 1, column: 1 }
    const cell = text.indexOf(to, (starts[line - 1] ?? 0) + column - 1)
    const next = newTarget(to, scope)
    return next === to || cell < 0 ? [] : [{ start: cell, end: cell + to.length, text: next }]
  })
  return applySplices(text, splices)
}
