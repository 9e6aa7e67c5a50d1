// The copy buttons of code in texts: what they copy, who reaches them, and that no code is hidden or moved by them.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { describeSite, started } from './site-browser.ts'

const longLine = `tar --list --file https://downloads.example.com/${'release/'.repeat(12)}tool.tar.gz`
const article = `---
title: How to install it
---

\`\`\`sh
npm install
\`\`\`

\`\`\`ts title="a.ts"
const a = 1
\`\`\`

- In a list

  \`\`\`ts diff
  -const a = 1
  +const a = 2
  \`\`\`

\`\`\`sh {1}
${longLine}
second line
\`\`\`
`

const files = {
  'site.yaml': 'name: Piers\nurl: https://piers.example.com\n',
  'pages/home.yaml': 'title: Piers\ndescription: What the piers of the lake are, and how to find them\nblocks: []\n',
  'help/code.md': article,
}

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const figure = (page: Page, text: string) => page.locator('.prose figure').filter({ hasText: text })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

describeSite(
  'code in a text',
  (site) => {
    itSome(2, [
      ['npm install', 'npm install'],
      ['a.ts', 'const a = 1'],
      ['+const a', '-const a = 1\n+const a = 2'],
      ['second line', `${longLine}\nsecond line`],
    ])('is copied without its title and its last line break: %s', async (text, expected) => {
      const page = await site.open('/help/code', clipboard)
      await started(page)
      await figure(page, text).hover()
      await figure(page, text).getByRole('button', { name: 'Copy' }).click()
      await figure(page, text).getByRole('button', { name: 'Copied' }).waitFor()
      expect(await copied(page)).toBe(expected)
      await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Copied')
    })

    it('shows its button when the code is pointed at, and when the focus is there', async () => {
      const page = await site.open('/help/code', clipboard)
      await started(page)
      const [code, button] = ['pre', 'button'].map((name) => figure(page, 'npm install').locator(name))
      const opacity = () => button?.evaluate((element) => getComputedStyle(element).opacity)
      expect(await opacity()).toBe('0')
      await figure(page, 'npm install').hover()
      expect(await opacity()).toBe('1')
      await page.mouse.move(0, 0)
      await code?.focus()
      expect(await opacity()).toBe('1')
      await page.keyboard.press('Tab')
      expect(await button?.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
      await page.keyboard.press('Enter')
      await figure(page, 'npm install').getByRole('button', { name: 'Copied' }).waitFor()
      expect(await copied(page)).toBe('npm install')
    })

    it('has no button without script and on paper, and the same height', async () => {
      const page = await site.open('/help/code')
      const plain = await site.open('/help/code', { javaScriptEnabled: false })
      const heights = (tab: Page) =>
        tab.locator('.prose figure').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(await plain.locator('.prose button').count()).toBe(4)
      for (const button of await plain.locator('.prose button').all()) expect(await button.isVisible()).toBe(false)
      expect(await heights(page)).toEqual(await heights(plain))
      await page.emulateMedia({ media: 'print' })
      for (const button of await page.locator('.prose button').all()) expect(await button.isVisible()).toBe(false)
    })

    itSome(1, [360, 800])('never lies below the button, however long its lines, at %i pixels', async (width) => {
      const page = await site.open('/help/code', { viewport: { width, height: 800 }, hasTouch: true })
      const shown = await figure(page, 'second line').evaluate((element) => {
        const [code, icon, button] = ['pre', 'svg', 'button'].map((name) => element.querySelector(name))
        if (!code || !icon || !button) throw new Error('no copy button')
        code.scrollLeft = code.scrollWidth
        const place = icon.getBoundingClientRect()
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
        const lines: DOMRect[] = []
        while (walker.nextNode()) {
          const range = document.createRange()
          range.selectNodeContents(walker.currentNode)
          lines.push(...range.getClientRects())
        }
        const { left, width: wide, height } = button.getBoundingClientRect()
        const isBelow = (line: DOMRect) => line.right > left && line.top < place.bottom && line.bottom > place.top
        return { lines: lines.length > 1, below: lines.filter(isBelow).length, isLarge: Math.min(wide, height) >= 44 }
      })
      expect(shown).toEqual({ lines: true, below: 0, isLarge: true })
    })
  },
  undefined,
  files,
)
