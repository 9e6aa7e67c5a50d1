// A value in a file of its own. It is never trusted: a file that is truncated, changed or written by another version of
// Libretto or Node counts as missing.

import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'

const sealBytes = 32
/** A larger file takes longer to read than its value takes to make again. */
const maxBytes = 1024 ** 3

/** The value of a file that `writeSealed` wrote with the same version; undefined for any other file. */
export async function readSealed<Value>(path: string, version: string): Promise<Value | undefined> {
  try {
    const bytes = await readFile(path)
    const body = bytes.subarray(sealBytes)
    if (!sealOf(body, version).equals(bytes.subarray(0, sealBytes))) return undefined
    return deserialize(body) as Value
  } catch {
    return undefined
  }
}

/** Writes a value of plain data, at once or not at all. A failure is ignored. */
export async function writeSealed(path: string, version: string, value: unknown): Promise<void> {
  const body = serialize(value)
  if (body.length > maxBytes) return
  const temporary = `${path}.${process.pid}.tmp`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(temporary, [sealOf(body, version), body])
    await rename(temporary, path)
  } catch {
    await rm(temporary, { force: true }).catch(() => {})
  }
}

// The seal proves that the file is complete and that the same version of Libretto wrote it.
function sealOf(body: Uint8Array, version: string): Buffer {
  return createHash('sha256').update(`${version} ${process.version}\n`).update(body).digest()
}
