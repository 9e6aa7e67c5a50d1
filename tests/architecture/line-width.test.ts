// No line of code, comment or style is longer than 120 characters: the formatter leaves comments and texts as they are.

import { expect, it } from 'vitest'
import { listSources, rooms, type Sources } from './read-sources.ts'

const maxWidth = 120

function findLongLines(sources: Sources): string[] {
  return [...sources].flatMap(([path, source]) =>
    source.split('\n').flatMap((line, index) => (line.length > maxWidth ? [`${path}:${index + 1}`] : [])),
  )
}

it(`no line is longer than ${maxWidth} characters`, () => {
  expect(findLongLines(listSources([...rooms, 'tests'], /\.(?:tsx?|js|mjs|css)$/))).toEqual([])
})

it('a longer line is found', () => {
  expect(findLongLines(new Map([['site/a.ts', `a\n${'b'.repeat(maxWidth + 1)}`]]))).toEqual(['site/a.ts:2'])
})
