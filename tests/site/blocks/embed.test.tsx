// An embed leads to its host in any case, and becomes a frame only where site.yaml allows the host.

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { embedBlock as schema } from '#schemas/blocks/embed.ts'
import { siteSchema } from '#schemas/site.ts'
import { embedBlock } from '#site/blocks/embed/embed.tsx'
import type { PlanView } from '#site/plan-view.ts'

afterEach(cleanup)

function renderEmbed(src: string, frames: readonly string[]): void {
  const data = { src, title: 'The keel', ratio: '4:3' }
  const written = schema.schema.parse({ id: 'film', type: 'embed', data })
  const allow = { frames: frames.map((host) => ({ host, reason: 'Films.' })) }
  const site = siteSchema.parse({ name: 'Lake', url: 'https://lake.example.com', allow })
  const shown = embedBlock.plan?.(written.data, { site, asset: () => undefined } as unknown as PlanView)
  if (!shown) throw new Error('no plan')
  const { id, layout, styling } = written
  render(<embedBlock.Component block={{ id, layout, styling }} data={shown} />)
}

it.each([
  ['https://media.example.com/film', ['https://media.example.com'], true],
  ['https://media.example.com:8443/film', ['https://media.example.com:8443'], true],
  ['https://a.media.example.com/film', ['https://maps.example.net', 'https://*.example.com'], true],
  ['https://media.example.com/film', [], false],
  ['https://media.example.com:8443/film', ['https://media.example.com'], false],
  ['https://media.example.com.example.net/film', ['https://media.example.com', 'https://*.example.com'], false],
  ['https://badexample.com/film', ['https://*.example.com'], false],
  ['https://example.com/film', ['https://*.example.com'], false],
  ['https://example.net/?https://media.example.com', ['https://media.example.com'], false],
])('%s with doors to %j opens a frame: %s', (src, frames, opens) => {
  renderEmbed(src, frames)
  const link = screen.getByRole('link', { name: /^The keel/ })
  expect(link.getAttribute('href')).toBe(src)
  expect(link.getAttribute('rel')).toBe('noopener')
  expect(link.dataset.embed).toBe(opens ? 'The keel' : undefined)
})

it.each([
  'http://media.example.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//media.example.com',
  '/film',
  'https://',
])('shows nothing of %s', (src) => expect(() => renderEmbed(src, [])).toThrow('must be an https URL'))

it('prints all its words, letter by letter, and its address', () => {
  const data = { src: 'https://media.example.com/film', title: 'The [keel] *bare*' }
  const written = { title: 'A *film*', subtitle: 'How it is built', content: 'In **one** year.' }
  const block = schema.schema.parse({ id: 'film', type: 'embed', ...written, data })
  expect(embedBlock.print?.(block, {} as PlanView)).toEqual([
    '## A \\*film\\*',
    'How it is built',
    'In **one** year.',
    '[The \\[keel\\] \\*bare\\*](https://media.example.com/film)',
  ])
})
