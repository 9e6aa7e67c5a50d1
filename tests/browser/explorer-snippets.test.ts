// What the API explorer lets a visitor copy: the key shown or hidden, the toasts, a refused clipboard, and the tabs by
// keyboard.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { awake, describeSite } from './site-browser.ts'

const key = 'sk_test_4f2a'
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const island = (page: Page) => page.locator('[data-island="ApiExplorer"]')
const panel = (page: Page, name: string) => island(page).getByRole('tabpanel', { name })
const tab = (page: Page, name: string) => island(page).getByRole('tab', { name })
const hideKey = (page: Page) => island(page).getByRole('switch', { name: 'Hide key' })
const snippet = (page: Page, tabName: string, title: string) =>
  panel(page, tabName)
    .locator('figure')
    .filter({ has: page.getByText(title, { exact: true }) })
const toast = (page: Page, role: 'status' | 'alert', text: string) =>
  page.locator(`.toast-stack [role=${role}] .toast`).getByText(text, { exact: true })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

describeSite('API explorer snippets', (site) => {
  it('shows and copies the key; hidden, $VOICE_API_KEY replaces it in what is shown and copied', async () => {
    const page = await site.open('/api?endpoint=startCall', clipboard)
    await awake(page, 'ApiExplorer')
    await island(page).getByLabel('API key', { exact: true }).fill(key)
    const curl = snippet(page, 'Test', 'cURL')
    expect(await hideKey(page).isChecked()).toBe(false)
    await curl.locator('code').getByText(`'Authorization: Bearer ${key}'`).waitFor()
    await curl.getByRole('button', { name: 'Copy' }).click()
    await toast(page, 'status', 'Copied to clipboard!').waitFor()
    expect(await copied(page)).toBe(await curl.locator('code').textContent())
    expect(await copied(page)).toContain(key)
    await hideKey(page).check()
    await curl.locator('code').getByText('"Authorization: Bearer $VOICE_API_KEY"').waitFor()
    expect(await island(page).textContent()).not.toContain(key)
    await curl.getByRole('button').click()
    await expect.poll(() => copied(page)).toContain('$VOICE_API_KEY')
    expect(await copied(page)).not.toContain(key)
    await tab(page, 'Code Examples').click()
    expect(await snippet(page, 'Code Examples', 'Node.js').locator('code').textContent()).toContain(
      '`Bearer ${process.env.VOICE_API_KEY}`',
    )
    expect(await snippet(page, 'Code Examples', 'Python').locator('code').textContent()).toContain(
      'os.environ["VOICE_API_KEY"]',
    )
    await hideKey(page).uncheck()
    for (const title of ['cURL', 'Node.js', 'Python'])
      await snippet(page, 'Code Examples', title).locator('code').getByText(key).waitFor()
  })

  it('says Copied for two seconds', async () => {
    const page = await site.open('/api?endpoint=listCalls', clipboard)
    await awake(page, 'ApiExplorer')
    const button = snippet(page, 'Test', 'cURL').getByRole('button')
    await button.waitFor()
    await page.clock.install()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await button.click()
    await button.getByText('Copied', { exact: true }).waitFor()
    await page.clock.runFor(1900)
    expect(await button.textContent()).toBe('Copied')
    await page.clock.runFor(200)
    await button.getByText('Copy', { exact: true }).waitFor()
  })

  it('says so in a toast and in place when the browser refuses to copy, and takes it back after a copy', async () => {
    const page = await site.open('/api?endpoint=listCalls', clipboard)
    await awake(page, 'ApiExplorer')
    const curl = snippet(page, 'Test', 'cURL')
    await page.evaluate(() => {
      const write = navigator.clipboard.writeText
      navigator.clipboard.writeText = () => {
        navigator.clipboard.writeText = write
        return Promise.reject(new Error('refused'))
      }
    })
    await curl.getByRole('button').click()
    await toast(page, 'alert', 'Failed to copy to clipboard').waitFor()
    expect(await curl.locator('.field-error').textContent()).toBe('Failed to copy to clipboard')
    expect(await curl.getByRole('button').textContent()).toBe('Copy')
    await curl.getByRole('button').click()
    await toast(page, 'status', 'Copied to clipboard!').waitFor()
    await curl.locator('.field-error').waitFor({ state: 'detached' })
  })

  it('copies the documented address of a call', async () => {
    const page = await site.open('/api?endpoint=getCall', clipboard)
    await awake(page, 'ApiExplorer')
    await island(page).getByRole('button', { name: 'Copy address' }).click()
    await toast(page, 'status', 'Copied to clipboard!').waitFor()
    expect(await copied(page)).toBe('https://api.example.com/v1/calls/{id}')
  })

  it('moves through its tabs by keyboard, in a ring, and shows one panel at a time', async () => {
    const page = await site.open('/api?endpoint=createCall')
    await awake(page, 'ApiExplorer')
    await tab(page, 'Test').focus()
    for (const [press, name] of [
      ['ArrowRight', 'Documentation'],
      ['End', 'Code Examples'],
      ['ArrowRight', 'Test'],
      ['ArrowLeft', 'Code Examples'],
      ['Home', 'Test'],
    ] as const) {
      await page.keyboard.press(press)
      await panel(page, name).waitFor()
      expect(await island(page).getByRole('tab', { selected: true }).allTextContents()).toEqual([name])
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
      expect(await island(page).getByRole('tabpanel').count()).toBe(1)
    }
    await page.keyboard.press('Tab')
    expect(await tab(page, 'Test').evaluate((element) => element === document.activeElement)).toBe(false)
    expect(await island(page).locator('[role=tab][tabindex="0"]').count()).toBe(1)
  })

  it('keeps what was typed while another tab is shown, and documents the alias with a link to the docs', async () => {
    const page = await site.open('/api?endpoint=createCall')
    await awake(page, 'ApiExplorer')
    await island(page).getByText('Alias of startCall').waitFor()
    await panel(page, 'Test').getByLabel('Request body').fill('{"to": "sip:typed@example.com"}')
    await tab(page, 'Documentation').click()
    const link = panel(page, 'Documentation').getByRole('link', { name: 'Read createCall in the reference' })
    expect(await link.getAttribute('href')).toBe('/docs/api/calls#createCall')
    expect(await panel(page, 'Documentation').getByRole('table').locator('th[scope=row]').allTextContents()).toEqual([
      'fromrequired',
      'torequired',
    ])
    await tab(page, 'Test').click()
    expect(await panel(page, 'Test').getByLabel('Request body').inputValue()).toBe('{"to": "sip:typed@example.com"}')
    await panel(page, 'Test').locator('code').getByText('sip:typed@example.com').waitFor()
  })

  it('offers the same calls in a select on a small screen', async () => {
    const page = await site.open('/api', { viewport: { width: 360, height: 740 } })
    await awake(page, 'ApiExplorer')
    expect(await island(page).locator('.explorer-operation').first().isVisible()).toBe(false)
    const select = island(page).getByLabel('Endpoint', { exact: true })
    expect(
      await select
        .locator('optgroup')
        .evaluateAll((groups) => groups.map((group) => [group.getAttribute('label'), group.children.length])),
    ).toEqual([
      ['Calls', 4],
      ['Webhooks', 1],
    ])
    await select.selectOption('createWebhook')
    await island(page).getByRole('heading', { name: 'Register a webhook' }).waitFor()
    await select.selectOption('')
    await island(page).getByRole('heading', { name: 'Select an Endpoint' }).waitFor()
    await page.waitForURL('**/api?endpoint=')
  })
})
