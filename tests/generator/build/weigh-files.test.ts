import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import type { RenderedSite } from '#generator/build/rendered-site.ts'
import { openScale } from '#generator/build/weigh-files.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import type { Publication } from '#generator/disk/disk.ts'
import type { Page } from '#generator/render/render.ts'

const pageOf = (bytes: Uint8Array) =>
  ({ route: { file: 'index.html' }, hash: String(bytes.length), size: bytes.length, bytes }) as unknown as Page
const open = (publication?: Publication) => openScale({} as unknown as RenderedSite, openCache(), publication)

it.each([0, 1, 100, 16_383, 16_384, 70_000])('finds every page that is too heavy, of %i bytes', (length) => {
  // What cannot be compressed grows.
  for (const bytes of [randomBytes(length), Buffer.alloc(length, 'a')]) {
    const weight = gzipSync(bytes).length
    for (const most of [0, weight - 1, weight, weight + 1, length, length + 60])
      expect(open().weighPage(pageOf(bytes), most) > most).toBe(weight > most)
  }
})

it('does not read a page that is light enough as it is', () => {
  const read = vi.fn(() => new Uint8Array(1000))
  const page = { ...pageOf(new Uint8Array(1000)), bytes: undefined }
  const scale = open({ read } as unknown as Publication)
  expect(scale.weighPage(page, 1100)).toBe(1100)
  expect(read).not.toHaveBeenCalled()
  expect(scale.weighPage(page)).toBe(gzipSync(new Uint8Array(1000)).length)
  expect(read).toHaveBeenCalledOnce()
})
