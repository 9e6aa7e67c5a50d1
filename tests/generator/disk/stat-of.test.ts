import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statOf } from '#generator/disk/stat-of.ts'

test('tells what is at a path, and nothing if it is gone or lies below a file', () => {
  expect(statOf(import.meta.dirname)?.isDirectory()).toBe(true)
  expect(statOf(import.meta.filename)?.isFile()).toBe(true)
  expect([statOf(join(import.meta.dirname, 'nothing')), statOf(join(import.meta.filename, 'below'))]).toEqual([
    undefined,
    undefined,
  ])
})
