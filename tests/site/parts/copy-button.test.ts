// The button that copies code, as a part of a text.

import { expect, it } from 'vitest'
import { copyButton } from '#site/parts/copy-button.ts'

it('is named with a word, beside a picture that is not read', () => {
  const [, inside = ''] = /^<button [^>]*>(.*)<\/button>$/.exec(copyButton) ?? []
  expect(inside).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*>/)
  expect(inside.replace(/<[^>]*>/g, '')).toBe('Copy')
})
