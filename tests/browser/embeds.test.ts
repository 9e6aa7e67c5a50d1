// Embeds of other hosts under the policy: nothing is asked of the host before a visitor presses.

import { expect, test } from 'vitest'
import { describeSite } from './site-browser.ts'

const home = [
  'title: Home',
  'description: A lake with three boats, eleven piers and one ticket for all of them.',
  'blocks:',
  '  - { id: top, type: hero, title: Lake }',
  '  - id: open',
  '    type: embed',
  '    data: { src: "https://media.example.com/film?id=1", title: The keel, poster: /assets/keel.svg }',
  '',
].join('\n')
const files = {
  'site.yaml': [
    'name: Lake',
    'url: https://lake.example.com',
    'allow:',
    '  frames: [{ host: "https://*.example.com", reason: Films of the yard. }]',
    '  pictures: [{ host: "https://media.example.com", reason: Pictures of the yard. }]',
    '',
  ].join('\n'),
  'pages/home.yaml': home,
  'blog/yard.md': [
    '---\ntitle: Yard\npublishedAt: 2026-01-01\nexcerpt: A picture.\n---\n',
    '![The yard](https://media.example.com/yard.svg)\n',
  ].join('\n'),
  'assets/keel.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"></svg>\n',
}
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"></svg>'

describeSite(
  'embeds',
  ({ open }) => {
    const openWithHost = async (path: string) => {
      const asked: string[] = []
      const page = await open(path, {
        prepare: async (fresh) => {
          await fresh.route(/example\.(?:com|net)\//, (route) => {
            asked.push(route.request().url())
            const isPicture = route.request().resourceType() === 'image'
            return route.fulfill({
              contentType: isPicture ? 'image/svg+xml' : 'text/html',
              body: isPicture ? picture : '<!DOCTYPE html><html lang="en"><title>Film</title><p>The film',
            })
          })
        },
      })
      return { page, asked }
    }

    test('ask the host for nothing until they are pressed, and take no other room then', async () => {
      const { page, asked } = await openWithHost('/')
      const link = page.getByRole('link', { name: 'The keel from media.example.com' })
      await link.scrollIntoViewIfNeeded()
      const before = await page.locator('#open .embed').boundingBox()
      expect(asked).toEqual([])
      await link.focus()
      await page.keyboard.press('Enter')
      const frame = page.locator('iframe[title="The keel"]')
      await expect.poll(() => frame.contentFrame().locator('p').textContent()).toContain('The film')
      expect(asked).toEqual(['https://media.example.com/film?id=1'])
      expect(await frame.evaluate((element) => document.activeElement === element)).toBe(true)
      expect(await page.locator('#open .embed').boundingBox()).toEqual(before)
    })

    test('are links without a script', async () => {
      const page = await open('/', { javaScriptEnabled: false })
      expect(await page.locator('#open a').getAttribute('href')).toBe('https://media.example.com/film?id=1')
    })

    test('a picture of an allowed host is shown', async () => {
      const { page, asked } = await openWithHost('/blog/yard')
      const shown = page.getByRole('img', { name: 'The yard' })
      await shown.scrollIntoViewIfNeeded()
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      expect(asked).toEqual(['https://media.example.com/yard.svg'])
    })
  },
  ['react'],
  files,
)
