// The file of the last build: it is read as it was written, or not at all, and no list is written as a whole.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type LastBuild, readBuildFile, writeBuildFile } from '#generator/build/last-build-file.ts'
import { readSealed } from '#generator/cache/sealed-file.ts'
import { writeFolder } from '../../setup/mini-site.ts'

const listOf = (name: string, count: number): LastBuild['output'] =>
  Array.from({ length: count }, (_, index) => [`${name}-${index}`, 'stamp', 'hash', 'key', undefined, 0])

const last: LastBuild = {
  pages: 2500,
  bytes: 7,
  problems: [],
  from: 0,
  until: 1,
  codeVersions: ['one'],
  contexts: { en: 'context' },
  content: listOf('content', 1001),
  code: listOf('code', 2),
  output: listOf('output', 2500),
  loads: ['a\n'],
}

function isRecord(value: unknown): value is Partial<Record<string, unknown[]>> {
  return typeof value === 'object'
}

async function writeLast() {
  const folder = await writeFolder({})
  const file = { path: join(folder, 'last-build-1.bin'), version: 'test' }
  writeBuildFile(file, last)
  return file
}

it('is read as it was written, in parts of a thousand files', async () => {
  const file = await writeLast()
  expect(readBuildFile(file)).toEqual(last)
  const lengths = Array.from(readSealed(file, isRecord)).map(
    ({ seen, content, output }) => (seen ?? [...(content ?? []), ...(output ?? [])]).length,
  )
  expect(lengths).toEqual([0, 1000, 1, 1000, 1000, 500])
})

it('is not there if its end is missing, also between two parts, or a byte has changed', async () => {
  const file = await writeLast()
  const bytes = readFileSync(file.path)
  const size = () => readFileSync(file.path).length
  writeBuildFile(file, { ...last, output: last.output.slice(0, 2000) })
  const shorter = size()
  // The parts begin with the same bytes, but for the lengths in the first.
  writeFileSync(file.path, bytes.subarray(0, shorter))
  expect(shorter).toBeLessThan(bytes.length)
  expect(readBuildFile(file)).toBeUndefined()
  writeFileSync(file.path, bytes.subarray(0, -9))
  expect(readBuildFile(file)).toBeUndefined()
  const changed = Buffer.from(bytes)
  changed[changed.length - 40] = (changed[changed.length - 40] ?? 0) ^ 1
  writeFileSync(file.path, changed)
  expect(readBuildFile(file)).toBeUndefined()
})
