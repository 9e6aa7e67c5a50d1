// Originals and their translations: what is missing, what is older than its original, both side by side, and a
// translation that begins as a copy.

import type { Rows } from '#runtime/devtools/wire-rows.ts'
import type { Comparison, Languages, StateRow, TranslationRow } from '#runtime/devtools/wire-site.ts'
import { folderOf } from '../addresses/addresses.ts'
import { placeFile } from '../disk/disk.ts'
import { EnvironmentError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import {
  findTranslations,
  type LanguageFiles,
  listTranslatable,
  openRepository,
  readGit,
  readTexts,
} from '../history/history.ts'
import { type LanguagePlace } from '../load/load.ts'
import { readContentFile } from '../save/save.ts'
import { findLanguage } from './content-places.ts'
import { editHead } from './edit-head.ts'
import { PanelError } from './json-answer.ts'
import { decodeText, fileError } from './panel-pages.ts'
import type { PanelState } from './panel-state.ts'
import { openStates } from './publishing-state.ts'
import { cutRows, isFound, rowsWanted } from './rows.ts'

/** How far each language is. */
export async function answerLanguages(state: PanelState): Promise<Languages> {
  const [original] = state.places.languages
  const { languages, hasHistory } = await find(state)
  return {
    original: original.language,
    hasHistory,
    languages: languages.map(({ language, files, missing, outdated }) => ({
      language,
      files,
      missing: missing.length,
      outdated: outdated.length,
    })),
  }
}

/** The files of one language. `of` is missing, outdated or all. */
export async function listTranslations(
  state: PanelState,
  language: string,
  query: URLSearchParams,
): Promise<Rows<TranslationRow>> {
  const { folder } = findPlace(state, language)
  const { languages } = await find(state)
  const found = languages.find((each) => each.language === language)
  const missing = new Set(found?.missing)
  const changedAt = new Map(found?.outdated.map((file, index) => [file, found.lastChanges[index]?.at]))
  const wanted = rowsWanted(query)
  const of = query.get('of') ?? 'all'
  const readRow = openStates(state)
  const entries = new Map(state.entries.map((entry) => [entry.file, entry]))
  const rows = listTranslatable(originalsOf(state), state.now().getTime()).map((file): TranslationRow => {
    const translation = folder + file
    const entry = entries.get(file)
    const row: StateRow | undefined = entry && readRow(entry)
    const isOutdated = changedAt.has(translation)
    const at = changedAt.get(translation)
    const present = isOutdated ? 'outdated' : 'translated'
    return {
      file,
      translation,
      title: row?.title ?? '',
      state: missing.has(file) ? 'missing' : present,
      ...(row ? { route: row.route } : {}),
      ...(at === undefined ? {} : { changedAt: at }),
    }
  })
  return cutRows(
    rows.filter((row) => (of === 'all' || row.state === of) && isFound([row.file, row.title], wanted.search)),
    wanted,
  )
}

/** An original beside its translation, and as it was when the translation was last committed. */
export async function compareLanguages(state: PanelState, language: string, file: string): Promise<Comparison> {
  const { translation } = findOriginal(state, language, file)
  const original = readContentFile({ folder: state.content, file })
  if ('refusal' in original) throw fileError(original)
  const translated = readContentFile({ folder: state.content, file: translation })
  return {
    file,
    original: new TextDecoder().decode(original.bytes),
    translation: 'bytes' in translated ? new TextDecoder().decode(translated.bytes) : null,
    originalThen: (await readThen(state, file, translation)) ?? null,
  }
}

/** Copies an original into the folder of a language: as a draft, if it becomes a page. Never replaces a file. */
export function createTranslation(state: PanelState, language: string, file: string): { file: string } {
  const { translation } = findOriginal(state, language, file)
  const original = readContentFile({ folder: state.content, file })
  if ('refusal' in original) throw fileError(original)
  const text = decodeText(original.bytes)
  const copy = folderOf(file) === undefined ? text : editHead(text, file, { status: 'draft' }, state)
  const bytes = new TextEncoder().encode(copy)
  const placed = place(state.content, translation, bytes)
  if (placed === 'link' || placed === 'odd')
    throw new PanelError(403, `${translation} leads through a link or a file`, 'put a regular folder there')
  if (placed !== 'created')
    throw new PanelError(409, `${translation} is already there`, 'look at the list again; nothing was changed')
  state.onWritten(translation, hashOf(bytes))
  return { file: translation }
}

function place(folder: string, path: string, bytes: Uint8Array): ReturnType<typeof placeFile> {
  try {
    return placeFile({ folder, path, bytes, isForced: false, isDry: false })
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    throw new PanelError(500, `${path} cannot be written (${error.code})`, 'make room or check the permissions')
  }
}

async function find(state: PanelState): ReturnType<typeof findTranslations> {
  const byLanguage = new Map(state.places.languages.map((each) => [each, [] as { file: string; data: unknown }[]]))
  for (const { file, data } of state.entries) {
    const { place: language, path } = findLanguage(file, state.places)
    byLanguage.get(language)?.push({ file: path, data })
  }
  const languages = [...byLanguage].map(([each, entries]): LanguageFiles => ({ place: each, entries }))
  return findTranslations(languages, { content: state.content, now: state.now().getTime() })
}

function originalsOf({ entries, places }: PanelState): LanguageFiles['entries'] {
  return entries.filter(({ file }) => findLanguage(file, places).place === places.languages[0])
}

function findPlace({ places: { languages } }: PanelState, language: string): LanguagePlace {
  const found = languages.slice(1).find((each) => each.language === language)
  if (!found) throw new PanelError(404, 'the site is not translated into this language', 'see languages in site.yaml')
  return found
}

function findOriginal(state: PanelState, language: string, file: string): { translation: string } {
  const { folder } = findPlace(state, language)
  if (!originalsOf(state).some((entry) => entry.file === file))
    throw new PanelError(404, 'there is no such original', 'look at the list again', { path: 'file' })
  return { translation: folder + file }
}

async function readThen({ content }: PanelState, file: string, translation: string): Promise<string | undefined> {
  const repository = await openRepository(content)
  if (typeof repository === 'string') return undefined
  const log = await readGit(repository, 'log', '--max-count=1', '--format=%H', '--', translation)
  const commit = log?.toString().trim()
  return commit ? (await readTexts(repository, commit, [file])).get(file)?.toString() : undefined
}
