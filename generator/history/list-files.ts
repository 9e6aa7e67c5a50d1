import { type Repository, readGit } from './open-repository.ts'

/** A regular file of a commit. */
export interface CommittedFile {
  /** Path below the content folder. */
  file: string
  /** Bytes. */
  size: number
}

/** The regular files of the content folder in a commit; undefined if git fails. Links and submodules are left out. */
export async function listFiles(
  repository: Pick<Repository, 'folder' | 'settings'>,
  commit: string,
): Promise<CommittedFile[] | undefined> {
  const printed = await readGit(repository, 'ls-tree', '-r', '-z', '--long', commit)
  return printed
    ?.toString()
    .split('\0')
    .flatMap((line) => {
      const [, size, file] = /^100\d{3} blob [0-9a-f]+ +(\d+)\t(.+)$/s.exec(line) ?? []
      return file === undefined ? [] : [{ file, size: Number(size) }]
    })
}
