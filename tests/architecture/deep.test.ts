// What an ordinary run leaves to a thorough one (`tests/setup/deep.ts`) is more of the same: each file has tests that
// every run does, except for those below.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { promises } from '../setup/promises.ts'

const tests = join(import.meta.dirname, '..')

/** Whole journeys, with the files that test their steps. */
const journeys: Readonly<Record<string, readonly string[]>> = {
  'browser/stranger.test.ts': ['browser/own-code.test.ts', 'cli/package.test.ts'],
  'browser/written-site.test.ts': [
    'browser/panel-new.test.ts',
    'browser/panel-blocks.test.ts',
    'browser/write.test.ts',
  ],
  'cli/many-pages.test.ts': ['cli/unchanged.test.ts', 'generator/threads/pool.test.ts'],
}

/** Whether every test of a file is for a thorough run only. */
function isDeep(text: string): boolean {
  // The head of a test is what stands before its body.
  const heads = text.split(/^\s*(?=(?:describe|for|it|test|itSome)\b[ .(<])/m).map((part) => part.split('=>')[0] ?? '')
  const found = heads.filter((head) => /^(?:it|test|itSome)\b/.test(head))
  const isMarked = (head: string) => /(?:, |\{ ?|\n *)(?:\.\.\.)?deep,/.test(head)
  const suites = heads.filter((head) => /^describe\b/.test(head))
  return [suites, found].some((each) => each.length > 0 && each.every(isMarked))
}

const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((path) => /\.test\.tsx?$/.test(path))
const deepFiles = files.filter((path) => isDeep(readFileSync(join(tests, path), 'utf8')))

test('an ordinary run leaves out no file but the journeys', () => {
  expect(deepFiles.sort()).toEqual(Object.keys(journeys).sort())
})

test('the steps of each journey have tests that every run does', () => {
  for (const path of Object.values(journeys).flat()) expect([path, files.includes(path)]).toEqual([path, true])
  expect(
    Object.values(journeys)
      .flat()
      .filter((path) => deepFiles.includes(path)),
  ).toEqual([])
})

test.each(promises)('$id has tests that every run does', ({ tests: wanted }) => {
  const held = wanted.flatMap((start) => files.filter((path) => path.startsWith(start)))
  expect(held.filter((path) => !deepFiles.includes(path))).not.toEqual([])
})

test('a file is deep if all its tests are', () => {
  const one = "it('a', async () => {})\n"
  const other = "it('b', deep, async () => {})\n"
  const suite = `describe('c', deep, () => {\n  ${one}})\n`
  const texts = [one, other, one + other, suite, `${suite}describe('d', () => {\n  ${one}})\n`]
  expect(texts.map(isDeep)).toEqual([false, true, false, true, false])
})
