// What goes live with this branch: changed files with the pages that they change, and the texts before and after.

import type { ChangeRow, Changes, ChangeTexts, RouteChange, StateRow } from '#runtime/devtools/wire-site.ts'
import {
  type FileChange,
  listChanges,
  type NoRepository,
  openRepository,
  type Repository,
  readAuthor,
  readTexts,
} from '../history/history.ts'
import { parseEntry } from '../load/load.ts'
import { readContentFile } from '../save/save.ts'
import { listUsers } from './asset-rows.ts'
import { PanelError } from './json-answer.ts'
import type { PanelState } from './panel-state.ts'
import { openStates } from './publishing-state.ts'
import { cutRows, isFound, rowsWanted } from './rows.ts'

const reasons: Readonly<Record<NoRepository, string>> = {
  'no-git': 'git is not installed on this machine, so nobody knows what has changed',
  'no-repository': 'the content folder is in no git repository, so nobody knows what has changed',
  foreign: 'the repository belongs to another user of this machine, and git does not open it',
  posed: 'the content folder, or one above it, has files that belong in a folder .git, so git does not read them',
  failed: 'git failed to read the repository',
}

const mostRoutes = 20
const mostTextBytes = 1024 * 1024

/** The changed files that the request asks for. */
export async function answerChanges(state: PanelState, query: URLSearchParams): Promise<Changes> {
  const wanted = rowsWanted(query)
  const repository = await openRepository(state.content)
  const without = (reason: string): Changes => ({ items: [], offset: 0, total: 0, openCount: 0, reason })
  if (typeof repository === 'string') return without(reasons[repository])
  const all = await listChanges(repository)
  if (!all) return without(reasons.failed)
  const author = await readAuthor(repository)
  const { items, ...place } = cutRows(
    all.filter(({ file }) => isFound([file], wanted.search)),
    wanted,
  )
  const { branch, target, head = '' } = repository
  return {
    ...place,
    items: await withRoutes(state, repository, items),
    openCount: all.filter(({ isOpen }) => isOpen).length,
    repository: { head, ...(branch && { branch }), ...(target && { target }), ...(author && { author }) },
  }
}

/** Both texts of one changed file. */
export async function answerTexts(state: PanelState, file: string): Promise<ChangeTexts> {
  const repository = await openRepository(state.content)
  const known = typeof repository === 'string' ? undefined : await listChanges(repository)
  if (typeof repository === 'string' || !known?.some((change) => change.file === file))
    throw new PanelError(404, 'this file has not changed', 'look at the changes again')
  const old = repository.base && (await readTexts(repository, repository.base, [file])).get(file)
  const now = readContentFile({ folder: state.content, file })
  const isText = /\.(?:ya?ml|md|csv)$/.test(file) && (old?.length ?? 0) <= mostTextBytes
  const isUnread = 'refusal' in now && now.refusal !== 'missing'
  return {
    file,
    before: old && isText ? old.toString() : null,
    after: 'bytes' in now && isText ? new TextDecoder().decode(now.bytes) : null,
    isOpaque: !isText || isUnread,
  }
}

async function withRoutes(
  state: PanelState,
  repository: Repository,
  changes: readonly FileChange[],
): Promise<ChangeRow[]> {
  const { base } = repository
  const old = changes.filter(({ file, kind }) => kind !== 'added' && /\.(?:yaml|md)$/.test(file))
  const texts = base
    ? await readTexts(
        repository,
        base,
        old.map(({ file }) => file),
      )
    : new Map<string, Buffer>()
  const readRow = openStates(state)
  const entries = new Map(state.entries.map((entry) => [entry.file, entry]))
  return changes.map((change) => {
    const { file, kind } = change
    const bytes = texts.get(file)
    const before = bytes && parseEntry(file, { bytes, hash: '' }, [])
    const now = kind === 'removed' ? undefined : entries.get(file)
    const pages = compareRows(before && readRow(before), now && readRow(now))
    if (pages.length > 0) return { ...change, routes: pages, routeCount: pages.length }
    const url = state.assetUse.files.find((asset) => asset.file === file)?.url
    if (url === undefined) return { ...change, routes: [], routeCount: 0 }
    const users = listUsers(state, url, { search: '', offset: 0, limit: mostRoutes })
    const routes = users.items.map((route) => ({ route, kind: 'changed' as const, title: '' }))
    return { ...change, routes, routeCount: users.total }
  })
}

/** What becomes of the addresses of a page. One with another address is removed there, and added here. */
function compareRows(before: StateRow | undefined, now: StateRow | undefined): RouteChange[] {
  const [was, is] = [before, now].map((row) => (row?.visibility === 'published' ? row : undefined))
  const at = (row: StateRow, kind: RouteChange['kind']): RouteChange => ({ route: row.route, title: row.title, kind })
  if (was && is && was.route === is.route) return [at(is, 'changed')]
  const shown = now ?? before
  if (!was && !is) return shown ? [at(shown, 'stays-hidden')] : []
  return [...(was ? [at(was, 'removed')] : []), ...(is ? [at(is, 'added')] : [])]
}
