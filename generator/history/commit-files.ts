// Commits chosen content files as they are on the disk, and nothing else: what is staged stays staged. It never pushes,
// and it refuses in words where git would need a decision.

import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { statOf } from '../disk/disk.ts'
import { type FileChange, listChanges } from './list-changes.ts'
import { type Repository, readGit } from './open-repository.ts'
import { type GitRun, runGit } from './run-git.ts'

/** What to commit. */
export interface CommitRequest {
  message: string
  files: readonly Pick<FileChange, 'file' | 'seen'>[]
  /** The commit of HEAD that was seen; empty before the first one. */
  head: string
}

/** Why nothing was committed. */
export interface CommitRefusal {
  message: string
  hint: string
  /** True if what was seen is no longer so. */
  isStale?: true
  /** What git and the hooks have printed. */
  output?: string
}

/** Who commits, as git knows; undefined if git does not know. */
export async function readAuthor({ folder, settings }: Repository): Promise<string | undefined> {
  const known = [...settings, ['user.useConfigOnly', 'true'] as const]
  const printed = await readGit({ folder, settings: known }, 'var', 'GIT_COMMITTER_IDENT')
  return printed && /^(.+) \d+ [+-]\d+$/.exec(printed.toString().trim())?.[1]
}

/** Makes one commit. Returns its short name. */
export async function commitFiles(
  repository: Repository,
  request: CommitRequest,
): Promise<{ commit: string } | CommitRefusal> {
  const refusal = (await refuseState(repository, request)) ?? (await refuseFiles(repository, request))
  if (refusal) return refusal
  const files = request.files.map(({ file }) => file)
  const untracked = await listUntracked(repository, files)
  const given = ['--pathspec-from-file=-', '--pathspec-file-nul']
  const run = (argv: readonly string[], names = files) =>
    runGit({ folder: repository.folder, argv, input: names.join('\0'), isCommit: true })
  if (untracked.length > 0) {
    const added = await run(['add', '--intent-to-add', ...given], untracked)
    if (added?.code !== 0) return refuseRun(added)
  }
  const done = await run([
    'commit',
    '--quiet',
    '--cleanup=whitespace',
    `--message=${request.message}`,
    '--only',
    ...given,
  ])
  if (done?.code !== 0) {
    if (untracked.length > 0) await run(['update-index', '--force-remove', '-z', '--stdin'], untracked)
    return refuseRun(done)
  }
  return { commit: (await readGit(repository, 'rev-parse', '--short', 'HEAD'))?.toString().trim() ?? '' }
}

const unfinished: readonly [name: string, what: string][] = [
  ['MERGE_HEAD', 'a merge'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
  ['REBASE_HEAD', 'a rebase'],
]

async function refuseState(repository: Repository, { head }: CommitRequest): Promise<CommitRefusal | undefined> {
  const finish = 'finish or abort it in the terminal, then commit here'
  for (const [name, what] of unfinished)
    if (await readGit(repository, 'rev-parse', '--quiet', '--verify', name))
      return { message: `${what} is not finished`, hint: finish }
  const unmerged = await readGit(repository, 'ls-files', '--unmerged', '-z')
  if (unmerged === undefined || unmerged.length > 0)
    return { message: 'some files of the repository have conflicts', hint: finish }
  if (repository.branch === undefined)
    return {
      message: 'no branch is checked out, so a commit would belong to none',
      hint: 'check out a branch, or make one with "git switch -c NAME"',
    }
  if ((repository.head ?? '') !== head)
    return {
      message: 'the branch has another commit, or another branch is checked out, since you looked',
      hint: 'look at the changes again',
      isStale: true,
    }
  if ((await readAuthor(repository)) === undefined)
    return {
      message: 'git does not know who you are',
      hint: 'set your name and address with "git config user.name" and "git config user.email"',
    }
  const lock = (await readGit(repository, 'rev-parse', '--git-path', 'index.lock'))?.toString().replace(/\r?\n$/, '')
  if (lock !== undefined && statOf(resolve(repository.folder, lock)))
    return {
      message: 'another git command is running in this repository',
      hint: 'wait until it has ended; if none is running, remove the file index.lock in the folder .git',
    }
  return undefined
}

async function refuseFiles(repository: Repository, { files }: CommitRequest): Promise<CommitRefusal | undefined> {
  const changes = new Map((await listChanges(repository))?.map((change) => [change.file, change]))
  for (const { file, seen } of files) {
    const change = changes.get(file)
    if (!change?.isOpen)
      return { message: `${file} has nothing to commit`, hint: 'look at the changes again', isStale: true }
    if (change.seen !== seen)
      return { message: `${file} has changed since you looked`, hint: 'look at the changes again', isStale: true }
  }
  return undefined
}

/** Those of the files that git does not track: a commit of single files takes tracked ones only. */
async function listUntracked(repository: Repository, files: readonly string[]): Promise<string[]> {
  const printed = await readGit(repository, 'ls-files', '--others', '--exclude-standard', '-z', '--', '.')
  const others = new Set(printed?.toString().split('\0'))
  return files.filter((file) => others.has(file))
}

function refuseRun(run: GitRun | undefined): CommitRefusal {
  if (run?.isStopped)
    return { message: 'the commit took longer than five minutes and was stopped', hint: 'commit in the terminal' }
  const output = stripVTControlCharacters([run?.stderr, run?.stdout.toString()].join('\n')).trim()
  return {
    message: 'git made no commit',
    hint: 'read what git or a hook says, correct it, and commit again',
    ...(output === '' ? {} : { output: output.slice(0, 8000) }),
  }
}
