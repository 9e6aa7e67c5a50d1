// Pages at old addresses, for hosts that send no redirects.

import { expect, test } from 'vitest'
import { describeSite } from './site-browser.ts'

const files = {
  'site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: A lake with three boats and one ticket for all of them.\n',
  'help/mud.md': '---\ntitle: Mud\naliases: [/Old/Café.html]\n---\n\nBrown.\n\n## Depth\n\nDeep.\n',
  'redirects.yaml': '- { from: /own, to: "/help/mud?a=1#depth" }\n',
}

describeSite(
  'redirects',
  ({ open, url }) => {
    test.each([
      ['/Old/Caf%C3%A9.html?x=1&y=%20#depth', '/help/mud?x=1&y=%20#depth'],
      ['/Old/Caf%C3%A9.html', '/help/mud'],
      ['/own?x=1#other', '/help/mud?a=1#depth'],
    ])('%s leads to %s', async (path, target) => {
      const page = await open('/')
      await page.goto(url() + path)
      await page.waitForURL(url() + target)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Mud')
      // The old address is no step of the history.
      await page.goBack()
      expect(new URL(page.url()).pathname).toBe('/')
    })

    test('lead on without script as well', async () => {
      const page = await open('/own', { javaScriptEnabled: false })
      await page.waitForURL(`${url()}/help/mud?a=1#depth`)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Mud')
    })
  },
  undefined,
  files,
)
