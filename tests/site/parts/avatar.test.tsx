// An avatar's four states: idle, loading, loaded, error. It shows initials wherever there is no picture.

import { cleanup, fireEvent, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Avatar, initialsOf } from '#site/parts/avatar.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (src?: string) => render(<Avatar name="Ada Byron" src={src} size={32} />)
const avatar = () => document.querySelector<HTMLElement>('.avatar')
const image = () => document.querySelector('img')
const seen = () => [avatar()?.dataset['avatar'], avatar()?.textContent, image() !== null]

it('idle without a portrait: initials', () => {
  show()
  expect(seen()).toEqual(['idle', 'AB', false])
})

it('loading: initials under the portrait; loaded: the portrait alone', () => {
  show('/assets/ada.webp')
  expect(seen()).toEqual(['loading', 'AB', true])
  fireEvent.load(image() ?? document.body)
  expect(seen()).toEqual(['loaded', '', true])
})

it('error: initials alone', () => {
  show('/assets/missing.webp')
  fireEvent.error(image() ?? document.body)
  expect(seen()).toEqual(['error', 'AB', false])
})

it('another portrait starts again', () => {
  const { rerender } = show('/assets/missing.webp')
  fireEvent.error(image() ?? document.body)
  rerender(<Avatar name="Ada Byron" src="/assets/ada.webp" size={32} />)
  expect(seen()).toEqual(['loading', 'AB', true])
})

it('a portrait that was there before the island woke up counts as loaded', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(64)
  show('/assets/ada.webp')
  expect(seen()).toEqual(['loaded', '', true])
})

it('one that is complete without a width is asked for again rather than given up', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
  const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  show('/assets/ada.webp')
  expect(seen()).toEqual(['loading', 'AB', true])
  expect(asked.mock.calls.at(-1)).toEqual(['/assets/ada.webp'])
})

it('static HTML carries the state, initials and portrait, hidden from assistive technology', () => {
  const html = renderToStaticMarkup(<Avatar name="Ada Byron" src="/assets/ada.webp" size={48} />)
  expect(html).toContain('data-avatar="loading"')
  expect(html).toContain('aria-hidden="true"')
  expect(html).toContain('>AB<img src="/assets/ada.webp" alt')
})

it.each([
  ['Ada Byron', 'AB'],
  ['Ada', 'A'],
  ['  jo   van den Berg ', 'JB'],
  ['𝒜da Ωmega', '𝒜Ω'],
  ['', ''],
])('initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
