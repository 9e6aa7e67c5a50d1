// Articles of a blog and of a help centre, with and without headings.

import { expect, it } from 'vitest'
import { describeSite } from './site-browser.ts'

const text = 'The lake is as clear as it was a hundred years ago, because nobody lives upstream. '.repeat(6)
const plain = `\n${text}\n`
const parted = `\n## Morning\n${plain}\n## Evening\n${plain}`
const table = '| a | b |\n|---|---|\n| 1 | 2 |\n'
const tabbed = `
## Shore

::::tabs
:::tab[Boat]
By boat.
:::

:::tab[Foot]
### Path
${plain}
:::
::::
${parted}`

describeSite(
  'articles',
  (site) => {
    it('stand in the same column with and without headings', async () => {
      const page = await site.open('/blog/parted')
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const boxes = []
        for (const address of ['/blog/parted', '/blog/plain', '/help/parted-help', '/help/plain-help']) {
          await page.goto(site.url() + address)
          const paragraph = page.locator('.article-main .prose > p').first()
          const { left, width: measure } = await paragraph.evaluate((element) => element.getBoundingClientRect())
          boxes.push([left, measure])
        }
        // At most 68 characters a line, whatever the screen.
        expect(boxes.filter(([, measure = 0]) => measure < 640 || measure > 712)).toEqual([])
        expect(new Set(boxes.map(([left]) => left)).size).toBe(1)
      }
    })

    it('let a table take the room beside the text on a wide screen', async () => {
      const page = await site.open('/blog/table')
      await page.setViewportSize({ width: 1920, height: 1000 })
      const widths = await page
        .locator('.article-main .prose > :is(p, .table-scroll)')
        .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().width))
      const [paragraph = 0, wide = 0] = widths
      expect(wide - paragraph).toBeGreaterThan(200)
    })

    it('mark the section that is read, not one in a tab that is not shown', async () => {
      const page = await site.open('/blog/tabbed')
      const current = page.locator('.article-toc [aria-current]')
      await expect.poll(() => current.allTextContents()).toEqual(['Shore'])
      await page.locator('#evening').scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => current.allTextContents()).toEqual(['Evening'])
    })
  },
  ['react'],
  {
    'site.yaml': 'name: Blue Lake\nurl: https://lake.example.com\n',
    'pages/home.yaml': 'title: Home\ndescription: The lake.\nblocks: [{ id: top, type: hero, title: Lake }]\n',
    'blog/parted.md': `---\ntitle: Parted post\npublishedAt: 2026-01-02\n---\n${parted}`,
    'blog/plain.md': `---\ntitle: Plain post\npublishedAt: 2026-01-01\n---\n${plain}`,
    'blog/table.md': `---\ntitle: Table post\npublishedAt: 2026-01-04\n---\n${plain}\n${table}`,
    'blog/tabbed.md': `---\ntitle: Tabbed post\npublishedAt: 2026-01-03\n---\n${tabbed}`,
    'help/parted-help.md': `---\ntitle: Parted help\n---\n${parted}`,
    'help/plain-help.md': `---\ntitle: Plain help\n---\n${plain}`,
  },
)
