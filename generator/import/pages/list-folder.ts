// The pages of a folder in the order in which the old tool lists them by itself: by numbers, then by file names.

import { posix } from 'node:path'
import { flattenHead, wordsOf } from '../source/head-values.ts'
import { splitNumber } from '../source/page-names.ts'
import type { Tool } from '../source/tools.ts'
import type { Draft } from './draft-pages.ts'

interface ListFacts {
  tool: Tool
  /** What a file of the folder says about its place. */
  orderOf: (folder: string) => number | undefined
}

interface Child {
  name: string
  order: number
  isFolder: boolean
  isIndex: boolean
  drafts: Draft[]
}

const byName = new Intl.Collator('en', { numeric: true })

/** All pages below a folder. */
export function listFolder(folder: string, drafts: readonly Draft[], facts: ListFacts): Draft[] {
  const inside = drafts.filter(({ page }) => folder === '' || page.file.startsWith(`${folder}/`))
  return listChildren(folder, inside, facts).flatMap(({ drafts: found }) => found)
}

function listChildren(folder: string, drafts: readonly Draft[], facts: ListFacts): Child[] {
  const below = new Map<string, Draft[]>()
  const children: Child[] = []
  for (const draft of drafts) {
    const rest = posix.relative(folder, draft.page.file)
    const [first = '', ...others] = rest.split('/')
    if (others.length === 0) children.push(childOf(draft, first))
    else below.set(first, [...(below.get(first) ?? []), draft])
  }
  for (const [name, inner] of below) {
    const path = posix.join(folder, name)
    const found = listChildren(path, inner, facts)
    // Starlight puts a folder where its first page would be.
    const lowest = facts.tool === 'starlight' ? Math.min(found[0]?.order ?? Number.POSITIVE_INFINITY) : undefined
    children.push({
      name,
      order: facts.orderOf(path) ?? splitNumber(name).order ?? lowest ?? Number.POSITIVE_INFINITY,
      isFolder: true,
      isIndex: false,
      drafts: found.flatMap(({ drafts: pages }) => pages),
    })
  }
  return children.sort(compareIn(facts.tool))
}

function childOf(draft: Draft, name: string): Child {
  const head = flattenHead(draft.page.head)
  const written = ['sidebar_position', 'sidebar.order', 'order'].map((key) => wordsOf(head.get(key)))
  const order = Number(written.find((each) => each !== undefined) ?? draft.page.name.order ?? Number.NaN)
  return {
    name,
    order: Number.isFinite(order) ? order : Number.POSITIVE_INFINITY,
    isFolder: false,
    isIndex: /^(?:_?index|readme)\./i.test(name),
    drafts: [draft],
  }
}

function compareIn(tool: Tool): (one: Child, other: Child) => number {
  return (one, other) => {
    if (one.isIndex !== other.isIndex) return one.isIndex ? -1 : 1
    if (one.order !== other.order) return one.order - other.order
    // MkDocs lists the pages of a folder before the folders in it.
    if (tool === 'markdown' && one.isFolder !== other.isFolder) return one.isFolder ? 1 : -1
    return byName.compare(one.name.replace(/\.\w+$/, ''), other.name.replace(/\.\w+$/, ''))
  }
}
