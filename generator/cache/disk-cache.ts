// The cache on the disk: one file in the cache folder. It is never trusted: a file that is truncated, changed or
// written by another version of Libretto counts as missing, and a failure to write it is ignored. You can delete it
// at any time.

import { createHash, type Hash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Config } from '../config.ts'
import { hashOf } from '../hash.ts'
import type { KindState } from './open-cache.ts'

type Kinds = ReadonlyMap<string, KindState>

/** Values of each kind, by scope and key. */
type Stored = Map<string, Map<string, Map<string, unknown>>>

const hashBytes = 32
/** A larger file takes longer to read than its entries take to build again. */
const maxBytes = 1024 ** 3

/** The cache of earlier builds of this content; empty if there is none to trust. Open it with openCache. */
export async function readCache(config: Config): Promise<{ kinds: Kinds; build: number }> {
  const nothing = { kinds: new Map(), build: 0 }
  const path = fileOf(config)
  if (path === undefined) return nothing
  try {
    const bytes = await readFile(path)
    const body = bytes.subarray(hashBytes)
    if (!sealOf(config).update(body).digest().equals(bytes.subarray(0, hashBytes))) return nothing
    const stored = deserialize(body) as Stored
    return { kinds: new Map([...stored].map(([name, values]) => [name, fromStored(values)])), build: 0 }
  } catch {
    return nothing
  }
}

/** Writes the cache for the next process, if there is a cache folder and something was added since it was read. */
export async function writeCache(config: Config, { kinds }: { kinds: Kinds }): Promise<void> {
  const path = fileOf(config)
  const kept = [...kinds].filter(([, { isOnDisk }]) => isOnDisk)
  if (path === undefined || !kept.some(([, { isChanged }]) => isChanged)) return
  const stored: Stored = new Map(kept.map(([name, state]) => [name, toStored(state)]))
  const body = serialize(stored)
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

function fromStored(values: Map<string, Map<string, unknown>>): KindState {
  let used = 0
  const scopes: KindState['scopes'] = new Map()
  for (const [scope, byKey] of values) {
    scopes.set(scope, new Map([...byKey].map(([key, value]) => [key, { value, usedIn: 0 }])))
    used += byKey.size
  }
  return { isOnDisk: true, scopes, usedIn: 0, used, isChanged: false }
}

function toStored({ scopes, usedIn }: KindState): Map<string, Map<string, unknown>> {
  const values = new Map<string, Map<string, unknown>>()
  for (const [scope, slots] of scopes) {
    const needed = [...slots].filter(([, slot]) => slot.usedIn >= usedIn)
    if (needed.length > 0) values.set(scope, new Map(needed.map(([key, { value }]) => [key, value])))
  }
  return values
}

// The seal proves that the file is complete and that the same version of Libretto wrote it.
function sealOf({ version }: Config): Hash {
  return createHash('sha256').update(`${version} ${process.version}\n`)
}

function fileOf({ cache, content, version, engine, markdownParser }: Config): string | undefined {
  if (cache === undefined || version === undefined) return undefined
  const name = hashOf(JSON.stringify([content, engine, markdownParser])).slice(0, 16)
  return join(cache, `cache-${name}.bin`)
}
