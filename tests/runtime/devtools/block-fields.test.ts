// What the block form sends.

import { expect, it } from 'vitest'
import { changedFields } from '#runtime/devtools/panel/block-fields.ts'

const before = { title: 'Lake', subtitle: 'Two lines\nof old', order: '1', visible: true }

it('only what was changed is sent, and what was emptied as null', () => {
  expect(changedFields(before, before)).toEqual({})
  expect(changedFields(before, { ...before, title: '', order: ' 2.5 ', visible: false })).toEqual({
    title: null,
    order: 2.5,
    visible: false,
  })
})

it('pasted line breaks become spaces, and a break alone is no change', () => {
  expect(changedFields(before, { ...before, title: 'Lake \r\n and hill\n' })).toEqual({ title: 'Lake and hill' })
  expect(changedFields(before, { ...before, title: 'Lake\n' })).toEqual({})
  expect(changedFields(before, { ...before, title: ' Lake' })).toEqual({ title: ' Lake' })
})
