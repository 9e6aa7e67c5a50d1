// What a branch would change on the live site: the content files that differ from the commit where both branches part,
// committed or not. Names only; texts are read when they are shown.

import { join } from 'node:path'
import { isIgnoredName, statOf } from '../disk/disk.ts'
import { compare } from '../problem.ts'
import { type Repository, readGit } from './open-repository.ts'
import { runGit } from './run-git.ts'

/** A content file that differs. */
export interface FileChange {
  /** Path below the content folder. */
  file: string
  kind: 'added' | 'changed' | 'removed'
  /** False once the commits of the branch have all of the change. */
  isOpen: boolean
  /** Lines that git counts; undefined for a file that git does not know yet, and for one that is no text. */
  lines?: { added: number; removed: number }
  /** Stands for the bytes on the disk, so that a commit is of what was seen. */
  seen: string
}

const diffFlags = ['--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules=all', '--relative', '-z']

/** Every changed file, sorted; undefined if git fails. */
export async function listChanges(repository: Repository): Promise<FileChange[] | undefined> {
  const { folder, base, head } = repository
  const nothing = await emptyTree(repository)
  if (nothing === undefined) return undefined
  const ofBranch = await readDiff(repository, base ?? nothing)
  const open = base === head ? ofBranch : await readDiff(repository, head ?? nothing)
  const others = await readGit(repository, 'ls-files', '--others', '--exclude-standard', '-z', '--', '.')
  if (!ofBranch || !open || !others) return undefined
  const changes = new Map<string, Omit<FileChange, 'file' | 'seen'>>()
  for (const [file, change] of ofBranch) changes.set(file, { ...change, isOpen: open.has(file) })
  // What is changed back since the last commit goes live as it was before: only git sees a change.
  for (const [file, change] of open) if (!ofBranch.has(file)) changes.set(file, { ...change, isOpen: true })
  // A nested repository ends with a slash.
  for (const file of namesIn(others).filter((name) => !name.endsWith('/')))
    changes.set(file, { kind: changes.has(file) ? 'changed' : 'added', isOpen: true })
  return [...changes]
    .filter(([file]) => !file.split('/').some(isIgnoredName))
    .map(([file, change]) => ({ file, ...change, seen: stampOfFile(folder, file) }))
    .sort((a, b) => compare(a.file, b.file))
}

/** Texts of files as a commit has them, by file; those that it does not have are left out. */
export async function readTexts(
  repository: Pick<Repository, 'folder' | 'prefix' | 'settings'>,
  commit: string,
  files: readonly string[],
): Promise<Map<string, Buffer>> {
  const { folder, prefix, settings } = repository
  const asked = files.filter((file) => !file.includes('\n'))
  const input = asked.map((file) => `${commit}:${prefix}${file}\n`).join('')
  const run = await runGit({ folder, settings, input, argv: ['cat-file', '--batch'] })
  const texts = new Map<string, Buffer>()
  if (run?.code !== 0) return texts
  let at = 0
  for (const file of asked) {
    const end = run.stdout.indexOf('\n', at)
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(run.stdout.subarray(at, end).toString())?.[1]
    at = end + 1
    if (size === undefined) continue
    texts.set(file, run.stdout.subarray(at, at + Number(size)))
    at += Number(size) + 1
  }
  return texts
}

/** What a commit without files has: git knows this tree in every repository. */
async function emptyTree({ folder, settings }: Repository): Promise<string | undefined> {
  const run = await runGit({ folder, settings, argv: ['hash-object', '-t', 'tree', '--stdin'] })
  return run?.code === 0 ? run.stdout.toString().trim() : undefined
}

type Diff = Map<string, Pick<FileChange, 'kind' | 'lines'>>

async function readDiff(repository: Repository, from: string): Promise<Diff | undefined> {
  const printed = await readGit(repository, 'diff', ...diffFlags, '--raw', '--numstat', from, '--', '.')
  if (!printed) return undefined
  const diff: Diff = new Map()
  const names = namesIn(printed)
  for (let index = 0; index < names.length; index++) {
    const part = names[index] ?? ''
    // First `:modes hashes letter`, NUL, name for each file, then `added, removed, name` with tabs.
    const letter = /^:.* ([A-Z])\d*$/.exec(part)?.[1]
    if (letter !== undefined) diff.set(names[++index] ?? '', { kind: kinds[letter] ?? 'changed' })
    const [, added, removed, file = ''] = /^(\d+)\t(\d+)\t(.*)$/s.exec(part) ?? []
    const change = diff.get(file)
    if (change) change.lines = { added: Number(added), removed: Number(removed) }
  }
  return diff
}

const kinds: Readonly<Record<string, FileChange['kind']>> = { A: 'added', D: 'removed' }

function namesIn(printed: Buffer): string[] {
  return printed.toString().split('\0').filter(Boolean)
}

/** The size and the time of a file; `gone` without one. */
function stampOfFile(folder: string, file: string): string {
  const stats = statOf(join(folder, file))
  return stats ? `${stats.size}-${stats.mtimeMs}` : 'gone'
}
