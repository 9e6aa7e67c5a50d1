import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openIndexWords } from '#site/widgets/search-dialog/index-words.ts'
import { edgeWords, indexedWords, textWords } from '#site/widgets/search-dialog/words-of.ts'

const part = fc.oneof(
  fc.constantFrom(
    'call',
    'getUserById',
    'Wi-Fi',
    'v2.3.1',
    'version 12',
    'C++',
    'F#',
    "don't",
    'a_b_c',
    'XMLHttp',
    'ID',
  ),
  fc.constantFrom('-', '.', '+', ' ', '\n', '/', '(', 'é', '通話', '$5', 'x'.repeat(60), 'Ab'.repeat(30)),
  fc.string({ maxLength: 6 }),
)
const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))

test('words that are remembered are those of each text read alone', () => {
  const words = openIndexWords()
  fc.assert(
    fc.property(text, (some) => {
      expect(words.ofText(some).sort()).toEqual(textWords(some).sort())
    }),
    { numRuns: 2000 },
  )
})

test('an item is found by its names, each in its place', () => {
  const { ofNames } = openIndexWords()
  const item = { id: 'a', title: 'Wi-Fi calls', description: 'Talk.', category: 'Guides', relevance: 0.6 } as const
  const page = ofNames({ ...item, type: 'page', url: '/a', keywords: ['roaming'] })
  expect(page).toEqual([
    ['roaming'],
    [edgeWords('Wi-Fi calls')[0]],
    ['calls'],
    indexedWords('Wi-Fi calls', true),
    ['roaming'],
    ['guides'],
    indexedWords('Talk.', true),
    ['alls', 'lls'],
  ])
  // The description of a section is the beginning of its text, and nothing is found within its words.
  const section = ofNames({ ...item, type: 'page', url: '/a#b' })
  expect(section.slice(6)).toEqual([[], []])
})
