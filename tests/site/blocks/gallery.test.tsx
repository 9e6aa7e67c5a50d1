// Pictures side by side: each has its place while it loads, a size that fits it, and a link to all of it.

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markdownOf, showBlock } from '../../setup/show-block.tsx'

afterEach(cleanup)

const harbour = { src: '/assets/a.jpg', alt: 'The harbour' }
const sources = [{ type: 'image/avif', files: [{ src: '/assets/a-480.avif', width: 480 }] }]
const assets = { '/assets/a.jpg': { width: 1200, height: 800, sources } }

it('shows each picture as a link to its file, in its place', () => {
  const block = showBlock('gallery', { data: { items: [{ ...harbour, caption: 'At noon' }] } }, assets)
  const image = screen.getByRole('img', { name: 'The harbour' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800'])
  expect(screen.getByRole('link', { name: 'The harbour' }).getAttribute('href')).toBe('/assets/a.jpg')
  expect(block.querySelector('figcaption')?.textContent).toBe('At noon')
  expect(block.querySelector('.gallery')?.getAttribute('data-ratio')).toBe('4:3')
})

it.each([
  ['one in a row', { columns: 1 }, {}, '(min-width: 68rem) 1280px, 100vw'],
  ['three', {}, {}, '(min-width: 68rem) 427px, (min-width: 44rem) 50vw, 50vw'],
  ['with captions', {}, { caption: 'At noon' }, '(min-width: 68rem) 427px, (min-width: 44rem) 50vw, 100vw'],
  ['four', { columns: 4 }, {}, '(min-width: 68rem) 320px, (min-width: 44rem) 50vw, 50vw'],
])('%s: says how wide the pictures are', (_, options, more, sizes) => {
  const block = showBlock('gallery', { data: { items: [{ ...harbour, ...more }], ...options } }, assets)
  expect(block.querySelector('source')?.getAttribute('sizes')).toBe(sizes)
})

it('needs a text in place of each picture', () => {
  expect(() => showBlock('gallery', { data: { items: [{ src: '/assets/a.jpg', alt: ' ' }] } })).toThrow(
    'must not be empty',
  )
})

it('prints the pictures, with their captions letter by letter', () => {
  const items = [
    { ...harbour, caption: '# Noon' },
    { src: '/assets/b.jpg', alt: 'A [pier]' },
  ]
  expect(markdownOf('gallery', { title: 'Views', data: { items } })).toEqual([
    '## Views',
    '![The harbour](/assets/a.jpg)',
    '\\# Noon',
    '![A \\[pier\\]](/assets/b.jpg)',
  ])
})
