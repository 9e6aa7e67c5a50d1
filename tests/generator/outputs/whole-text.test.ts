// llms-full.txt in parts: each within the limit, each leading to the next, and each version found again by the next
// build.

import { expect, it } from 'vitest'
import type { KeptFiles } from '#generator/disk/disk.ts'
import { openWholeText } from '#generator/outputs/whole-text.ts'

const place = (path: string) => `de/${path}`
const address = (path: string) => `https://example.com/de${path}`
const versions = Array.from({ length: 30 }, (_, index) => `# Part ${index}\n\nÜber ${'x'.repeat(index * 3)}.\n`)

/** The files, and where each version stands. */
function write(limit?: number, texts: readonly string[] = versions, kept?: KeptFiles) {
  const whole = openWholeText({ place, address, kept, ...(limit && { limit }) })
  const files = new Map([[whole.begin().path, '']])
  const places = texts.map((text) => {
    const { parts, copiedAt } = whole.add(Buffer.from(text))
    for (const { path, part } of parts) files.set(path, (files.get(path) ?? '') + Buffer.from(part).toString())
    return copiedAt
  })
  return { files, places, whole }
}

it('is one file with a rule between two versions, or an empty one', () => {
  expect([...write(undefined, []).files]).toEqual([['de/llms-full.txt', '']])
  expect([...write().files]).toEqual([['de/llms-full.txt', versions.join('\n---\n\n')]])
})

it('of a large site has parts within the limit, and each but the last one ends with the address of the next', () => {
  const { files } = write(500)
  const paths = [...files.keys()]
  expect(paths.slice(0, 3)).toEqual(['de/llms-full.txt', 'de/llms/full-2.txt', 'de/llms/full-3.txt'])
  for (const text of files.values()) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(500)
  const read = [...files.values()].map((text) => text.split('\n---\n\n'))
  const next = read.slice(0, -1).map((texts) => texts.pop())
  expect(next).toEqual(paths.slice(1).map((path) => `<https://example.com/${path}>\n`))
  expect(read.flat()).toEqual(versions)
})

it('has a version that is larger than a part', () => {
  const long = 'y'.repeat(900)
  const { files } = write(500, ['a', long, 'b'])
  expect([...files.values()][1]).toContain(long)
})

it('gives back each version to the next build, from its part', () => {
  const { files, places } = write(500)
  const kept: KeptFiles = {
    find: () => undefined,
    copyOf: ({ copiedAt = 0, size }, path) => Buffer.from(files.get(path) ?? '').subarray(copiedAt, copiedAt + size),
  }
  const { whole } = write(500, [], kept)
  const read = versions.map((text, index) => {
    const size = Buffer.byteLength(text)
    return String(whole.copyOf({ path: 'a.md', hash: '', size, stamp: '', copiedAt: places[index] }))
  })
  expect(read).toEqual(versions)
  expect(whole.copyOf({ path: 'a.md', hash: '', size: 1, stamp: '' })).toBeUndefined()
})
