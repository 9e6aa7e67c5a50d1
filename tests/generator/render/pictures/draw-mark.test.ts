// The mark on a card is pixels, drawn once: they are those that the file itself would give there.

import { expect, test } from 'vitest'
import { withDrawnMark } from '#generator/render/pictures/draw-mark.ts'
import { packPng } from '#generator/render/pictures/pack-png.ts'
import type { Identity } from '#site/brand.ts'

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 16"><path d="M1 15L10 1l9 14z" fill="#0a66c2"/>' +
  '<circle cx="10" cy="10" r="3.3" fill="#fff" stroke="#c20a66" stroke-width="0.7" opacity="0.8"/></svg>'
const paint = { background: '#fff', ink: '#000', muted: '#000', faint: '#000', hairline: '#000', signal: '#000' }
const identity: Identity = {
  name: 'Lake',
  mark: `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`,
  colours: paint,
  dark: paint,
  look: 'x',
}

/** As share-card.ts places it. */
const card = ({ mark: href = '' }: Identity) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
  '<rect width="1200" height="630" fill="#f4f4f0"/><g transform="translate(72 46) scale(1.25)">' +
  `<image href="${href}" width="32" height="32"/></g></svg>`

const config = { places: { compiled: undefined, libretto: '' }, surface: { threads: 0 } }

test('a card with the pixels of the mark is the card with its file', async () => {
  const marked = await withDrawnMark(identity, config)
  expect(marked.mark).toMatch(/^data:image\/png;base64,/)
  const [before, after] = [identity, marked].map((each) => Buffer.from(packPng({ svg: card(each), width: 1200 })))
  expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true)
  const empty = Buffer.from(packPng({ svg: card({ ...identity, mark: '' }), width: 1200 }))
  expect(after?.equals(empty)).toBe(false)
})
