// The git repository that the content folder is in: its branch, the branch that goes live, and where both part. Reads
// only, and works without git: then it says why there is none.

import { type GitRun, type GitSetting, runGit } from './run-git.ts'

/** Why nothing is known of git. */
export type NoRepository =
  /** Git is not installed. */
  | 'no-git'
  /** The content folder is in no repository. */
  | 'no-repository'
  /** The repository belongs to somebody else, so git does not open it. */
  | 'foreign'
  /** Files of the site pose as the folder .git. */
  | 'posed'
  /** Git failed, or took too long. */
  | 'failed'

/** A repository with the content folder in it. */
export interface Repository {
  /** The content folder, where git runs. */
  folder: string
  /** Of the content folder from the top of the work tree, with a slash at the end; empty if it is the top. */
  prefix: string
  /** Undefined if HEAD is at a commit and not at a branch. */
  branch: string | undefined
  /** The commit of HEAD; undefined before the first one. */
  head: string | undefined
  /** The branch that others see, e.g. origin/main; undefined if there is none beside this branch. */
  target: string | undefined
  /** The commit that changes are compared with: the last one of both branches, or HEAD. */
  base: string | undefined
  /** Filters that only this repository names are not run for reading. */
  settings: readonly GitSetting[]
}

/** Runs git for reading. Undefined if it fails. */
export async function readGit(
  { folder, settings }: Pick<Repository, 'folder' | 'settings'>,
  ...argv: readonly string[]
): Promise<Buffer | undefined> {
  const run = await runGit({ folder, argv, settings })
  return run?.code === 0 ? run.stdout : undefined
}

/** Opens the repository of the content folder. */
export async function openRepository(folder: string): Promise<Repository | NoRepository> {
  const asked = ['--is-inside-git-dir', '--is-inside-work-tree', '--show-prefix']
  const found = await runGit({ folder, argv: ['rev-parse', ...asked] })
  if (found?.code !== 0) return explainMissing(found)
  const [isOfGit, isInside, prefix = ''] = found.stdout.toString().split('\n')
  // Git before 2.38 does not know safe.bareRepository.
  if (isOfGit === 'true') return 'posed'
  if (isInside !== 'true') return 'no-repository'
  const place = { folder, settings: await listFilters(folder) }
  const line = async (...argv: string[]) => (await readGit(place, ...argv))?.toString().trim() || undefined
  const branch = await line('symbolic-ref', '--quiet', '--short', 'HEAD')
  const head = await line('rev-parse', '--quiet', '--verify', 'HEAD^{commit}')
  const target = await findTarget(line, branch)
  const parted = head && target ? await line('merge-base', head, target) : undefined
  return { ...place, prefix, branch, head, target: parted ? target : undefined, base: parted ?? head }
}

function explainMissing(run: GitRun | undefined): NoRepository {
  if (!run) return 'no-git'
  if (run.stderr.includes('dubious ownership')) return 'foreign'
  if (run.stderr.includes('cannot use bare repository')) return 'posed'
  return run.stderr.includes('not a git repository') ? 'no-repository' : 'failed'
}

/** The default branch of the remote, or else a local one that has the name of a default branch. */
async function findTarget(
  line: (...argv: string[]) => Promise<string | undefined>,
  branch: string | undefined,
): Promise<string | undefined> {
  const ofRemote = await line('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD')
  const names = [ofRemote, 'origin/main', 'origin/master', 'main', 'master']
  for (const name of names)
    if (name !== undefined && name !== branch && (await line('rev-parse', '--quiet', '--verify', `${name}^{commit}`)))
      return name
  return undefined
}

const filterKey = /^filter\.(.+)\.[^.]+$/s

async function listFilters(folder: string): Promise<GitSetting[]> {
  const argv = ['config', '--includes', '--show-scope', '--null', '--name-only', '--get-regexp', '^filter\\.']
  const parts = (await readGit({ folder, settings: [] }, ...argv))?.toString().split('\0') ?? []
  const names = parts.flatMap((scope, index) => {
    const name = filterKey.exec(parts[index + 1] ?? '')?.[1]
    return index % 2 === 0 && (scope === 'local' || scope === 'worktree') && name !== undefined ? [name] : []
  })
  return [...new Set(names)].flatMap((name): GitSetting[] => [
    [`filter.${name}.clean`, ''],
    [`filter.${name}.smudge`, ''],
    [`filter.${name}.process`, ''],
    [`filter.${name}.required`, 'false'],
  ])
}
