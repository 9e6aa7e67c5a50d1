// The memory of a build on the disk: compiled Markdown, rendered pages and pictures, by the hashes of all that flowed into them. In: configuration and
// memory. Out: one file in the cache folder. Never trusted: a file that is cut, changed or of another version of Libretto counts as none, and
// one that cannot be written is left out. Deleting it costs time only.

import { createHash, type Hash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { emptyMemory, type Memory } from '../build.ts'
import type { Config } from '../config.ts'
import type { Markdown } from '../markdown/compile-markdown.ts'
import type { PictureMemory } from '../render/draw-pictures.ts'
import type { KnownPage } from '../render/render-pages.ts'

interface Stored {
  markdown: Map<string, Markdown>
  pages: Map<string, KnownPage>
  pictures: PictureMemory
}

const hashBytes = 32
// More would take longer to read than to build again.
const mostBytes = 1024 ** 3

/** What earlier builds of this content left; an empty memory when there is nothing to trust. */
export async function readMemory(config: Config): Promise<Memory> {
  const path = fileOf(config)
  if (path === undefined) return emptyMemory()
  try {
    const bytes = await readFile(path)
    const body = bytes.subarray(hashBytes)
    if (!sealOf(config).update(body).digest().equals(bytes.subarray(0, hashBytes))) return emptyMemory()
    const { markdown, pages, pictures } = deserialize(body) as Stored
    return { ...emptyMemory(), markdown, pages, pictures }
  } catch {
    return emptyMemory()
  }
}

/** Leaves the memory to the next process. Does nothing without a cache folder. */
export async function writeMemory(config: Config, memory: Memory): Promise<void> {
  const path = fileOf(config)
  if (path === undefined) return
  const pages = new Map(
    [...memory.pages].map(([file, { bytes, islands, key, context }]) => [file, { bytes, islands, key, context }]),
  )
  const body = serialize({
    markdown: new Map(memory.markdown),
    pages,
    pictures: new Map(memory.pictures),
  } satisfies Stored)
  if (body.length > mostBytes) return
  const temporary = `${path}.${process.pid}.tmp`
  try {
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(temporary, [sealOf(config).update(body).digest(), body])
    await rename(temporary, path)
  } catch {
    await rm(temporary, { force: true }).catch(() => {})
  }
}

// The seal proves that the file is whole, and that this very version of Libretto wrote it.
function sealOf({ version }: Config): Hash {
  return createHash('sha256').update(`${version} ${process.version}\n`)
}

function fileOf({ cache, content, version, engine, markdownParser }: Config): string | undefined {
  if (cache === undefined || version === undefined) return undefined
  const name = createHash('sha256')
    .update(JSON.stringify([content, engine, markdownParser]))
    .digest('hex')
    .slice(0, 16)
  return join(cache, `memory-${name}.bin`)
}
