// Arguments live on the stack: push(...items) of a few hundred thousand items ends in a RangeError, and content may
// hold as many. Loops and flatMap have no such limit.

import { expect, it } from 'vitest'
import { listSources, type Sources } from './read-sources.ts'

const spread = /\.(?:push|unshift|splice|max|min|fromCharCode|fromCodePoint)\((?:[^(){}[\]]*,\s*)?\.\.\./

function findSpreads(sources: Sources): string[] {
  return [...sources].flatMap(([path, source]) =>
    source.split('\n').flatMap((line, index) => (spread.test(line) ? [`${path}:${index + 1}`] : [])),
  )
}

it('no list is spread into arguments', () => {
  expect(findSpreads(listSources(['schemas', 'generator']))).toEqual([])
})

it('such a spread is found', () => {
  const lines = ['a.push(...b)', 'Math.max(0, ...b)', 'a.push({ ...b })', 'f([...a])', 'a.push([1, ...b])']
  expect(findSpreads(new Map([['a.ts', lines.join('\n')]]))).toEqual(['a.ts:1', 'a.ts:2'])
})
