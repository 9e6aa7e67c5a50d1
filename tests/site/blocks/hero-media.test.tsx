// The picture or the film of a hero: its place is kept, dark pages and phones have their own, and nothing moves that
// nobody can stop.

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { startFilms } from '#runtime/page/films.ts'
import { heroBlock as schema } from '#schemas/blocks/hero.ts'
import { Hero } from '#site/blocks/hero/hero.tsx'
import { planHero } from '#site/blocks/hero/plan.ts'
import type { PlanView } from '#site/plan-view.ts'

const sizes: Readonly<Record<string, object>> = {
  '/assets/lake.jpg': {
    width: 1800,
    height: 1200,
    sources: [{ type: 'image/avif', files: [{ src: '/assets/lake-480.avif', width: 480 }] }],
  },
  '/assets/night.jpg': { width: 1800, height: 1200 },
  '/assets/phone.jpg': { width: 900, height: 1100 },
}

function renderHero(data: object, layout = 'default'): HTMLElement {
  const block = schema.schema.parse({ id: 'hero', type: 'hero', title: 'Calls', layout, data })
  const view = { page: { parents: [], isHome: true }, asset: (url: string) => sizes[url] }
  const { id, styling } = block
  const frame = { id, title: 'Calls', layout: block.layout, styling }
  return render(<Hero block={frame} data={planHero(block.data, view as unknown as PlanView)} />).container
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the picture at once, with its size and its formats', () => {
  const hero = renderHero({ picture: { src: '/assets/lake.jpg', alt: 'The lake' } })
  const image = hero.querySelector('picture > img')
  expect(image?.getAttribute('width')).toBe('1800')
  expect(image?.getAttribute('height')).toBe('1200')
  expect(image?.getAttribute('fetchpriority')).toBe('high')
  expect(image?.getAttribute('loading')).toBe(null)
  const source = hero.querySelector('source')
  expect(source?.getAttribute('srcset')).toBe('/assets/lake-480.avif 480w')
  expect(source?.getAttribute('sizes')).toBe('(min-width: 720px) 720px, 100vw')
  expect(hero.querySelector('.has-media')).not.toBe(null)
})

it('offers phones their picture first, with its own size', () => {
  const hero = renderHero({ picture: { src: '/assets/lake.jpg', phone: { src: '/assets/phone.jpg' } } }, 'wide')
  const [first, second] = hero.querySelectorAll('source')
  expect(first?.outerHTML).toContain('media="(max-width: 40em)"')
  expect(first?.outerHTML).toContain('width="900" height="1100"')
  expect(first?.getAttribute('srcset')).toBe('/assets/phone.jpg')
  expect(second?.getAttribute('sizes')).toBe('(min-width: 1280px) 1280px, 100vw')
})

it('has a picture for light and one for dark pages, of which browsers load only the one that they show', () => {
  const hero = renderHero({ picture: { src: '/assets/lake.jpg', alt: 'The lake', dark: { src: '/assets/night.jpg' } } })
  const images = [...hero.querySelectorAll('img')].map((image) => [
    image.closest('.hero-media > div')?.className,
    image.getAttribute('src'),
    image.getAttribute('alt'),
    image.getAttribute('loading'),
  ])
  expect(images).toEqual([
    ['hero-light', '/assets/lake.jpg', 'The lake', 'lazy'],
    ['hero-dark', '/assets/night.jpg', 'The lake', 'lazy'],
  ])
})

const film = { src: '/assets/ride.mp4', poster: '/assets/lake.jpg', title: 'A ride' }

it('shows a film with controls, in the size of its poster, and starts none that does not loop', () => {
  const captions = { src: '/assets/ride.vtt' }
  const video = renderHero({ video: { ...film, captions } }).querySelector('video')
  expect(video?.hasAttribute('controls')).toBe(true)
  expect([video?.getAttribute('width'), video?.getAttribute('height')]).toEqual(['1800', '1200'])
  expect([video?.getAttribute('preload'), video?.getAttribute('aria-label')]).toEqual(['none', 'A ride'])
  expect(video?.querySelector('track')?.getAttribute('src')).toBe('/assets/ride.vtt')
  expect(video?.hasAttribute('data-embed')).toBe(false)
})

it.each([
  ['starts a film that loops', false, false, 1],
  ['starts none for visitors who prefer less motion', true, false, 0],
  ['starts none for visitors who save data', false, true, 0],
])('%s', (_, isStill, saveData, times) => {
  const hero = renderHero({ video: { ...film, loop: true } })
  const video = hero.querySelector('video') as HTMLVideoElement
  expect(video.hasAttribute('autoplay')).toBe(false)
  expect(video.loop && video.controls).toBe(true)
  const play = vi.fn(async () => undefined)
  video.play = play
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vi.stubGlobal('navigator', { connection: { saveData } })
  startFilms()
  expect(play).toHaveBeenCalledTimes(times)
  if (times > 0) expect(video.muted).toBe(true)
})

it('refuses a film of another type, and one without a poster', () => {
  const parse = (video: object) => schema.schema.safeParse({ id: 'hero', type: 'hero', data: { video } })
  expect(parse({ ...film, src: '/assets/ride.avi' }).success).toBe(false)
  expect(parse({ src: '/assets/ride.mp4', title: 'A ride' }).success).toBe(false)
})
