// In a page from right to left the arrow keys go to the tab that stands there, and code begins with its first sign. The
// side bar shows where the reader is.

import { expect, it } from 'vitest'
import { describeSite, started } from './site-browser.ts'

const tab = (name: string) => `:::tab[${name}]\n\`npm install lake-${name}\`\n:::\n`
const files = {
  'site.yaml': 'name: Lake\nurl: https://lake.example.com\nlanguage: ar\n',
  'strings.yaml': 'language: ar\n',
  'pages/home.yaml': 'title: Lake\ndescription: A page from right to left\nblocks: []\n',
  'docs/tabs.md': `---
title: Tabs
description: A page with tabs.
---

## تثبيت

::::tabs[مدير الحزم]
${tab('npm')}${tab('pnpm')}${tab('yarn')}::::
`,
  'docs/code.md': `---
title: Code
description: A page with code in its sentences.
---

افتح الملف \`.gitignore\` والخيار \`--force\` أو <kbd>/quit</kbd>.

\`\`\`c++ title=".env.ts"
int lake = 1;
\`\`\`

::::tabs[لغة]
:::tab[C#]
Lake.
:::
:::tab[.NET]
Lake.
:::
::::
`,
  ...Object.fromEntries(
    Array.from({ length: 80 }, (_, index) => [
      `docs/page-${index}.md`,
      `---\ntitle: Page ${index}\ndescription: Page ${index} of many.\n---\n\nText.\n`,
    ]),
  ),
}

describeSite(
  'a documentation from right to left',
  (site) => {
    it.each([
      ['ArrowLeft', 'pnpm'],
      ['ArrowRight', 'yarn'],
      ['End', 'yarn'],
      ['Home', 'npm'],
      // Back, the end of the page, and forward on a Mac.
      ['Alt+ArrowLeft', 'npm'],
      ['Control+End', 'npm'],
      ['Meta+ArrowRight', 'npm'],
    ])('%s on the first tab selects %s', async (key, selected) => {
      const page = await site.open('/docs/tabs')
      await started(page)
      await page.getByRole('tab', { name: 'npm', exact: true }).focus()
      await page.keyboard.press(key)
      expect(await page.locator('[role=tab][aria-selected=true]').textContent()).toBe(selected)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(selected)
    })

    it.each(['.gitignore', '--force', '/quit', '.env.ts', 'c++', 'C#', '.NET'])(
      '%s begins at its left',
      async (text) => {
        const page = await site.open('/docs/code')
        await started(page)
        const [first, next] = await page
          .getByText(text, { exact: true })
          .locator('visible=true')
          .evaluate((element) =>
            [0, 1].map((place) => {
              const sign = document.createRange()
              sign.setStart(element.firstChild ?? element, place)
              sign.setEnd(element.firstChild ?? element, place + 1)
              return sign.getBoundingClientRect().left
            }),
          )
        expect(first).toBeLessThan(next ?? 0)
      },
    )

    it('shows the entry of the page in a side bar longer than the window', async () => {
      const page = await site.open('/docs/page-70')
      await started(page)
      const entry = page.locator('.docs-nav [aria-current=page]')
      await expect.poll(async () => (await entry.boundingBox())?.y ?? 9999).toBeLessThan(780)
      expect((await entry.boundingBox())?.y).toBeGreaterThan(64)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  },
  ['react'],
  files,
)
