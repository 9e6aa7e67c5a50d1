// Files in parts: what waits is bounded for all of them together, however many there are.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPartialFiles } from '#generator/disk/append-parts.ts'
import { writeFolder } from '../../setup/mini-site.ts'

test('parts of many files wait until they are a mebibyte together, and all are written then', async () => {
  const folder = await writeFolder({})
  const begun: string[] = []
  const files = openPartialFiles((path) => {
    begun.push(path)
    return join(folder, path)
  })
  const part = Buffer.alloc(100 * 1024, 'a')
  const paths = Array.from({ length: 11 }, (_, index) => `${index}.txt`)
  for (const path of paths.slice(0, 10)) files.append({ path, part })
  expect(paths.filter((path) => existsSync(join(folder, path)))).toEqual([])
  files.append({ path: '10.txt', part })
  expect(paths.map((path) => statSync(join(folder, path)).size)).toEqual(paths.map(() => part.length))
  files.append({ path: '0.txt', part: Buffer.from('end') })
  const ended = files.end()
  expect([begun, ended.map(({ path }) => path)]).toEqual([paths, paths])
  const whole = Buffer.concat([part, Buffer.from('end')])
  expect(readFileSync(join(folder, '0.txt'))).toEqual(whole)
  expect(ended[0]).toEqual({
    path: '0.txt',
    target: join(folder, '0.txt'),
    hash: createHash('sha256').update(whole).digest('hex'),
    size: whole.length,
  })
  expect(files.end()).toEqual([])
})

test('a file of empty parts is written as well', async () => {
  const folder = await writeFolder({})
  const files = openPartialFiles((path) => join(folder, path))
  files.append({ path: 'empty.txt', part: Buffer.alloc(0) })
  expect(files.end()).toMatchObject([{ path: 'empty.txt', size: 0 }])
  expect(readFileSync(join(folder, 'empty.txt'), 'utf8')).toBe('')
})
