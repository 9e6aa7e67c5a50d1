// Where the system forces its colours, letters on a filled ground can be read. The browser puts a ground of its own
// behind letters, in the colour that these have.

import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { awake, describeSite } from './site-browser.ts'

const forced = { forcedColors: 'active', colorScheme: 'dark' } as const

async function expectLetters(box: Locator): Promise<void> {
  const written = await box.screenshot()
  await box.evaluate((element) => element.style.setProperty('-webkit-text-fill-color', 'transparent'))
  expect(written.equals(await box.screenshot())).toBe(false)
}

describeSite(
  'a tooltip in forced colours',
  (site) => {
    it('is read', async () => {
      const page = await site.open('/api?endpoint=startCall', forced)
      await awake(page, 'ApiExplorer')
      await page.getByRole('button', { name: 'Copy address' }).hover()
      await page.locator('.tooltip[data-side]').waitFor()
      await expectLetters(page.locator('.tooltip-host > .tooltip'))
    })
  },
  ['react'],
)

describeSite(
  'the header in forced colours',
  (site) => {
    it('has a link to the content and a letter of the site that are read', async () => {
      const page = await site.open('/', forced)
      await expectLetters(page.locator('.header .logo-tile'))
      await page.keyboard.press('Tab')
      await expectLetters(page.locator('.skip-link:focus'))
    })
  },
  ['react'],
  {
    'site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
    'pages/home.yaml': 'title: Lake\ndescription: A page that is read in forced colours.\nblocks: []\n',
  },
)
