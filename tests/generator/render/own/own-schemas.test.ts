import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { readOwnSchemas } from '#generator/render/own/own-schemas.ts'
import { libretto, writeFolder } from '../../../setup/mini-site.ts'
import { ownCode } from '../../../setup/own-code.ts'

test('own blocks are compiled again when their code has changed, and only then', async () => {
  const folder = await writeFolder(ownCode)
  const own = join(folder, 'site')
  const block = 'site/blocks/price-list/price-list.tsx'
  const past = new Date('2026-01-01')
  for (const path of Object.keys(ownCode)) await utimes(join(folder, path), past, past)
  const cache = openCache()
  const read = () => readOwnSchemas({ libretto, own }, cache)
  const first = await read()
  expect(Object.keys(first.blocks)).toEqual(['price-list'])
  expect(await read()).toBe(first)
  await writeFile(join(folder, block), ownCode[block].replace('EUR', 'CHF'))
  const second = await read()
  expect(second.version).not.toBe(first.version)
})
