// The API explorer: choosing a call, the key, the simulated run and its failure, the snippets and what copying them
// gives.

import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { awake, describeSite, settle, stopClock, withClock } from './site-browser.ts'

const key = "sk_test_it's $HOME `x`"
const island = (page: Page) => page.locator('[data-island="ApiExplorer"]')
const keyField = (page: Page) => island(page).getByLabel('API key', { exact: true })
const panel = (page: Page, name: string) => island(page).getByRole('tabpanel', { name })
const execute = (page: Page) => panel(page, 'Test').locator('.execute-bar button')
const reason = (page: Page) => panel(page, 'Test').locator('.execute-bar .field-hint')
const body = (page: Page) => panel(page, 'Test').getByLabel('Request body')
const curl = (page: Page) => panel(page, 'Test').locator('pre[id$="-test-curl"]')
const response = (page: Page) => panel(page, 'Test').locator('pre[id$="-response"]')
const status = (page: Page) => panel(page, 'Test').locator('.response-status')
const toast = (page: Page, role: 'status' | 'alert', text: string) =>
  page.locator(`.toast-stack [role=${role}] .toast`).getByText(text, { exact: true })
const choose = (page: Page, summary: string) =>
  island(page).locator('.explorer-operation').filter({ hasText: summary }).click()
const words = (text: string | null) =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${text}`], { encoding: 'utf8' }).split('\0')
const startBody = {
  from: '+15550110',
  to: '+15550123',
  webhook_url: 'https://app.example.com/voice/webhook',
  timeout: 30,
}

describeSite('API explorer', (site) => {
  it('begins with nothing selected and Select an Endpoint, before any script and after', async () => {
    const text = await (await fetch(`${site.url()}/api`)).text()
    expect(text).toMatch(/<h3>Select an Endpoint<\/h3>/)
    const page = await site.open('/api')
    await awake(page, 'ApiExplorer')
    await island(page).getByRole('heading', { name: 'Select an Endpoint', exact: true }).waitFor()
    expect(await island(page).locator('.explorer-operation[aria-current]').count()).toBe(0)
    expect(await execute(page).count()).toBe(0)
    expect(new URL(page.url()).search).toBe('')
  })

  it('says in the middle what each call takes and returns, and opens its first request with one click', async () => {
    const page = await site.open('/api')
    await awake(page, 'ApiExplorer')
    const starts = island(page).locator('.explorer-starts > li')
    expect(await starts.locator('button').allTextContents()).toEqual(
      await island(page).locator('.explorer-operation .summary').allTextContents(),
    )
    const start = starts.filter({ hasText: 'Start a call' })
    expect(await start.locator('dd').allTextContents()).toEqual([
      'from, to, webhook_url, timeout',
      expect.stringMatching(/^201 The API placed the call\./),
    ])
    // Anywhere in the row.
    await start.locator('dd').last().click({ force: true })
    await island(page).getByRole('heading', { name: 'Start a call', exact: true }).waitFor()
    expect(JSON.parse(await body(page).inputValue())).toEqual(startBody)
    expect(words(await curl(page).textContent())).toContain('https://api.example.com/v1/calls')
    await page.waitForURL('**/api?endpoint=startCall')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Start a call')
  })

  itSome(1, [360, 1024, 1440])('leaves no empty middle at %i pixels, light and dark', async (width) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await site.open('/api', { viewport: { width, height: 900 }, colorScheme })
      await awake(page, 'ApiExplorer')
      const middle = island(page).locator('.explorer-idle')
      const filled = await middle.evaluate((element) => {
        const { height } = element.getBoundingClientRect()
        const rows = [...element.querySelectorAll('.explorer-starts > li')].map((row) => row.getBoundingClientRect())
        return rows.reduce((sum, row) => sum + row.height, 0) / height
      })
      expect(filled).toBeGreaterThan(0.4)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

  it('lists the calls under their visible category and asks to select one when none is', async () => {
    const page = await site.open('/api?endpoint=')
    await awake(page, 'ApiExplorer')
    await island(page).getByRole('heading', { name: 'Select an Endpoint' }).waitFor()
    const groups = await island(page)
      .locator('.explorer-groups div:has(> h3)')
      .evaluateAll((elements) =>
        elements.map((element) => [
          element.querySelector('h3')?.textContent,
          [...element.querySelectorAll('.path')].map((path) => path.textContent),
        ]),
      )
    expect(groups).toEqual([
      ['Calls', ['/v1/calls', '/v1/calls', '/v1/calls/{id}', '/api/v1/calls']],
      ['Webhooks', ['/v1/webhooks']],
    ])
    for (const heading of await island(page).locator('.explorer-groups h3').all())
      expect(await heading.isVisible()).toBe(true)
    expect(await execute(page).count()).toBe(0)
  })

  it('keeps Execute off, with the reason beside it, until a key is typed', async () => {
    const page = await site.open('/api')
    await awake(page, 'ApiExplorer')
    await choose(page, 'Start a call')
    expect(await execute(page).isDisabled()).toBe(true)
    expect(await reason(page).isVisible()).toBe(true)
    expect(await reason(page).textContent()).toBe('This call needs a key: type one under API key.')
    expect(await execute(page).getAttribute('aria-describedby')).toBe(await reason(page).getAttribute('id'))
    expect([await keyField(page).getAttribute('type'), await keyField(page).getAttribute('autocomplete')]).toEqual([
      'password',
      'off',
    ])
    await keyField(page).fill('k')
    await reason(page).getByText('Replies with the documented example').waitFor()
    expect(await execute(page).isEnabled()).toBe(true)
    await keyField(page).fill('')
    await reason(page).getByText('This call needs a key').waitFor()
    expect(await execute(page).isDisabled()).toBe(true)
  })

  it('executes for 1.5 s without asking a server, shows the documented example and says so', async () => {
    const page = await site.open('/api', withClock)
    await awake(page, 'ApiExplorer')
    await choose(page, 'Start a call')
    await keyField(page).fill(key)
    expect(await status(page).textContent()).toBe('No request has been run.')
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await stopClock(page)
    await execute(page).press('Enter')
    await settle(page)
    await page.clock.runFor(1400)
    expect(await execute(page).textContent()).toBe('Executing...')
    expect(await execute(page).isDisabled()).toBe(true)
    expect([await reason(page).textContent(), await status(page).textContent()]).toEqual([
      'Waiting for the answer.',
      'Executing...',
    ])
    expect(await response(page).count()).toBe(0)
    await page.clock.runFor(100)
    await response(page).waitFor()
    expect(JSON.parse((await response(page).textContent()) ?? '')).toMatchObject({
      callId: 'call_8f2c41d0',
      status: 'ringing',
      answered_at: null,
    })
    expect(await status(page).textContent()).toMatch(/^201 The API placed the call\./)
    expect(await execute(page).textContent()).toBe('Execute')
    await page.clock.resume()
    await toast(page, 'status', 'Request executed successfully!').waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Execute')
    expect(requests.filter((url) => !/\.(?:js|css)$/.test(url))).toEqual([])
    expect(
      await page.evaluate(
        () => location.href + JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
      ),
    ).not.toContain('sk_test')
  })

  it(
    'brings a response below the screen into view, clear of the toast, and leaves one in sight alone',
    deep,
    async () => {
      for (const [width, height] of [
        [390, 780],
        [1280, 2400],
      ] as const) {
        const page = await site.open('/api?endpoint=startCall', { viewport: { width, height } })
        await awake(page, 'ApiExplorer')
        await keyField(page).fill(key)
        await execute(page).press('Enter')
        const before = await page.evaluate(() => scrollY)
        await toast(page, 'status', 'Request executed successfully!').waitFor()
        const end = (selector: string) =>
          page.locator(selector).evaluate((element) => [element.getBoundingClientRect().top, scrollY])
        const [toastTop = 0] = await end('.toast')
        const [statusTop = 0, after] = await end('.response-status')
        expect(statusTop).toBeGreaterThan(0)
        expect(statusTop).toBeLessThan(toastTop)
        if (height === 2400) expect(after).toBe(before)
      }
    },
  )

  it('leaves room between its last line and the line below', deep, async () => {
    const page = await site.open('/api?endpoint=startCall')
    await awake(page, 'ApiExplorer')
    for (const tab of ['Documentation', 'Code Examples']) {
      await island(page).getByRole('tab', { name: tab }).click()
      const content = await panel(page, tab).locator('> * > *').last().boundingBox()
      const frame = await island(page).locator('.explorer').boundingBox()
      if (!content || !frame) throw new Error(`${tab} is not visible`)
      expect(frame.y + frame.height - content.y - content.height).toBeGreaterThan(16)
    }
  })

  it('fails with ?fail=1: in the response and in a toast', async () => {
    const page = await site.open('/api?fail=1', withClock)
    await awake(page, 'ApiExplorer')
    await keyField(page).fill(key)
    await choose(page, 'List calls')
    await stopClock(page)
    await execute(page).click()
    await settle(page)
    await page.clock.runFor(1600)
    await response(page).waitFor()
    expect(JSON.parse((await response(page).textContent()) ?? '')).toEqual({ error: 'Request failed' })
    expect(await status(page).textContent()).toBe('Request failed. Please try again.')
    await page.clock.resume()
    await toast(page, 'alert', 'Request failed. Please try again.').waitFor()
    expect(await execute(page).isEnabled()).toBe(true)
  })

  it('clears values and response and fills the body in when a call is chosen, also the same one', async () => {
    const page = await site.open('/api', withClock)
    await awake(page, 'ApiExplorer')
    await keyField(page).fill(key)
    await choose(page, 'List calls')
    await panel(page, 'Test').getByLabel('limit', { exact: true }).fill('7')
    await execute(page).click()
    await page.clock.runFor(2000)
    await response(page).waitFor()
    await choose(page, 'Start a call')
    expect(JSON.parse(await body(page).inputValue())).toEqual(startBody)
    expect([await response(page).count(), await status(page).textContent()]).toEqual([0, 'No request has been run.'])
    await body(page).fill('{}')
    await choose(page, 'Start a call')
    await expect.poll(async () => JSON.parse(await body(page).inputValue())).toEqual(startBody)
    await choose(page, 'List calls')
    expect(await panel(page, 'Test').getByLabel('limit', { exact: true }).inputValue()).toBe('')
    expect(await body(page).count()).toBe(0)
    await page.waitForURL('**/api?endpoint=listCalls')
    expect(await keyField(page).inputValue()).toBe(key)
  })

  it('drops the answer of a run when another call is chosen meanwhile', async () => {
    const page = await site.open('/api', withClock)
    await awake(page, 'ApiExplorer')
    await keyField(page).fill(key)
    await choose(page, 'Start a call')
    await stopClock(page)
    await execute(page).click()
    await settle(page)
    await page.clock.runFor(1000)
    await choose(page, 'Get one call')
    await settle(page)
    await page.clock.runFor(3000)
    await settle(page)
    expect([
      await response(page).count(),
      await status(page).textContent(),
      await page.locator('.toast').count(),
    ]).toEqual([0, 'No request has been run.', 0])
  })

  it('names faulty JSON and missing parameters, and runs all the same', async () => {
    const page = await site.open('/api?endpoint=startCall', withClock)
    await awake(page, 'ApiExplorer')
    await keyField(page).fill(key)
    await body(page).fill('{"from": ')
    const problem = panel(page, 'Test').locator('.field-error')
    await problem.waitFor()
    expect(await problem.textContent()).toContain('This is not valid JSON:')
    expect(await body(page).getAttribute('aria-invalid')).toBe('true')
    expect((await body(page).getAttribute('aria-describedby'))?.split(' ')).toContain(await problem.getAttribute('id'))
    await execute(page).click()
    await page.clock.runFor(2000)
    await toast(page, 'status', 'Request executed successfully!').waitFor()
    await choose(page, 'Get one call')
    expect(await panel(page, 'Test').getByLabel('id', { exact: true }).getAttribute('aria-required')).toBe('true')
    expect(words(await curl(page).textContent())).toContain('https://api.example.com/v1/calls/{id}')
    await execute(page).click()
    await page.clock.runFor(2000)
    await status(page).getByText('200').waitFor()
  })

  it('builds a cURL command a shell reads as typed: path, query, key and body', async () => {
    const page = await site.open('/api?endpoint=startCall')
    await awake(page, 'ApiExplorer')
    await keyField(page).fill(key)
    const text = '{"to": "it\'s $HOME"}\n'
    await body(page).fill(text)
    const header = `Authorization: Bearer ${key}`
    await curl(page).getByText('$HOME"}').waitFor()
    expect(words(await curl(page).textContent())).toEqual(
      [
        '-X',
        'POST',
        'https://api.example.com/v1/calls',
        '-H',
        header,
        '-H',
        'Content-Type: application/json',
        '-d',
        text,
      ].concat(''),
    )
    await choose(page, 'List calls')
    await panel(page, 'Test').getByLabel('from_date', { exact: true }).fill('2026-11-18T09:00:00+01:00')
    await curl(page).getByText('from_date=').waitFor()
    expect(words(await curl(page).textContent())).toEqual([
      '-X',
      'GET',
      'https://api.example.com/v1/calls?from_date=2026-11-18T09%3A00%3A00%2B01%3A00',
      '-H',
      header,
      '',
    ])
  })
})
