// Writes a change of one page to its file, or refuses it and leaves the file unchanged. Changes are made one after the
// other, each on the file as it is on the disk at that moment, never on what was loaded before.

import { knownKeys, schemaAt } from '#schemas/inspect-schema.ts'
import { pageSchema } from '#schemas/page.ts'
import { editPage, type PageEdit } from '../edit/edit.ts'
import { type Entry, parseEntry } from '../load/load.ts'
import { blockSchemaOf, readClaims } from '../read/read.ts'
import { saveContentFile } from '../save/save.ts'
import { findLanguage } from './content-places.ts'
import { isUntouched } from './is-untouched.ts'
import { PanelError } from './json-answer.ts'
import { findNewFault, findPageFaults } from './page-faults.ts'
import { inTurn } from './panel-call.ts'
import { fileError, findPage, type PageVersion, versionOf, withoutVersions } from './panel-pages.ts'
import type { PanelState } from './panel-state.ts'

/** An edit, or the whole text of an earlier version. */
export type PageChange = PageEdit | { kind: 'restore'; text: string }

export interface PageWritten extends PageVersion {
  /** The block that changed, or the copy. */
  blockId?: string
  /** The text before the change, if it was not the version seen. */
  mergedInto?: string
}

/**
 * Writes one change. `seen` is the hash of If-Match. If the file has changed since, but not what this change is about,
 * the change is made on the file as it is. Throws a PanelError for a refused change.
 */
export async function writePage(state: PanelState, id: string, seen: string, change: PageChange): Promise<PageWritten> {
  return inTurn(state, () => write(state, id, seen, change))
}

async function write(state: PanelState, id: string, seen: string, asked: PageChange): Promise<PageWritten> {
  const present = await findPage(state, id)
  const change = withKeys(present, asked, state)
  const isMerge = present.hash !== seen
  if (isMerge && !canMerge(state, present, seen, change)) throw conflict(state, present, seen, change)
  const { text, blockId } = applyChange(present.text, change, state)
  checkPage(state, present, text, change)
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > 1024 * 1024) throw new PanelError(422, 'the file would be larger than 1 MiB', 'shorten a text')
  const saved = await saveContentFile({ folder: state.content, file: present.file, bytes, expectedHash: present.hash })
  if ('refusal' in saved)
    throw saved.refusal === 'stale'
      ? conflict(state, versionOf(state, present.file, saved), seen, change)
      : fileError(saved)
  state.onWritten(present.file, saved.hash)
  return {
    ...versionOf(state, present.file, { bytes, hash: saved.hash }),
    ...(blockId === undefined ? {} : { blockId }),
    ...(isMerge ? { mergedInto: present.text } : {}),
  }
}

// The schema tells where a careful writer puts a new key.
function withKeys({ page }: PageVersion, change: PageChange, { ownSchemas }: PanelState): PageChange {
  if (change.kind === 'head') {
    const keysAt = (path: readonly (string | number)[]) => knownKeys(schemaAt(pageSchema, path))
    return { ...change, changes: change.changes.map((item) => ({ ...item, keys: keysAt(item.path.slice(0, -1)) })) }
  }
  if (change.kind !== 'data') return change
  const type = page?.blocks.find(({ id }) => id === change.blockId)?.type ?? ''
  const schema = blockSchemaOf(type, ownSchemas.blocks)
  if (!schema) return change
  const keysAt = (path: readonly (string | number)[]) =>
    path.length === 0 ? blockKeys : knownKeys(schemaAt(schema, path))
  const changes = change.changes.map((item) => ({ ...item, keys: keysAt(item.path.slice(0, -1)) }))
  return { ...change, changes }
}

/** Keys of a block in their usual order: its data may be long, and comes last. */
const blockKeys = ['id', 'type', 'title', 'subtitle', 'tag', 'visible', 'order', 'layout', 'styling', 'content', 'data']

function canMerge(state: PanelState, present: PageVersion, seen: string, change: PageChange): boolean {
  const text = state.versions.get(seen)
  if (text === undefined || change.kind === 'restore' || !present.page) return false
  const bytes = new TextEncoder().encode(text)
  const { page } = versionOf(withoutVersions(state), present.file, { bytes, hash: seen })
  return page !== undefined && isUntouched(page, present.page, change)
}

function applyChange(
  text: string,
  change: PageChange,
  { now }: Pick<PanelState, 'now'>,
): { text: string; blockId?: string } {
  if (change.kind === 'restore') {
    if (/\p{Cs}/u.test(change.text))
      throw new PanelError(422, 'the text contains an unpaired surrogate', 'send the text as it was', { path: 'text' })
    return { text: change.text }
  }
  const edited = editPage(text, change, now())
  if ('problem' in edited)
    throw new PanelError(edited.problem.status, edited.problem.message, 'nothing was changed', {
      path: edited.problem.path,
    })
  return edited
}

// A page with faults may still be edited, but a change must not add a new one.
function checkPage(state: PanelState, present: PageVersion, text: string, change: PageChange): void {
  const claims = readClaims(findClaims(state, present.file))
  const read = (source: string) => {
    const problems: Parameters<typeof parseEntry>[2] = []
    const entry = parseEntry(present.file, { bytes: new TextEncoder().encode(source), hash: '' }, problems)
    return { entry, problem: problems[0] }
  }
  const { entry, problem } = read(text)
  const path = change.kind === 'restore' ? { path: 'text' } : {}
  if (!entry)
    throw new PanelError(
      422,
      `the text cannot be read (line ${problem?.line ?? 1}): ${problem?.message ?? ''}`,
      problem?.hint ?? 'nothing was changed',
      path,
    )
  const faultsOf = (data: unknown) => findPageFaults(data, claims, state.ownSchemas)
  const fault = findNewFault(faultsOf(read(present.text).entry?.data), faultsOf(entry.data))
  if (fault) throw new PanelError(422, fault.message, fault.hint, { path: fault.path })
}

/** The claims that a file prints: those of its language, or else those of the default language. */
function findClaims({ entries, places }: PanelState, file: string): Entry | undefined {
  const { folder } = findLanguage(file, places).place
  const find = (path: string) => entries.find((entry) => entry.file === path)
  return find(`${folder}data/claims.yaml`) ?? find('data/claims.yaml')
}

/**
 * Both versions of the page: `theirs` is on the disk; `yours` is the change applied to the version it was made for, or
 * to theirs if that version is no longer known.
 */
function conflict(state: PanelState, theirs: PageVersion, seen: string, change: PageChange): PanelError {
  const seenText = state.versions.get(seen)
  const changed = (text: string) => {
    try {
      return applyChange(text, change, state).text
    } catch (error) {
      if (error instanceof PanelError) return null
      throw error
    }
  }
  const yoursText = changed(seenText ?? theirs.text)
  const yours =
    yoursText === null
      ? undefined
      : versionOf(withoutVersions(state), theirs.file, {
          bytes: new TextEncoder().encode(yoursText),
          hash: '',
        })
  return new PanelError(
    409,
    'the file has changed since you opened it',
    'compare both versions, then take theirs, or make your change again on it',
    {
      state: {
        yours: yours?.page ?? null,
        theirs: theirs.page ?? null,
        yoursText,
        theirsText: theirs.text,
        seenText: seenText ?? null,
        mergedText: changed(theirs.text),
        hash: theirs.hash,
        file: theirs.file,
      },
      headers: [['ETag', `"${theirs.hash}"`]],
    },
  )
}
