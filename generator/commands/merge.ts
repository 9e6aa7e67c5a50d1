import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Config } from '../config/config.ts'
import {
  type Emitted,
  emitFiles,
  lockOutput,
  type Manifest,
  manifestName,
  type OutputFile,
  otherFolders,
  readManifest,
} from '../disk/disk.ts'
import { UsageError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { eachOf } from '../pace.ts'
import { compare } from '../problem.ts'

/**
 * Joins the output folders of `build --shard` into the site that one build would have written. Throws UsageError,
 * before anything is written, if parts are missing, damaged or of different sites; EnvironmentError if the output
 * folder cannot be written.
 */
export async function mergeParts(folders: readonly string[], config: Config): Promise<Emitted> {
  const { out, workingDirectory } = config.places
  const name = (folder: string) => relative(workingDirectory, folder) || '.'
  const files: OutputFile[] = []
  for (const part of readParts(folders, name))
    await eachOf(Object.entries(part.files), async ([path, hash]) => {
      const bytes = await readFile(join(part.folder, path)).catch(() => undefined)
      if (!bytes || hashOf(bytes) !== hash)
        throw new UsageError(
          `${name(part.folder)} is damaged: ${path} ${bytes ? 'has changed' : 'is missing'}; build the part again`,
        )
      files.push({ path, bytes, hash })
    })
  const { forbidden, reserved, isForced } = otherFolders(config)
  const { keepAssets } = config.output
  const others = { forbidden: [...forbidden, ...folders], reserved: [...reserved, ...folders], isForced, keepAssets }
  const lock = lockOutput(out, others)
  try {
    const sorted = files.sort((a, b) => compare(a.path, b.path))
    return await emitFiles(sorted, out, others)
  } finally {
    lock.release()
  }
}

interface Part {
  folder: string
  files: Manifest['files']
  stamp: NonNullable<Manifest['stamp']>
}

/** All parts of one site. `name` names a folder in messages. */
function readParts(folders: readonly string[], name: (folder: string) => string): Part[] {
  const parts: Part[] = []
  for (const folder of folders) {
    const { files, stamp, isThere, oddPath } = readManifest(folder)
    // Artifacts of a CI often leave out files with a leading dot.
    if (!isThere)
      throw new UsageError(
        `${name(folder)} is not a part of a site: it has no ${manifestName}; ` +
          'build it with --shard, and copy hidden files with it',
      )
    if (!stamp) throw new UsageError(`${name(folder)} is not a part of a site; build it with --shard`)
    if (oddPath !== undefined)
      throw new UsageError(
        `${name(folder)} is damaged: it lists "${oddPath}", which is no file of a site; build the part again`,
      )
    const same = parts.find((other) => other.stamp.part === stamp.part)
    if (same) throw new UsageError(`${name(same.folder)} and ${name(folder)} are both part ${stamp.part}`)
    parts.push({ folder, files, stamp })
  }
  const [first] = parts
  if (!first) throw new UsageError('name the folders of the parts')
  const other = parts.find(({ stamp }) => stamp.of !== first.stamp.of || stamp.site !== first.stamp.site)
  if (other)
    throw new UsageError(
      `${name(first.folder)} and ${name(other.folder)} are parts of different builds; ` +
        'build all parts of the same content, code and address, with the same options and --now',
    )
  const missing = Array.from({ length: first.stamp.of }, (_, index) => index + 1).filter(
    (part) => !parts.some(({ stamp }) => stamp.part === part),
  )
  if (missing.length > 0)
    throw new UsageError(
      `of ${first.stamp.of} parts ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    )
  return parts
}
