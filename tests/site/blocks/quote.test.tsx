// One quotation: whose words they are stands beside them, and nothing says that it is a review.

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markdownOf, showBlock } from '../../setup/show-block.tsx'

afterEach(cleanup)

const words = { quote: 'It was there on time.', name: 'Ann Lee' }

it('shows the words in quotation marks, and whose they are', () => {
  const block = showBlock('quote', { data: { ...words, role: 'Captain', company: 'Harbour' } })
  expect(block.querySelector('blockquote')?.textContent).toBe('“It was there on time.”')
  expect(block.querySelector('figcaption')?.textContent).toBe('Ann LeeCaptain, Harbour')
  expect(block.outerHTML).not.toMatch(/itemprop|itemscope|review|rating/i)
})

it('has neither a portrait nor a link that nobody has written', () => {
  const block = showBlock('quote', { data: words })
  expect(block.querySelector('img, a, .portrait')).toBe(null)
  expect(block.querySelector('figcaption')?.textContent).toBe('Ann Lee')
})

it('shows the portrait over initials, which keep its place', () => {
  const block = showBlock('quote', { data: { ...words, avatar: '/assets/ann.jpg' } })
  const image = block.querySelector('img')
  expect(image?.getAttribute('src')).toBe('/assets/ann.jpg')
  expect([image?.getAttribute('width'), image?.getAttribute('height'), image?.alt]).toEqual(['64', '64', ''])
  expect(image?.closest('[aria-hidden]')?.textContent).toBe('AL')
})

it.each([
  [{ linkLabel: 'The story', company: 'Harbour' }, 'The story'],
  [{ company: 'Harbour' }, 'Harbour'],
  [{}, 'Ann Lee'],
])('links with %j as "%s"', (more, label) => {
  showBlock('quote', { data: { ...words, href: 'https://harbour.example.com/', ...more } })
  const link = screen.getByRole('link', { name: label })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://harbour.example.com/', 'noopener'])
})

it('prints the words as a quote, letter by letter', () => {
  const data = { quote: '- *Fast*\nand on time.', name: '# Ann', role: 'Captain', company: 'Harbour', href: '/help' }
  expect(markdownOf('quote', { title: 'Said', data })).toEqual([
    '## Said',
    '> \\- \\*Fast\\*\n> and on time.',
    '\\# Ann, Captain, Harbour',
    '[Harbour](/help)',
  ])
})
