// `libretto languages`: which files of a site are not translated, and which translations are older than their original.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LanguageContent } from '../check/check.ts'
import { hiddenFiles } from '../model/model.ts'
import type { Problem } from '../problem.ts'

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
}

/** What was found. */
export interface Translations {
  languages: LanguageState[]
  /** Whether git knows when the files were changed; else none is outdated. */
  hasHistory: boolean
}

/** The order of changes: a file with a smaller number was changed later. */
type Changes = ReadonlyMap<string, number>

/** Compares each language with the default one, which comes first. `content` is the content folder. */
export async function findTranslations(
  [original, ...others]: readonly LanguageContent[],
  { content, now }: { content: string; now: number },
): Promise<Translations> {
  const changes = await readChanges(content)
  const hidden = hiddenFiles(original?.loaded.entries ?? [], { now, drafts: false })
  const files = (original?.loaded.entries ?? [])
    .map(({ file }) => file)
    .filter((file) => !/^(?:strings|redirects)\.yaml$/.test(file) && !hidden.has(file))
  const languages = others.map(({ place: { language, folder }, loaded, borrowed }) => {
    const own = new Set(loaded.entries.map(({ file }) => file).filter((file) => !borrowed.has(file)))
    const missing = files.filter((file) => !own.has(file))
    const outdated = files.filter((file) => own.has(file) && isOlder(folder + file, file, changes))
    return {
      language,
      files: files.length,
      missing,
      missingFolders: findFolders(files, new Set(missing)),
      outdated: outdated.map((file) => folder + file),
    }
  })
  return { languages, hasHistory: changes !== undefined }
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
  const [own, its] = [changes?.get(translation), changes?.get(original)]
  return own !== undefined && its !== undefined && its < own
}

/** When each file below the folder was last changed; undefined without a git repository. */
async function readChanges(folder: string): Promise<Changes | undefined> {
  const git = async (...argv: string[]) =>
    (await promisify(execFile)('git', argv, { cwd: folder, maxBuffer: 2 ** 30 })).stdout.split('\0')
  try {
    const open = await git('status', '--porcelain', '--untracked-files=all', '-z', '--no-renames', '.')
    const [prefix = ''] = await git('rev-parse', '--show-prefix')
    const changes = new Map(open.map((line) => [line.slice(3 + prefix.trim().length), 0]))
    const log = await git('log', `--format=${mark}`, '--name-only', '--relative', '-z', '--no-renames', '--', '.')
    return addCommits(log, changes)
  } catch {
    return undefined
  }
}

/** Stands before the names of each commit, newest first. */
const mark = '%x01'

function addCommits(names: readonly string[], changes: Map<string, number>): Changes {
  let commit = 0
  for (const name of names) {
    const file = name.replace(/^\n/, '')
    if (name === '\u0001') commit++
    else if (!changes.has(file)) changes.set(file, commit)
  }
  return changes
}
