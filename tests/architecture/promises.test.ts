import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { promises } from '../setup/promises.ts'

const tests = join(import.meta.dirname, '..')
const manual = readFileSync(join(tests, '../docs/content/docs/internals/promises.md'), 'utf8')

test.each(promises)('$id has tests, and the manual says it in these words', ({ id, promise, tests: wanted }) => {
  expect(manual).toContain(`| ${id} | ${promise} |`)
  for (const start of wanted) {
    const path = join(tests, start)
    const isFolder = existsSync(path) && statSync(path).isDirectory()
    const names = isFolder ? readdirSync(path) : readdirSync(dirname(path))
    const found = names.filter((name) => name.endsWith('.test.ts') && (isFolder || name.startsWith(basename(path))))
    expect(found, start).not.toEqual([])
  }
})

test('the manual lists no other promises', () => {
  expect(manual.match(/^\| P\d+ \|/gm)).toHaveLength(promises.length)
})
