// Pages as the panel sees them: as they are on the disk now, with claims unprinted and defaults filled in.

import type { Rows } from '#runtime/devtools/wire-rows.ts'
import type { PageSummary, PanelBlock, PanelPage } from '#runtime/devtools/wire-types.ts'
import { folderOf } from '../addresses/addresses.ts'
import { statusOfErrno } from '../errors.ts'
import { type Entry, parseEntry } from '../load/load.ts'
import { yieldOften } from '../pace.ts'
import { blockDefaults, blockSchemaOf, noOwnSchemas, type OwnSchemas, pageDefaults } from '../read/read.ts'
import { type FileRefusal, type FileVersion, readContentFile } from '../save/save.ts'
import { isMapping } from '../yaml/yaml.ts'
import { findLanguage, placedAddress, readPlaces } from './content-places.ts'
import { PanelError } from './json-answer.ts'
import type { PanelState } from './panel-state.ts'
import { cutRows, isFound, type RowsWanted } from './rows.ts'

/** One version of a page's file. */
export interface PageVersion {
  file: string
  hash: string
  /** With the byte order mark, when there is one. */
  text: string
  /** Undefined when the text cannot be read as a page. */
  page: PanelPage | undefined
  /** The line of each block. */
  lines: number[]
}

/** All pages by language, in the order of their files. Deleted ones are left out. */
export async function listPages(state: PanelState): Promise<PageSummary[]> {
  return readSummaries(state, pageEntries(state))
}

/** Some pages, searched by id, route, title and file as they were loaded. Reads the files of these rows only. */
export async function listPageRows(state: PanelState, wanted: RowsWanted): Promise<Rows<PageSummary>> {
  const found = pageEntries(state).filter(({ file, data }) => {
    const address = isMapping(data) ? placedAddress(file, data, state.places) : undefined
    return address && isFound([address.id, address.route, file, titleOf(data)], wanted.search)
  })
  const { items, ...place } = cutRows(found, wanted)
  return { items: await readSummaries(state, items), ...place }
}

async function readSummaries(state: PanelState, entries: readonly Entry[]): Promise<PageSummary[]> {
  const listed: PageSummary[] = []
  const pause = yieldOften()
  for (const entry of entries) {
    await pause()
    const found = readContentFile({ folder: state.content, file: entry.file })
    if ('refusal' in found) continue
    // Only opened pages are kept for a conflict, not listed ones.
    const page =
      found.hash === entry.hash
        ? asPage(entry.file, entry.data, state)
        : versionOf(withoutVersions(state), entry.file, found).page
    if (!page) continue
    const { id, slug, route, title, version, blocks, language } = page
    const summary = { id, slug, route, title, file: entry.file, hash: found.hash, version, blocks: blocks.length }
    listed.push(language === undefined ? summary : { ...summary, language })
  }
  return listed
}

/** The page with this id, as it is on the disk. Rejects with 404 for an unknown id and 410 for a deleted file. */
export async function findPage(state: PanelState, id: string): Promise<PageVersion> {
  const entry = pageEntries(state).find(
    ({ file, data }) => isMapping(data) && placedAddress(file, data, state.places)?.id === id,
  )
  if (!entry)
    throw new PanelError(
      404,
      'there is no such page',
      'the page may have another id now, or its file cannot be read; see the problems',
    )
  return readVersion(state, entry)
}

/** A version from bytes. Keeps its text, so that a later conflict can show it. */
export function versionOf(
  state: Pick<PanelState, 'versions' | 'ownSchemas' | 'places'>,
  file: string,
  { bytes, hash }: FileVersion,
): PageVersion {
  const entry = parseEntry(file, { bytes, hash }, [])
  // The entry's text lacks the byte order mark of the file.
  const text = decodeText(bytes)
  remember(state.versions, hash, text)
  const page = entry && asPage(file, entry.data, state)
  const lines = page?.blocks.map((_, index) => entry?.locate(['blocks', index]).line ?? 1) ?? []
  return { file, hash, text, page, lines }
}

/** The answer for a page whose file could not be read or written. */
export function fileError(refusal: FileRefusal): PanelError {
  if (refusal.refusal === 'missing')
    return new PanelError(410, 'the file of this page is gone', 'bring the file back, or close the page')
  if (refusal.refusal === 'forbidden')
    return new PanelError(
      403,
      'the file of this page is not a regular file of the content folder',
      'put a regular file in its place',
    )
  return new PanelError(
    statusOfErrno(refusal.code),
    `${refusal.message} (${refusal.code})`,
    'nothing was changed; make room or check the permissions, then try again',
  )
}

/** The text of a file, with its byte order mark. Throws a PanelError for one that a save would damage. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new PanelError(422, 'the file is not UTF-8', 'save it as UTF-8 in another program')
  }
}

/** The state for a version that no later conflict shows. */
export function withoutVersions({ ownSchemas, places }: PanelState): Parameters<typeof versionOf>[0] {
  return { versions: new Map(), ownSchemas, places }
}

function pageEntries({ entries, places }: PanelState): Entry[] {
  return places.languages.flatMap((language) =>
    entries.filter(({ kind, file }) => {
      const { place, path } = findLanguage(file, places)
      return place === language && kind === 'yaml' && folderOf(path) === 'pages'
    }),
  )
}

function readVersion(state: PanelState, { file }: Entry): PageVersion {
  const found = readContentFile({ folder: state.content, file })
  if ('refusal' in found) throw fileError(found)
  return versionOf(state, file, found)
}

/** Keeps the text of a version for a later conflict. The last sixty-four are enough for every open tab, and small. */
export function remember(versions: Map<string, string>, hash: string, text: string): void {
  versions.delete(hash)
  versions.set(hash, text)
  for (const old of [...versions.keys()].slice(0, -64)) versions.delete(old)
}

/** A site with one language and Libretto's blocks. */
const alone = { ownSchemas: noOwnSchemas, places: readPlaces([]) }

/** The page of a file's data, checked or not; undefined if the data is no mapping, or the file no page. */
export function asPage(
  file: string,
  raw: unknown,
  { ownSchemas, places }: Pick<PanelState, 'ownSchemas' | 'places'> = alone,
): PanelPage | undefined {
  const address = placedAddress(file, raw, places)
  if (!address || !isMapping(raw)) return undefined
  const { id, slug, route, language } = address
  const { blocks } = raw
  return {
    ...raw,
    id,
    slug,
    route,
    ...(language === undefined ? {} : { language }),
    title: titleOf(raw),
    ...pageDefaults(raw),
    blocks: Array.isArray(blocks) ? blocks.map((block, index) => asBlock(block, index, ownSchemas)) : [],
  }
}

function asBlock(raw: unknown, index: number, ownSchemas: OwnSchemas): PanelBlock {
  const data = isMapping(raw) ? raw : {}
  const type = typeof data['type'] === 'string' ? data['type'] : 'unknown'
  const unknown = blockSchemaOf(type, ownSchemas.blocks) ? {} : { isUnknown: true as const }
  return { ...data, ...blockDefaults(data, index), type, ...unknown }
}

function titleOf(raw: unknown): string {
  return isMapping(raw) && typeof raw['title'] === 'string' ? raw['title'] : ''
}
