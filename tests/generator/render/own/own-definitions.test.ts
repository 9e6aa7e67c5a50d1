import { createElement, forwardRef, memo } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { checkBlock, checkCollection, needComponent } from '#generator/render/own/own-definitions.ts'

const block = { description: 'A block.', data: z.strictObject({}), Component: () => null }
const collection = { title: 'Stations', noun: 'station' }

test('a component is a function or what React makes of one', () => {
  for (const Component of [() => null, memo(() => null), forwardRef(() => null)])
    expect(() => needComponent('Component', Component)).not.toThrow()
  for (const value of [undefined, null, 5, 'section', createElement('p')])
    expect(() => needComponent('Counter', value)).toThrow('"Counter" must be a function')
  expect(() => needComponent('Counter', async () => null)).toThrow('"Counter" must not be async')
})

test.each([
  [{ plan: 5 }, '"plan" must be a function'],
  [{ plan: async () => ({}) }, '"plan" must not be async: pages are made without waiting'],
  [{ data: {} }, '"data" must be a schema of zod'],
  [{ data: 'heroes' }, '"data" is "heroes", and there is no standard block of that name'],
  [{ data: 'hero' }, '"data" is "hero": only the block "hero" can have the data of that one'],
  [{ print: 'text' }, '"print" must be a function'],
  [{ description: '' }, 'it needs "description", a text'],
])('a block with %o cannot be used', (fault, message) => {
  expect(() => checkBlock('sheet', block)).not.toThrow()
  expect(() => checkBlock('sheet', { ...block, ...(fault as object) })).toThrow(message)
})

test.each([
  [{ sortBy: 'title' }, '"sortBy" must be a function'],
  [{ Card: createElement('p') }, '"Card" must be a function'],
  [{ head: { platforms: z.int() } }, '"head" must be an object of zod'],
])('a collection with %o cannot be used', (fault, message) => {
  expect(() => checkCollection(collection)).not.toThrow()
  expect(() => checkCollection({ ...collection, ...(fault as object) })).toThrow(message)
})
