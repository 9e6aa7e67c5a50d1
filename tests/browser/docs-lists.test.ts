// Groups in the side bar of the documentation: those with a page and those without stand in the same two lines.

import { expect, it } from 'vitest'
import { describeSite } from './site-browser.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`
const files = {
  'site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: About ferries.\n',
  'docs/_folder.yaml':
    'sidebar:\n  - { title: On the lake, open: true, items: [boats] }\n' +
    '  - { title: Piers, page: piers, open: true, items: [north] }\n',
  'docs/index.md': page('Start'),
  'docs/boats.md': page('Boats'),
  'docs/piers.md': page('The piers'),
  'docs/north.md': page('North'),
}

describeSite(
  'groups of the side bar',
  (site) => {
    it.each([1280, 360])('begin and end in the same lines, at %i pixels', async (width) => {
      const tab = await site.open('/docs/boats', { viewport: { width, height: 800 } })
      if (width === 360) await tab.locator('.docs-menu > summary').click()
      const tree = tab.locator('.docs-tree').filter({ visible: true })
      await tree.getByText('On the lake').waitFor()
      const places = await tree.evaluate((root) => {
        const lefts = [...root.querySelectorAll('.docs-links > .docs-folder .docs-link')].map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return Math.round(range.getBoundingClientRect().left)
        })
        const glyphs = [...root.querySelectorAll('summary .glyph')]
        const arrows = glyphs.map((glyph) => Math.round(glyph.getBoundingClientRect().left))
        return { lefts: [...new Set(lefts)], arrows }
      })
      expect(places.lefts).toHaveLength(1)
      expect(places.arrows).toHaveLength(2)
      expect(new Set(places.arrows).size).toBe(1)
    })
  },
  ['react'],
  files,
)
