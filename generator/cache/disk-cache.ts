// The cache on the disk: one file in the cache folder. A failure to write it is ignored. You can delete it at any time.

import { join } from 'node:path'
import type { Config } from '../config.ts'
import { hashOf } from '../hash.ts'
import type { KindState } from './open-cache.ts'
import { readSealed, writeSealed } from './sealed-file.ts'

type Kinds = ReadonlyMap<string, KindState>

/** Values of each kind, by scope and key. */
type Stored = Map<string, Map<string, Map<string, unknown>>>

/** The cache of earlier builds of this content; empty if there is none to trust. Open it with openCache. */
export async function readCache(config: Config): Promise<{ kinds: Kinds; build: number }> {
  const file = fileOf(config)
  const stored = file && (await readSealed<Stored>(file.path, file.version))
  return { kinds: new Map([...(stored ?? [])].map(([name, values]) => [name, fromStored(values)])), build: 0 }
}

/** Writes the cache for the next process, if there is a cache folder and something was added since it was read. */
export async function writeCache(config: Config, { kinds }: { kinds: Kinds }): Promise<void> {
  const file = fileOf(config)
  const kept = [...kinds].filter(([, { isOnDisk }]) => isOnDisk)
  if (file === undefined || !kept.some(([, { isChanged }]) => isChanged)) return
  const stored: Stored = new Map(kept.map(([name, state]) => [name, toStored(state)]))
  await writeSealed(file.path, file.version, stored)
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

function fileOf(config: Config): { path: string; version: string } | undefined {
  const { cache, content, version, engine, markdownParser } = config
  if (cache === undefined || version === undefined) return undefined
  const name = hashOf(JSON.stringify([content, engine, markdownParser])).slice(0, 16)
  return { path: join(cache, `cache-${name}.bin`), version }
}
