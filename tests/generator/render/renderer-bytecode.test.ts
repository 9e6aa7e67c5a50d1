// The bytecode of the renderer is kept beside the compiled site, for the next process with the same renderer.

import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { writeSealed } from '#generator/cache/sealed-file.ts'
import { bundleSite } from '#generator/render/bundle-site.ts'
import { libretto, writeFolder } from '../../setup/mini-site.ts'

const footer = (text: string) => `export const Footer = () => <footer>${text}</footer>\n`

test('the next process takes it, and runs without it when it is damaged or of another renderer', async () => {
  const folder = await writeFolder({})
  const own = await writeFolder({ 'layout/footer.tsx': footer('one') })
  const codeCache = { folder, version: 'test' }
  const open = () => bundleSite({ libretto, own, engine: 'preact', basePath: '', codeCache }, openCache())
  const first = await open()
  expect(first.bytecode).toBeUndefined()
  first.keepBytecode()
  const name = (await readdir(folder)).find((file) => file.endsWith('-bytecode.bin')) ?? ''
  const path = join(folder, name)
  const { ino } = await stat(path)

  const second = await open()
  expect(second.bytecode?.length).toBeGreaterThan(10_000)
  expect(Object.keys(second.site.words)).toEqual(Object.keys(first.site.words))
  // V8 has taken it: there is nothing new to keep.
  second.keepBytecode()
  expect((await stat(path)).ino).toBe(ino)

  const whole = await readFile(path)
  for (const place of [3, 40, Math.floor(whole.length / 2)]) {
    const damaged = Buffer.from(whole)
    damaged[place] = (damaged[place] ?? 0) ^ 1
    await writeFile(path, damaged)
    expect((await open()).bytecode).toBeUndefined()
  }
  await writeFile(path, whole)

  // What was compiled for other sites goes when nobody has compiled it for a week.
  const [old, recent] = ['site-react-0123456789abcdef.bin', 'site-react-fedcba9876543210.bin']
  for (const file of [old, recent]) writeSealed({ path: join(folder, file), version: 'other' }, [{}])
  await utimes(join(folder, old), new Date('2026-01-01'), new Date('2026-01-01'))

  // A text of the same length, which V8 would not tell from the other.
  await writeFile(join(own, 'layout/footer.tsx'), footer('two'))
  // What was written a moment before it is compiled is not kept.
  await utimes(join(own, 'layout/footer.tsx'), new Date('2026-01-01'), new Date('2026-01-01'))
  const changed = await open()
  expect(changed.renderer).toHaveLength(first.renderer.length)
  expect(changed.renderer).not.toBe(first.renderer)
  expect(changed.bytecode).toBeUndefined()
  expect(await readdir(folder)).toHaveLength(3)
  expect(await readdir(folder)).toContain(recent)
})
