// People: a heading each, and a portrait or initials as soon as one of them has a portrait.

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markdownOf, showBlock } from '../../setup/show-block.tsx'

afterEach(cleanup)

const ann = {
  name: 'Ann Lee',
  role: 'Captain',
  description: 'She sails.',
  links: [{ label: 'Her page', href: 'https://ann.example.com/' }],
}

it('shows what is known about each person', () => {
  const block = showBlock('team', { title: 'The crew', data: { people: [ann, { name: 'Bob' }] } })
  const people = [...block.querySelectorAll('.team > li')].map((person) => person.textContent)
  expect(people).toEqual(['Ann LeeCaptainShe sails.Her page', 'Bob'])
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Ann Lee', 'Bob'])
  const link = screen.getByRole('link', { name: 'Her page' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://ann.example.com/', 'noopener'])
})

it('draws initials only beside portraits', () => {
  const without = showBlock('team', { data: { people: [ann, { name: 'Bob' }] } })
  expect(without.querySelector('.portrait')).toBe(null)
  cleanup()
  const block = showBlock('team', { data: { people: [{ ...ann, avatar: '/assets/ann.jpg' }, { name: 'Bob' }] } })
  const portraits = [...block.querySelectorAll('.portrait')]
  expect(portraits.map((portrait) => portrait.textContent)).toEqual(['AL', 'B'])
  expect(portraits.map((portrait) => portrait.querySelector('img')?.getAttribute('src'))).toEqual([
    '/assets/ann.jpg',
    undefined,
  ])
})

it('prints a list, letter by letter', () => {
  expect(markdownOf('team', { title: 'The crew', data: { people: [ann, { name: '*Bob*' }] } })).toEqual([
    '## The crew',
    '- **Ann Lee** (Captain) She sails. [Her page](https://ann.example.com/)\n- **\\*Bob\\***',
  ])
})
