// What visitors do before a widget is alive stays: what they typed, chose or opened, and their focus.

import { expect, it } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { everySleep, openAsleep } from './asleep.ts'
import { describeSite } from './site-browser.ts'

describeSite('what was done before waking', (site) => {
  itSome(1, everySleep)('stays in the explorer: key, switch and choice, and Execute is on, %s', async (sleep) => {
    const { page, wake } = await openAsleep(site, '/api', sleep)
    await page.getByLabel('API key').fill('key_test')
    await page.getByRole('switch').check()
    await page.locator('.explorer-operation').first().click()
    await wake('ApiExplorer')
    const execute = page.getByRole('button', { name: 'Execute' })
    await execute.waitFor()
    expect([
      await page.getByLabel('API key').inputValue(),
      await page.getByRole('switch').isChecked(),
      await execute.isEnabled(),
      (await page.locator('.endpoint-rail code').first().textContent())?.includes('$VOICE_API_KEY'),
    ]).toEqual(['key_test', true, true, true])
  })

  itSome(1, everySleep)(
    'stays in the explorer: an endpoint of the select, also against the address, %s',
    async (sleep) => {
      const phone = { width: 360, height: 740 }
      const { page, wake } = await openAsleep(site, '/api?endpoint=startCall', sleep, phone)
      const select = page.getByLabel('Endpoint', { exact: true })
      await select.selectOption('createCall')
      await wake('ApiExplorer')
      await page.getByRole('button', { name: 'Execute' }).waitFor()
      await page.waitForURL('**/api?endpoint=createCall')
      expect(await select.inputValue()).toBe('createCall')
      await select.selectOption('listCalls')
      await page.waitForURL('**/api?endpoint=listCalls')
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.locator('.explorer-operation').last().click()
      await expect.poll(() => new URL(page.url()).search).not.toBe('?endpoint=listCalls')
      await page.setViewportSize(phone)
      expect(await select.inputValue()).toBe(new URL(page.url()).searchParams.get('endpoint'))
    },
  )

  itSome(1, everySleep)('stays in lists: a filter counts, and details are open, %s', async (sleep) => {
    const jobs = await openAsleep(site, '/careers', sleep)
    await jobs.page.locator('.job-details > summary').last().click()
    const title = await jobs.page.locator('.job h3').last().textContent()
    await jobs.page.getByPlaceholder('Search positions...').fill(title ?? '')
    await jobs.wake('JobListing')
    await expect.poll(() => jobs.page.locator('.job h3').allTextContents()).toEqual([title])
    expect(await jobs.page.locator('.job-details[open]').count()).toBe(1)

    const forum = await openAsleep(site, '/community', sleep)
    await forum.page.getByPlaceholder('Search discussions...').fill('no such thread')
    await forum.wake('CommunityForum')
    await forum.page.getByText('No threads found').waitFor()

    const help = await openAsleep(site, '/help', sleep)
    await help.page.locator('[data-island=HelpSearch] input').fill('no such article')
    await help.wake('HelpSearch')
    await expect.poll(() => help.page.locator('[data-island=HelpSearch] .empty-title').count()).toBe(1)
  })

  it('stays in every field and disclosure of the other widgets', deep, async () => {
    for (const [path, names] of [
      ['/contact', ['ContactForm']],
      ['/downloads', ['DownloadCenter', 'SDKDownloadCenter']],
      ['/performance', ['InteractiveBenchmarks', 'PerformanceMetrics']],
    ] as const) {
      const { page, wake } = await openAsleep(site, path, 'before any script')
      const inIslands = (selector: string) => page.locator(`main [data-island] :is(${selector}):visible`)
      for (const field of await inIslands('input, textarea').all()) await field.fill('12345 typed')
      for (const select of await inIslands('select').all()) await select.selectOption({ index: 2 })
      for (const summary of await inIslands('summary').all()) await summary.click()
      const state = () =>
        inIslands('input, textarea, select, details').evaluateAll((found) =>
          found.map((element) =>
            element instanceof HTMLDetailsElement ? element.open : 'value' in element && element.value,
          ),
        )
      const before = await state()
      expect([path, before.filter((value) => value === '' || value === false)]).toEqual([path, []])
      await wake(names[0])
      for (const name of names) {
        await page.locator(`[data-island="${name}"]`).first().dispatchEvent('pointerdown')
        await wake(name)
      }
      expect([path, await state()]).toEqual([path, before])
    }
  })

  it.each(everySleep)('is the focus: of tabs, fields and buttons, %s', deep, async (sleep) => {
    for (const [path, name] of [
      ['/security', 'SecurityShowcase'],
      ['/docs', 'PlatformSelection'],
      ['/docs/sdk', 'SDKDownloadCenter'],
      ['/performance', 'InteractiveBenchmarks'],
    ] as const) {
      const { page, wake } = await openAsleep(site, path, sleep)
      const tab = page.locator(`[data-island="${name}"] .tab`).nth(1)
      await tab.focus()
      const label = await tab.textContent()
      await wake(name)
      await page.getByRole('tab', { name: label ?? '', exact: true }).waitFor()
      const focused = () => page.evaluate(() => document.activeElement?.textContent)
      expect([path, await focused()]).toEqual([path, label])
      await page.keyboard.press('Space')
      await page.getByRole('tab', { name: label ?? '', exact: true, selected: true }).waitFor()
      expect([path, await focused()]).toEqual([path, label])
    }
    const { page, wake } = await openAsleep(site, '/downloads', sleep)
    await page.locator('.download-action > *').nth(1).focus()
    await wake('DownloadCenter')
    await expect.poll(() => page.locator('.download-action').nth(1).locator('button:focus').count()).toBe(1)
  })

  it('is the panel that the address names', async () => {
    const { page, wake } = await openAsleep(site, '/docs', 'before its own script')
    const tab = page.locator('[data-island="PlatformSelection"] .tab', { hasText: 'Mobile Applications' })
    const href = await tab.getAttribute('href')
    await page.evaluate((hash) => location.assign(hash ?? ''), href)
    await tab.focus()
    await wake('PlatformSelection')
    await page.getByRole('tab', { name: 'Mobile Applications', selected: true }).waitFor()
  })
})
