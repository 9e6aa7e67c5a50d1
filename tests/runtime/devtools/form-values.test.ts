import { expect, it } from 'vitest'
import {
  changesBetween,
  emptyValue,
  pathOfFault,
  readNumber,
  summaryOf,
  variantOf,
  withKey,
} from '#runtime/devtools/panel/form/form-values.ts'
import type { FormField, FormValue } from '#runtime/devtools/wire-forms.ts'

const field = (key: string, value: FormValue, isRequired = false): FormField => ({
  key,
  label: key,
  isRequired,
  ...value,
})
const item = field('', {
  kind: 'group',
  fields: [
    field('title', { kind: 'text' }, true),
    field('wide', { kind: 'switch' }),
    field('size', { kind: 'choice', options: ['small', 'large'] }, true),
  ],
})
const fields = [
  field('title', { kind: 'text' }),
  field('data', { kind: 'group', fields: [field('items', { kind: 'list', item }, true)] }, true),
]
const shapes = [
  field('', { kind: 'number' }),
  field('', { kind: 'constant', value: 'all' }),
  field('', { kind: 'group', fields: [field('kind', { kind: 'constant', value: 'circle' }, true)] }),
  field('', { kind: 'group', fields: [field('kind', { kind: 'constant', value: 'square' }, true)] }),
]

it('sends each changed value with its path, a list as one value, and null for a removed one', () => {
  const before = { title: 'A', layout: 'wide', data: { items: [{ title: 'a' }], note: 'n' } }
  const now = { title: 'B', data: { items: [{ title: 'b' }], note: 'n', more: { x: 1 } } }
  expect(changesBetween(before, now)).toEqual([
    { path: ['title'], value: 'B' },
    { path: ['layout'], value: null },
    { path: ['data', 'items'], value: [{ title: 'b' }] },
    { path: ['data', 'more'], value: { x: 1 } },
  ])
  expect(changesBetween(before, structuredClone(before))).toEqual([])
})

it('keeps the order of the fields for a new key, and other keys where they are', () => {
  const level = ['a', 'b', 'c'].map((key) => field(key, { kind: 'text' }))
  expect(Object.keys(withKey(level, { a: '1', c: '3', own: 'x' }, 'b', '2') as object)).toEqual(['a', 'b', 'c', 'own'])
  expect(Object.keys(withKey(level, { c: '3', a: '1' }, 'c', '4') as object)).toEqual(['c', 'a'])
  expect(withKey(level, { a: '1', b: '2' }, 'b', undefined)).toEqual({ a: '1' })
  expect(withKey(level, undefined, 'a', '1')).toEqual({ a: '1' })
})

it('starts a new item with what it needs', () => {
  expect(emptyValue(item)).toEqual({ title: '', size: 'small' })
  expect(emptyValue(field('', { kind: 'variants', variants: shapes }))).toBe('')
})

it('tells which kind of value a union has', () => {
  const found = [4, 'all', { kind: 'circle' }, { kind: 'square' }, true].map((value) => variantOf(shapes, value))
  expect(found).toEqual([0, 1, 2, 3, 0])
})

it('shows a refusal at the innermost field that the form has', () => {
  const paths = ['title', 'data.items.2.title', 'data.items.2.title.x', 'data.other', 'unknown'].map((path) =>
    pathOfFault(fields, path),
  )
  expect(paths).toEqual(['title', 'data.items.2.title', 'data.items.2.title', 'data', undefined])
})

it('reads numbers, and leaves the rest to the server', () => {
  expect(['1', ' 1.5 ', '', 'ten', '1e400'].map(readNumber)).toEqual([1, 1.5, undefined, 'ten', '1e400'])
})

it('names an item by its first words', () => {
  expect(summaryOf({ icon: 'bolt', title: 'Fast' })).toBe('Fast')
  expect(summaryOf({ icon: '', note: ['', 'x'] })).toBe('x')
  expect(summaryOf(undefined)).toBe('')
})
