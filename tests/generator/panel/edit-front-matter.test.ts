// Values of front matter in a text that nobody has saved yet: all other bytes stay.

import { expect, it } from 'vitest'
import { editFrontMatter } from '#generator/panel/edit-front-matter.ts'

it.each([
  ['the only value goes', '---\ntitle: Boats\n---\n\nText.\n', undefined, '---\n{}\n---\n\nText.\n'],
  ['the first value comes', '---\n---\nText.\n', 'Boats', '---\ntitle: Boats\n---\nText.\n'],
  ['the first value ends as the fence', '---\r\n---\r\nText.\r\n', 'A', '---\r\ntitle: A\r\n---\r\nText.\r\n'],
  ['a byte order mark stays', '\uFEFF---\ntitle: A # b\n---\n', 'C', '\uFEFF---\ntitle: C # b\n---\n'],
])('%s', (_, text, value, expected) => {
  expect(editFrontMatter(text, [{ path: ['title'], value }])).toBe(expected)
})

it('refuses a text without front matter', () => {
  expect(() => editFrontMatter('Text.\n', [{ path: ['title'], value: 'A' }])).toThrow(
    'does not begin with front matter',
  )
})
