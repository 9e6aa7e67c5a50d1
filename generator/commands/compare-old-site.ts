// A site of another generator and the one that takes its place: every old address and every anchor of a heading
// answers, or is listed.

import { relative } from 'node:path'
import type { Config } from '../config/config.ts'
import { decodePath } from '../links/links.ts'
import { listElements } from '../markdown/markdown.ts'
import type { Problem } from '../problem.ts'
import { type BuiltSite, readBuiltSite, vanishedAddress } from './diff.ts'
import { readOldSite } from './old-site.ts'

interface Counts {
  kept: number
  gone: number
}

/** What an old site and a new one have in common. */
interface OldDifference {
  counts: { addresses: Counts; anchors: Counts }
  problems: Problem[]
}

/** Compares an old site with an output folder. Rejects with UsageError if one of them is none. */
export async function compareOldSite(
  [oldPath, newFolder]: readonly [string, string],
  { places: { workingDirectory }, output: { strict } }: Pick<Config, 'places' | 'output'>,
): Promise<OldDifference> {
  const name = (path: string) => relative(workingDirectory, path) || '.'
  const old = readOldSite(oldPath, name(oldPath))
  const site = await readBuiltSite(newFolder, name(newFolder))
  const added = [...site.pages.keys()]
  const readIds = openIds(site)
  const counts = { addresses: { kept: 0, gone: 0 }, anchors: { kept: 0, gone: 0 } }
  const problems: Problem[] = []
  for (const [written, listIds] of old.pages) {
    const address = withoutBase(written, site.basePath)
    const answer = findAnswer(address, site)
    if (answer === undefined) {
      counts.addresses.gone++
      problems.push(vanishedAddress(address, added, strict))
      continue
    }
    counts.addresses.kept++
    if (answer.page === undefined) continue
    const ids = await readIds(answer.page)
    for (const id of listIds()) {
      const isThere = ids.has(id)
      counts.anchors[isThere ? 'kept' : 'gone']++
      if (!isThere) problems.push(vanishedAnchor(address, { id, page: answer.page, strict }))
    }
  }
  return { counts, problems }
}

/** What answers at an old address: a page, or something that is none. */
function findAnswer(address: string, site: BuiltSite): { page?: string } | undefined {
  const bare = address.replace(/(.)\/$/, '$1')
  if (site.pages.has(bare)) return { page: bare }
  const target = site.findTarget(address) ?? site.findTarget(bare)
  if (target !== undefined) {
    const page = decodePath(withoutBase(target.replace(/[?#].*$/, ''), site.basePath)).replace(/(.)\/$/, '$1')
    return site.pages.has(page) ? { page } : {}
  }
  return site.files.has(bare.slice(1)) ? {} : undefined
}

function withoutBase(path: string, basePath: string): string {
  const isBelow = basePath !== '' && (path === basePath || path.startsWith(`${basePath}/`))
  return isBelow ? path.slice(basePath.length) || '/' : path
}

/** The ids of a page. Old addresses often lead to one page after the other. */
function openIds(site: BuiltSite): (page: string) => Promise<ReadonlySet<string>> {
  const known = new Map<string, ReadonlySet<string>>()
  return async (page) => {
    const before = known.get(page)
    if (before) return before
    const ids = new Set(listElements(await site.readPage(page)).flatMap(({ attributes }) => attributes.id ?? []))
    known.set(page, ids)
    return ids
  }
}

function vanishedAnchor(address: string, { id, page, strict }: { id: string; page: string; strict: boolean }): Problem {
  return {
    code: 'vanished-anchor',
    severity: strict ? 'error' : 'warning',
    message: `the anchor "#${id}" of "${address}" is gone: the page "${page}" has no such heading`,
    hint: `write {#${id}} behind the heading that takes its place`,
  }
}
