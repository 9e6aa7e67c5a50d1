// Scripts of other hosts under the policy: loaded when the page is idle, or when the visitor allows it.

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { describeSite } from './site-browser.ts'

const files = {
  'site.yaml': [
    'name: Lake',
    'url: https://lake.example.com',
    'allow:',
    '  scripts: [{ host: "https://figures.example.com", reason: Figures of visits. }]',
    'scripts:',
    '  - name: Counter',
    '    purpose: Counts how often a page is read.',
    '    src: https://figures.example.com/count.js',
    '    load: idle',
    '    data: { domain: lake.example.com }',
    '  - { name: Maps, purpose: Shows where boats are., src: "https://figures.example.com/maps.js?a=1&b=2" }',
    '  - { name: Chat, purpose: Answers questions., src: "https://figures.example.com/chat.js", module: true }',
    '',
  ].join('\n'),
  'pages/home.yaml': [
    'title: Home',
    'description: A lake with three boats, eleven piers and one ticket for all of them.',
    'blocks: [{ id: top, type: hero, title: Lake }]',
    '',
  ].join('\n'),
}
const counter = 'https://figures.example.com/count.js'
const answered = [counter, 'https://figures.example.com/chat.js', 'https://figures.example.com/maps.js?a=1&b=2']

describeSite(
  'scripts of other hosts',
  ({ open }) => {
    const openWithHost = async (options: { storageState?: Awaited<ReturnType<typeof stateOf>> } = {}) => {
      const asked: string[] = []
      const page = await open('/', {
        ...options,
        prepare: async (fresh) => {
          await fresh.route(/example\.(?:com|net)\//, (route) => {
            const { pathname } = new URL(route.request().url())
            asked.push(route.request().url())
            const root = 'document.documentElement.dataset'
            return route.fulfill({
              contentType: 'text/javascript',
              headers: { 'access-control-allow-origin': '*' },
              body: `${root}.ran=(${root}.ran??'')+'${pathname}';${root}.domain=document.currentScript?.dataset.domain`,
            })
          })
        },
      })
      return { page, asked }
    }
    const stateOf = (page: Page) => page.context().storageState()
    const question = (page: Page) => page.getByRole('region', { name: 'Third-party scripts' })
    const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset.ran ?? '')

    test('one for idle pages runs by itself, with its attributes; others ask and load nothing', async () => {
      const { page, asked } = await openWithHost()
      await question(page).waitFor()
      await expect.poll(() => ran(page)).toBe('/count.js')
      expect(await page.evaluate(() => document.documentElement.dataset.domain)).toBe('lake.example.com')
      expect(asked).toEqual([counter])
      expect(await question(page).getByRole('listitem').allTextContents()).toEqual([
        'Maps Shows where boats are.',
        'Chat Answers questions.',
      ])
    })

    test('run once they are allowed, and on later pages without a question', async () => {
      const { page, asked } = await openWithHost()
      await question(page).getByRole('button', { name: 'Allow' }).click()
      await question(page).waitFor({ state: 'hidden' })
      await expect.poll(() => asked.toSorted()).toEqual(answered.toSorted())
      await expect.poll(async () => (await ran(page)).length).toBe('/count.js/maps.js/chat.js'.length)
      const later = await openWithHost({ storageState: await stateOf(page) })
      await expect.poll(() => later.asked.toSorted()).toEqual(answered.toSorted())
      expect(await question(later.page).isVisible()).toBe(false)
    })

    test('an answer can be changed: what was loaded goes, and is not asked for again', async () => {
      const { page, asked } = await openWithHost()
      await question(page).getByRole('button', { name: 'Allow' }).click()
      await expect.poll(() => asked.length).toBe(3)
      const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Third-party scripts' })
      await settings.click()
      const pressed = question(page).getByRole('button', { pressed: true })
      expect(await pressed.allTextContents()).toEqual(['Allow'])
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Third-party scripts')
      asked.length = 0
      await Promise.all([page.waitForEvent('load'), question(page).getByRole('button', { name: 'Decline' }).click()])
      await expect.poll(() => ran(page)).toBe('/count.js')
      expect([asked, await question(page).isVisible()]).toEqual([[counter], false])
    })

    test('an answer for other scripts is none', async () => {
      const { page } = await openWithHost()
      await question(page).getByRole('button', { name: 'Decline' }).click()
      await question(page).waitFor({ state: 'hidden' })
      await page.evaluate(() => localStorage.setItem('scripts', 'allow https://figures.example.com/maps.js'))
      const later = await openWithHost({ storageState: await stateOf(page) })
      await question(later.page).waitFor()
      await expect.poll(() => ran(later.page)).toBe('/count.js')
      expect(later.asked).toEqual([counter])
    })

    test('nothing of them shows without a script, and nothing moves when the question comes', async () => {
      const plain = await open('/', { javaScriptEnabled: false })
      expect(await question(plain).isVisible()).toBe(false)
      const { page } = await openWithHost()
      await question(page).waitFor()
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
            })
            observer.observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
          }),
      )
      expect(shift).toBeLessThan(0.02)
    })
  },
  ['react'],
  files,
)
