// The cache on the disk: one file in the cache folder. It is never trusted: a file that is cut, changed or written by another version of
// Libretto counts as missing, and one that cannot be written is left out. Deleting it costs time only.

import { createHash, type Hash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Config } from '../config.ts'
import { hashOf } from '../hash.ts'
import type { KindState } from './open-cache.ts'

type Kinds = ReadonlyMap<string, KindState>

const hashBytes = 32
/** More takes longer to read than to build again. */
const maxBytes = 1024 ** 3

/** What earlier builds of this content left: nothing where there is nothing to trust. Open it with openCache. */
export async function readCache(config: Config): Promise<{ kinds: Kinds }> {
  const path = fileOf(config)
  if (path === undefined) return { kinds: new Map() }
  try {
    const bytes = await readFile(path)
    const body = bytes.subarray(hashBytes)
    if (!sealOf(config).update(body).digest().equals(bytes.subarray(0, hashBytes))) return { kinds: new Map() }
    const stored = deserialize(body) as Map<string, KindState['before']>
    return { kinds: new Map([...stored].map(([name, before]) => [name, { isOnDisk: true, before, isChanged: false }])) }
  } catch {
    return { kinds: new Map() }
  }
}

/** Leaves the cache to the next process. Does nothing without a cache folder, or when nothing was added since it was read. */
export async function writeCache(config: Config, { kinds }: { kinds: Kinds }): Promise<void> {
  const path = fileOf(config)
  const kept = [...kinds].filter(([, { isOnDisk }]) => isOnDisk)
  if (path === undefined || !kept.some(([, { isChanged }]) => isChanged)) return
  const body = serialize(new Map(kept.map(([name, { before, now }]) => [name, now ?? before])))
  if (body.length > maxBytes) return
  const temporary = `${path}.${process.pid}.tmp`
  try {
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(temporary, [sealOf(config).update(body).digest(), body])
    await rename(temporary, path)
  } catch {
    await rm(temporary, { force: true }).catch(() => {})
  }
}

// The seal proves that the file is whole and that this very version of Libretto wrote it.
function sealOf({ version }: Config): Hash {
  return createHash('sha256').update(`${version} ${process.version}\n`)
}

function fileOf({ cache, content, version, engine, markdownParser }: Config): string | undefined {
  if (cache === undefined || version === undefined) return undefined
  const name = hashOf(JSON.stringify([content, engine, markdownParser])).slice(0, 16)
  return join(cache, `cache-${name}.bin`)
}
