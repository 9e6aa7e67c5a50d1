// Which of the formats and widths of a picture a browser loads.

import { expect, test } from 'vitest'
import { drawPhoto } from '../setup/draw-photo.ts'
import { describeSite } from './site-browser.ts'

const text = '---\ntitle: Lake\npublishedAt: 2026-01-01\nexcerpt: A picture.\n---\n\n![The lake](../assets/lake.jpg)\n'
const files = {
  'site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'pages/home.yaml': [
    'title: Home',
    'description: The lake.',
    'blocks:',
    '  - { id: top, type: hero, title: Lake }',
    '  - { id: lake, type: image, data: { src: /assets/lake.jpg, alt: The lake } }',
    '',
  ].join('\n'),
  'blog/lake.md': text,
  'assets/lake.jpg': await drawPhoto(1000, 300),
}

describeSite(
  'pictures',
  ({ open }) => {
    test.each(['/blog/lake', '/'])('on %s a narrow window loads the small WebP, a wide one the large', async (path) => {
      const load = async (width: number) => {
        const page = await open(path, { viewport: { width, height: 800 }, deviceScaleFactor: 1 })
        const picture = page.getByRole('img', { name: 'The lake' })
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0)))
          .toBeGreaterThan(0)
        const shown = await picture.evaluate((img: HTMLImageElement) => {
          const { left, right } = img.getBoundingClientRect()
          return { src: img.currentSrc, left, right, isWide: img.width > window.innerWidth }
        })
        expect(shown.isWide).toBe(false)
        return shown
      }
      expect((await load(400)).src).toMatch(/\/assets\/lake-480-[0-9a-f]{8}\.webp$/)
      expect((await load(1400)).src).toMatch(/\/assets\/lake-(?:800|1000)-[0-9a-f]{8}\.webp$/)
    })
  },
  ['react', 'preact'],
  files,
)
