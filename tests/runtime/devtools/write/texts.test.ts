// The bytes of a file behind the editor, and the place of the cursor on the page.

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFix } from '#runtime/devtools/panel/write/fix-problem.ts'
import { toEditor, toFile } from '#runtime/devtools/panel/write/line-breaks.ts'
import { outsideLink } from '#runtime/devtools/panel/write/link-dialog.tsx'
import { lettersAt } from '#runtime/devtools/panel/write/preview-place.ts'

describe('line breaks', () => {
  it.each([
    ['a\nb\n', 'a\nc\nb\n', 'a\nc\nb\n'],
    ['\uFEFFa\r\nb\r\n', 'a\nc\nb\n', '\uFEFFa\r\nc\r\nb\r\n'],
    ['a\r\nb\nc\r\n', 'a\nb\nx\nc\n', 'a\r\nb\nx\r\nc\r\n'],
    ['a\r\nb', 'a\nb\n', 'a\r\nb\r\n'],
    ['', 'a\n', 'a\n'],
    ['a\rb\r\n', 'a\nb\n', 'a\rb\r\n'],
  ])('of %j, edited to %j', (file, edited, written) => {
    expect(toFile(edited, file)).toBe(written)
  })

  it('an unchanged text is the same file, whatever its breaks', () => {
    const text = fc.array(fc.constantFrom('a', '\r', '\n', '\r\n', '\uFEFF')).map((parts) => parts.join(''))
    fc.assert(fc.property(text, (file) => toFile(toEditor(file), file) === file))
  })
})

it.each([
  ['- **One** [two](/three) [^1]', 'onetwo'],
  ['## Prices per hour {#prices}', 'pricesperhour'],
  ['12. Ümläut', 'ümläut'],
  [':::note', ''],
])('the letters of %j are %j', (line, letters) => {
  expect(lettersAt(`before\n${line}\nafter`, 9)).toBe(letters)
})

describe('the remedy of a problem', () => {
  const fix = { from: '/help/vidio', to: '/help/video' }
  it.each([
    ['one\n[a](/help/vidio)\n', 2, 1, 'one\n[a](/help/video)\n'],
    ['[a](/help/vidio) [b](/help/vidio)', 1, 18, '[a](/help/vidio) [b](/help/video)'],
    ['[a](/help/vidio2) [b](/help/vidio)', 1, 1, '[a](/help/vidio2) [b](/help/video)'],
    ['[a](https://example.com/help/vidio)', 1, 1, undefined],
    ['words that changed', 1, 1, undefined],
    ['short', 9, 1, undefined],
  ])('in %j at %i:%i makes %j', (text, line, column, after) => {
    const change = findFix(text, { fix, line, column })
    expect(change && text.slice(0, change.from) + change.insert + text.slice(change.to)).toBe(after)
  })
})

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' www.example.com ', 'https://www.example.com'],
  ['jane@example.com', 'mailto:jane@example.com'],
  ['prices', undefined],
  ['/docs/fares', undefined],
])('%j typed into the link dialog leads to %j', (text, href) => {
  expect(outsideLink(text)).toBe(href)
})
