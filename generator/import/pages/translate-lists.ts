// The lists of folders in other languages: the pages that the language has, and the labels that the old site had in it.

import { posix } from 'node:path'
import type { SidebarEntry } from '#schemas/docs-folder.ts'
import type { FolderData } from '../source/folder-files.ts'
import type { Draft } from './draft-pages.ts'
import type { MenuNode } from './resolve-menu.ts'

interface Facts {
  language: string
  /** Whether the language has a page or a folder. */
  isThere: (path: string) => boolean
  labels: ReadonlyMap<string, Readonly<Record<string, string>>>
}

/** Adds a list for each language that has pages of one. */
export function translateLists(
  drafts: readonly Draft[],
  nodes: readonly MenuNode[],
  folders: Map<string, FolderData>,
): void {
  const labels = new Map(nodes.flatMap(labelsIn))
  const places = new Set(drafts.flatMap(({ page }) => pathsOf(page.target)))
  const languages = new Set(drafts.flatMap(({ page }) => page.language ?? []))
  const written = [...folders].filter(([, { data }]) => data.sidebar !== undefined)
  for (const language of languages)
    for (const [path, { data }] of written) {
      const place = `${language}/${path}`
      const facts = { language, isThere: (name: string) => places.has(`${language}/${name}`), labels }
      const sidebar = (data.sidebar as SidebarEntry[]).flatMap((entry) => translate(entry, path, facts))
      const before = folders.get(place)
      if (sidebar.length > 0 && places.has(place))
        folders.set(place, { data: { ...before?.data, sidebar }, from: before?.from ?? '' })
    }
}

function labelsIn({ label, translations, children }: MenuNode): [string, Readonly<Record<string, string>>][] {
  const own: ReturnType<typeof labelsIn> = label === undefined || !translations ? [] : [[label, translations]]
  return [...own, ...children.flatMap(labelsIn)]
}

/** A page and the folders above it. */
function pathsOf(target: string): string[] {
  const path = target.replace(/(?:\/index)?\.md$/, '')
  const above = posix.dirname(path)
  return above === '.' ? [path] : [path, ...pathsOf(above)]
}

function translate(entry: SidebarEntry, folder: string, facts: Facts): SidebarEntry[] {
  const { language, isThere, labels } = facts
  const has = (name: string) => isThere(posix.join(folder, name))
  if (typeof entry === 'string') return has(entry) ? [entry] : []
  const { title, page, items, ...others } = entry
  const own = page !== undefined && has(page) ? { page } : {}
  const inner = items?.flatMap((item) => translate(item, folder, facts))
  if (items && inner?.length === 0) return own.page === undefined ? [] : [own.page]
  const named = title ?? (own.page === undefined ? page : undefined)
  const spoken = named === undefined ? {} : { title: labels.get(named)?.[language] ?? named }
  return [{ ...spoken, ...own, ...others, ...(inner ? { items: inner } : {}) }]
}
