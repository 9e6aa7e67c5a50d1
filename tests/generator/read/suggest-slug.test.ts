import { expect, test } from 'vitest'
import { suggestSlug } from '#generator/read/read-values.ts'

const inWords = 'lower-case words joined by hyphens'

test.each([
  ['My First Post', '"my-first-post"'],
  ['über', '"uber"'],
  ['Straße', '"strasse"'],
  ['crème brûlée', '"creme-brulee"'],
  ['日本', inWords],
  ['日本 guide', inWords],
  ['smørrebrød', inWords],
  ['!', inWords],
])('the name %s may become %s', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug)
})
