// Each code of a problem is explained, and each explanation is about a code that a command can print.

import { expect, test } from 'vitest'
import { problemCatalogue, problemGroups } from '#schemas/problems/problem-catalogue.ts'
import { listSources } from '../architecture/read-sources.ts'

const codes = Object.keys(problemCatalogue)

test('every code is in one group', () => {
  expect(problemGroups.flatMap(({ problems }) => Object.keys(problems)).sort()).toEqual([...codes].sort())
})

test('every code is one that the generator uses', () => {
  const code = [...listSources(['generator'], /\.ts$/).values()].join('\n')
  expect(codes.filter((name) => !code.includes(`'${name}'`))).toEqual([])
})

test.each(Object.entries(problemCatalogue))('%s says in sentences what, why and what to do', (_, entry) => {
  for (const text of [entry.what, entry.why, entry.remedy]) expect(text).toMatch(/^[A-Z`].{12,}\.$/)
})

test('no two codes say the same', () => {
  const texts = Object.values(problemCatalogue).map(({ what }) => what)
  expect(new Set(texts).size).toBe(texts.length)
})
