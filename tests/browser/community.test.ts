// The community: the forum's filters and what its threads open, the showcase, tickets with both outcomes, and quick
// help.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { awake, describeSite, expectToast, settle, stopClock, withClock } from './site-browser.ts'

const island = (page: Page) => page.locator('[data-island="CommunityForum"]')
const tab = (page: Page, name: string) => island(page).getByRole('tab', { name })
const button = (page: Page, name: string) => island(page).getByRole('button', { name, exact: true })
const titles = (page: Page) =>
  island(page)
    .locator('.thread h4')
    .evaluateAll((found) =>
      found.map((title) =>
        title.textContent
          .replace(' (opens a new tab)', '')
          .split(/[,:? ]/, 3)
          .join(' '),
      ),
    )
const ticket = (page: Page) => island(page).locator('form.ticket')
const line = (page: Page) => ticket(page).locator('.form-result')
const send = (page: Page) => ticket(page).locator('button[type=submit]')
const toasts = (page: Page, kind: 'status' | 'alert') => page.locator(`.toast-stack [role=${kind}] .toast span`)
const fields = (page: Page) =>
  Promise.all(
    ['Subject', 'Category', 'Description'].map((label) => ticket(page).getByLabel(label, { exact: true }).inputValue()),
  )
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const missing = 'Please fill in both subject and description'

async function openSupport(page: Page): Promise<void> {
  await awake(page, 'CommunityForum')
  await tab(page, 'Support').click()
  await ticket(page).waitFor()
}

async function fill(page: Page, subject: string, description: string): Promise<void> {
  await ticket(page).getByLabel('Subject', { exact: true }).fill(subject)
  await ticket(page).getByLabel('Description', { exact: true }).fill(description)
}

describeSite('community', (site) => {
  it('filters threads by title and category as one types, pinned ones first', async () => {
    const page = await site.open('/community')
    await awake(page, 'CommunityForum')
    const search = island(page).getByPlaceholder('Search discussions...')
    const category = island(page).getByLabel('Category', { exact: true }).first()
    const count = island(page).locator('.forum .result-count')
    expect(await category.locator('option').allTextContents()).toEqual([
      'All',
      'Technical',
      'Discussion',
      'Tutorial',
      'Help',
    ])
    const all = await titles(page)
    expect(all).toHaveLength(8)
    expect(
      await island(page)
        .locator('.thread')
        .evaluateAll((found) => found.map((thread) => thread.textContent.includes('Pinned'))),
    ).toEqual(all.map((_, index) => index < 2))
    for (const [text, option, found] of [
      ['PUSH', 'all', ['Push to talk']],
      // An author, who is not searched.
      ['Camille', 'all', []],
      ['', 'Help', ['join() resolves ', 'Tokens and eight-hour']],
      ['to', 'Technical', ['SIP trunk answers']],
      ['to', 'Help', ['Tokens and eight-hour']],
      ['sip', 'Tutorial', []],
      ['  ', 'all', all],
    ] as const) {
      await search.fill(text)
      await category.selectOption(option)
      await expect.poll(() => titles(page)).toEqual(found)
      expect(await count.textContent()).toBe(found.length === 1 ? '1 thread' : `${found.length} threads`)
      expect(await island(page).getByText('No threads found', { exact: true }).count()).toBe(found.length === 0 ? 1 : 0)
    }
  })

  it('opens a thread with an address in a new tab without an opener; other threads show a toast for 2 s', async () => {
    const page = await site.open('/community', withClock)
    await page
      .context()
      .route('https://forum.example.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Thread</title>' }),
      )
    await awake(page, 'CommunityForum')
    const opened: Page[] = []
    page.context().on('page', (other) => opened.push(other))
    const link = island(page).getByRole('link', { name: 'SIP trunk answers 488' })
    expect(await link.getAttribute('rel')).toContain('noopener')
    const marks = await island(page)
      .locator('.thread-link')
      .evaluateAll((links) => links.map((each) => [each.localName, getComputedStyle(each, '::after').content]))
    expect(marks.filter(([name, mark]) => (name === 'a') !== mark?.includes('↗'))).toEqual([])
    const [other] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await other.waitForURL('https://forum.example.com/t/sip-488')
    expect(await other.evaluate(() => window.opener === null)).toBe(true)
    await other.close()
    await page.bringToFront()
    await stopClock(page)
    const address = page.url()
    await expectToast(page, { kind: 'status', text: 'Sample data: this thread has no page.', stayMs: 2000 }, () =>
      island(page).getByRole('button', { name: 'join() resolves' }).press('Enter'),
    )
    await expectToast(
      page,
      { kind: 'status', text: 'The forum is read-only. New threads are closed.', stayMs: 2000 },
      () => button(page, 'New Thread').press('Enter'),
    )
    expect([opened.length, page.url()]).toEqual([1, address])

    await tab(page, 'Support').click()
    await expectToast(
      page,
      { kind: 'status', text: 'Live chat is offline. Please submit a ticket.', stayMs: 3000 },
      () => button(page, 'Live Chat').press('Enter'),
    )
    const help = island(page).locator('.quick-help').getByRole('link')
    expect(
      await help.evaluateAll((links) => links.map((element) => [element.textContent, element.getAttribute('href')])),
    ).toEqual([
      ['Documentation', '/docs'],
      ['Email Support', expect.stringMatching(/^mailto:.+@example\.com$/)],
      ['Video Tutorials', '/help'],
    ])

    await tab(page, 'Showcase').click()
    const links = (name: string) => island(page).getByRole('article', { name }).getByRole('link').allTextContents()
    expect(await links('Loss Lens')).toEqual(['Demo', 'GitHub'])
    expect(await links('Call Tape')).toEqual(['GitHub'])
  })

  it('asks for both fields of a ticket, sends it once in 1.5 s with the button off, lists and clears it', async () => {
    const page = await site.open('/community', withClock)
    await openSupport(page)
    await stopClock(page)
    await fill(page, '', '   ')
    await expectToast(page, { kind: 'alert', text: missing, stayMs: 4000 }, () => send(page).press('Enter'))
    expect(await ticket(page).locator('.field-error').allTextContents()).toEqual([
      'Subject is empty',
      'Description is empty',
    ])
    expect([await line(page).textContent(), await focusedName(page), await send(page).textContent()]).toEqual([
      missing,
      'subject',
      'Submit Ticket',
    ])
    await ticket(page).getByLabel('Subject', { exact: true }).fill(' One-way audio ')
    await settle(page)
    expect(await ticket(page).locator('.field-error').allTextContents()).toEqual(['Description is empty'])
    await send(page).press('Enter')
    await settle(page)
    expect(await focusedName(page)).toBe('description')

    await page.clock.runFor(5000)
    await fill(page, ' One-way audio ', ' The caller is not heard. ')
    await ticket(page).getByLabel('Category', { exact: true }).selectOption('Technical Issue')
    await ticket(page).evaluate((form) => {
      const press = form.querySelector('button')
      press?.click()
      press?.click()
    })
    await settle(page)
    expect([await send(page).textContent(), await send(page).isDisabled()]).toEqual(['Submitting...', true])
    await page.clock.runFor(1400)
    expect([await send(page).textContent(), await fields(page)]).toEqual([
      'Submitting...',
      [' One-way audio ', 'Technical Issue', ' The caller is not heard. '],
    ])
    expect(await toasts(page, 'status').count()).toBe(0)
    await page.clock.runFor(100)
    await settle(page)
    const listed = island(page).locator('.ticket-list article')
    await listed.waitFor()
    const [, id = ''] = /#(\d{6})/.exec((await listed.textContent()) ?? '') ?? []
    expect(await listed.locator('h5, .ticket-facts > *').allTextContents()).toEqual([
      'One-way audio',
      `#${id}`,
      'Open',
      'High priority',
      'Technical Issue',
    ])
    expect(await toasts(page, 'status').allTextContents()).toEqual([`Ticket ${id} created`])
    expect(await line(page).textContent()).toBe(`Ticket ${id} created. It is listed below.`)
    expect([await send(page).textContent(), await send(page).isEnabled(), await fields(page)]).toEqual([
      'Submit Ticket',
      true,
      ['', 'General Support', ''],
    ])
    await page.clock.runFor(4700)
    expect(await toasts(page, 'status').count()).toBe(1)
    await page.clock.runFor(300)
    await settle(page)
    expect(await toasts(page, 'status').count()).toBe(0)

    for (const [category, priority] of [
      ['Billing Question', 'Medium'],
      ['Feature Request', 'Low'],
      ['General Support', 'Medium'],
    ] as const) {
      await fill(page, category, 'Text')
      await ticket(page).getByLabel('Category', { exact: true }).selectOption(category)
      await send(page).press('Enter')
      await settle(page)
      await page.clock.runFor(1500)
      await settle(page)
      expect(await listed.first().locator('h5').textContent()).toBe(category)
      expect(await listed.first().textContent()).toContain(`${priority} priority`)
    }
    expect(await listed.count()).toBe(4)
    await tab(page, 'Forum').click()
    await tab(page, 'Support').click()
    expect(await listed.count()).toBe(4)
    expect(await toasts(page, 'alert').count()).toBe(0)
  })
})
