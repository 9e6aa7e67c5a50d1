// Which files of a site are not translated, and which translations are older than their original.

import type { Entry, LanguagePlace } from '../load/load.ts'
import { hiddenFiles } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import { openRepository, type Repository, readGit } from './open-repository.ts'

/** The state of one language that is not the default. */
export interface LanguageState {
  language: string
  /** Number of files of the default language that can be translated. */
  files: number
  /** Files without a translation, below the content folder. */
  missing: string[]
  /** Folders of which nothing is translated, with a slash at the end: only the outer ones, and no small ones. */
  missingFolders: { folder: string; files: number }[]
  /** Translations that were changed before their original was. */
  outdated: string[]
  /** The last change of each outdated translation, in the same order. */
  lastChanges: FileCommit[]
}

/** A commit that changed a file. */
export interface FileCommit {
  commit: string
  /** ISO instant. */
  at: string
}

/** What was found. */
export interface Translations {
  languages: LanguageState[]
  /** Whether git knows when the files were changed; else none is outdated. */
  hasHistory: boolean
}

/** The files of one language, by paths below its folder, without those that it borrows. */
export interface LanguageFiles {
  place: LanguagePlace
  entries: readonly Pick<Entry, 'file' | 'data'>[]
}

/** The order of changes: a file with a smaller number was changed later. What is not committed has no commit. */
type Changes = ReadonlyMap<string, { order: number; commit?: FileCommit }>

/** Compares each language with the default one, which comes first. `content` is the content folder. */
export async function findTranslations(
  [original, ...others]: readonly LanguageFiles[],
  { content, now }: { content: string; now: number },
): Promise<Translations> {
  const changes = await readChanges(content)
  const files = listTranslatable(original?.entries ?? [], now)
  const languages = others.map(({ place: { language, folder }, entries }) => {
    const own = new Set(entries.map(({ file }) => file))
    const missing = files.filter((file) => !own.has(file))
    const outdated = files.filter((file) => own.has(file) && isOlder(folder + file, file, changes))
    return {
      language,
      files: files.length,
      missing,
      missingFolders: findFolders(files, new Set(missing)),
      outdated: outdated.map((file) => folder + file),
      lastChanges: outdated.flatMap((file) => changes?.get(folder + file)?.commit ?? []),
    }
  })
  return { languages, hasHistory: changes !== undefined }
}

/** Files of the default language that other languages should have: not those that visitors do not see. */
export function listTranslatable(entries: LanguageFiles['entries'], now: number): string[] {
  const hidden = hiddenFiles(entries, { now, drafts: false })
  return entries
    .map(({ file }) => file)
    .filter((file) => !/^(?:strings|redirects)\.yaml$/.test(file) && !hidden.has(file))
}

/** What was found, as problems. */
export function translationProblems({ languages }: Translations): Problem[] {
  return languages.flatMap(({ language, missing, outdated }) => [
    ...missing.map(
      (file): Problem => ({
        code: 'missing-translation',
        severity: 'warning',
        message: `there is no translation into "${language}"`,
        hint: `write it as ${language}/${file}`,
        file,
      }),
    ),
    ...outdated.map(
      (file): Problem => ({
        code: 'outdated-translation',
        severity: 'warning',
        message: 'the original was changed after this translation',
        hint: 'translate what is new',
        file,
      }),
    ),
  ])
}

/** A folder with fewer files is not shorter than their names. */
const leastFiles = 4

function findFolders(files: readonly string[], missing: ReadonlySet<string>): LanguageState['missingFolders'] {
  const counts = new Map<string, { files: number; missing: number }>()
  for (const file of files)
    for (const folder of foldersAbove(file)) {
      const count = counts.get(folder) ?? { files: 0, missing: 0 }
      count.files++
      if (missing.has(file)) count.missing++
      counts.set(folder, count)
    }
  const isMissing = (folder: string) => {
    const count = counts.get(folder)
    return count !== undefined && count.files >= leastFiles && count.missing === count.files
  }
  return [...counts]
    .filter(([folder]) => isMissing(folder) && !foldersAbove(folder.slice(0, -1)).some(isMissing))
    .map(([folder, count]) => ({ folder, files: count.files }))
}

/** docs/start/first.md → docs/ and docs/start/ */
function foldersAbove(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))
}

function isOlder(translation: string, original: string, changes: Changes | undefined): boolean {
  const [own, its] = [changes?.get(translation)?.order, changes?.get(original)?.order]
  return own !== undefined && its !== undefined && its < own
}

/** When each file below the folder was last changed; undefined without a git repository. */
async function readChanges(folder: string): Promise<Changes | undefined> {
  const repository = await openRepository(folder)
  if (typeof repository === 'string') return undefined
  const git = async (...argv: string[]) => (await readGit(repository, ...argv))?.toString().split('\0')
  const flags = ['--porcelain', '--untracked-files=all', '--ignore-submodules=all', '-z', '--no-renames']
  const open = await git('status', ...flags, '.')
  const names = ['--name-only', '--relative', '-z', '--no-renames', '--no-ext-diff', '--no-textconv']
  const log = await git('log', `--format=${mark}%H %cI`, ...names, '--', '.')
  return open && log && addCommits(log, openFiles(open, repository))
}

function openFiles(open: readonly string[], { prefix }: Repository): Map<string, { order: number }> {
  return new Map(open.map((line) => [line.slice(3 + prefix.length), { order: 0 }]))
}

/** Stands before each commit, newest first; its names follow. */
const mark = '%x01'

function addCommits(parts: readonly string[], changes: Map<string, { order: number; commit?: FileCommit }>): Changes {
  let order = 0
  let commit: FileCommit | undefined
  for (const part of parts) {
    const file = part.replace(/^\n/, '')
    if (file.startsWith('\u0001')) {
      const [hash = '', at = ''] = file.slice(1).split(' ')
      commit = { commit: hash, at }
      order++
    } else if (!changes.has(file)) changes.set(file, { order, ...(commit && { commit }) })
  }
  return changes
}
