// What pages refuse: HTML that the build has not made, and programs among the assets as scripts.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { awake, describeSite } from './site-browser.ts'

/** What foreign code in the page throws; empty if it runs. */
const errorOf = (page: Page, code: string) =>
  page.evaluate<string>(`{ try { ${code}; '' } catch (error) { error.name } }`)

describeSite('refused HTML', (site) => {
  it('is every string, also in a page whose widgets have shown HTML of the build', async () => {
    const page = await site.open('/docs/sdk')
    await awake(page, 'CodePlayground')
    const policies = ['libretto', 'libretto-watch', 'default', 'dompurify']
    const codes = [
      'document.body.innerHTML = "<p>foreign</p>"',
      'document.body.insertAdjacentHTML("beforeend", "<p>foreign</p>")',
      'new DOMParser().parseFromString("<p>foreign</p>", "text/html")',
      'document.createElement("script").src = "/assets/any.js"',
      ...policies.map((name) => `trustedTypes.createPolicy("${name}", { createHTML: (text) => text })`),
    ]
    for (const code of codes) expect([code, await errorOf(page, code)]).toEqual([code, 'TypeError'])
    expect(await page.getByText('foreign').count()).toBe(0)
    // Both the header and the meta element have the policy.
    expect(site.takeProblems()).toHaveLength(codes.length * 2)
  })
})

const withPrograms = {
  'site.yaml':
    'name: Example\nurl: https://example.com\ndescription: A site for tests.\n' +
    'sharedAssets: [/assets/mark.js, /assets/mark.mjs]\n',
  'pages/home.yaml': 'title: Home\ndescription: Home.\nblocks:\n  - { id: t, type: text, content: Text. }\n',
  'assets/mark.js': 'document.documentElement.dataset.ran = "classic"',
  'assets/mark.mjs': 'document.documentElement.dataset.ran = "module"',
}

describeSite(
  'programs among the assets',
  (site) => {
    it('are no scripts, even for a page that somebody has changed', async () => {
      const foreign = '<script src="/assets/mark.js"></script><script type="module" src="/assets/mark.mjs"></script>'
      const page = await site.open('/', {
        prepare: async (tab) => {
          await tab.route('**/', async (route) => {
            const response = await route.fetch()
            await route.fulfill({ response, body: (await response.text()).replace('</body>', `${foreign}</body>`) })
          })
        },
      })
      expect(await page.locator('script[src^="/assets/mark"]').count()).toBe(2)
      expect(await page.evaluate<unknown>('import("/assets/mark.mjs").catch(() => "refused")')).toBe('refused')
      expect(await page.evaluate(() => document.documentElement.dataset.ran)).toBeUndefined()
      const problems = site.takeProblems()
      expect(problems).toHaveLength(3)
      for (const problem of problems) expect(problem).toContain('application/octet-stream')
      const download = page.waitForEvent('download')
      await page.evaluate(() => location.assign('/assets/mark.js'))
      expect((await download).suggestedFilename()).toBe('mark.js')
    })
  },
  ['react'],
  withPrograms,
)
