// A strip of logos: each has a name, a place while it loads, and one picture for light and one for dark pages.

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markdownOf, showBlock } from '../../setup/show-block.tsx'

afterEach(cleanup)

const show = (items: readonly object[], assets = {}) => showBlock('logos', { data: { items } }, assets)

it('shows a logo with the name as its text, and a link only where there is an address', () => {
  show([
    { name: 'Harbour', logo: '/assets/harbour.svg', href: 'https://harbour.example.com/' },
    { name: 'School', logo: '/assets/school.svg' },
    { name: 'Pier' },
  ])
  const link = screen.getByRole('link', { name: 'Harbour' })
  expect(link.getAttribute('href')).toBe('https://harbour.example.com/')
  expect(link.getAttribute('rel')).toBe('noopener')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'School' }).closest('a')).toBe(null)
  expect(screen.getByText('Pier').closest('li')?.querySelector('img')).toBe(null)
})

it.each([
  ['a usual one', { width: 400, height: 100 }, [140, 35]],
  ['a square', { width: 24, height: 24 }, [56, 56]],
  ['a long one', { width: 2000, height: 100 }, [160, 8]],
  ['a line', { width: 9000, height: 1 }, [160, 1]],
  ['one whose size nobody knows', undefined, [140, 35]],
])('%s keeps its shape, and covers as much as the others', (_, size, [width, height]) => {
  const strip = show([{ name: 'Harbour', logo: '/assets/a.svg' }], size ? { '/assets/a.svg': size } : {})
  const image = strip.querySelector('img')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual([String(width), String(height)])
})

it.each([
  [3, true],
  [4, false],
])('%i logos stay together: %s', (count, stay) => {
  const strip = show(Array.from({ length: count }, (_, index) => ({ name: `Pier ${index}` })))
  expect(strip.querySelector('.is-short') !== null).toBe(stay)
})

it('offers other formats of a large file, as wide as the logo is shown', () => {
  const sources = [{ type: 'image/avif', files: [{ src: '/assets/a-480.avif', width: 480 }] }]
  const strip = show([{ name: 'Harbour', logo: '/assets/a.png' }], {
    '/assets/a.png': { width: 800, height: 200, sources },
  })
  const source = strip.querySelector('picture > source')
  expect(source?.getAttribute('srcset')).toBe('/assets/a-480.avif 480w')
  expect(source?.getAttribute('sizes')).toBe('(min-width: 140px) 140px, 100vw')
})

it('has a second picture for dark pages where there is one', () => {
  const strip = show([
    { name: 'Harbour', logo: '/assets/a.svg', logoDark: '/assets/b.svg' },
    { name: 'School', logo: '/assets/c.svg' },
  ])
  const shown = [...strip.querySelectorAll('img')].map((image) => [image.className, image.getAttribute('src')])
  expect(shown).toEqual([
    ['on-light', '/assets/a.svg'],
    ['on-dark', '/assets/b.svg'],
    ['', '/assets/c.svg'],
  ])
})

it('prints the names, letter by letter, with their addresses', () => {
  const items = [
    { name: 'A *star*', href: '/help' },
    { name: 'School', logo: '/assets/c.svg' },
  ]
  expect(markdownOf('logos', { title: 'Partners', data: { items } })).toEqual([
    '## Partners',
    '- [A \\*star\\*](/help)\n- School',
  ])
})
