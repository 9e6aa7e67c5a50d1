// The contact form: its messages, where the focus goes, the simulated sending, and what a link may fill in.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { deep } from '../setup/deep.ts'
import { contactMessage as good } from './contact-message.ts'
import { awake, describeSite, settle, stopClock, withClock } from './site-browser.ts'

type Label = keyof typeof good

const thanks = `Thank you ${good.Name}! We've received your support inquiry and will respond within 24 hours.`

const form = (page: Page) => page.locator('#contact-form form')
const field = (page: Page, label: Label | 'Contact Type') => form(page).getByLabel(label, { exact: true })
const button = (page: Page) => form(page).locator('button[type=submit]')
const line = (page: Page) => form(page).getByRole('status')
const toast = (page: Page, role: 'status' | 'alert') => page.locator(`.toast-stack [role=${role}] .toast`)
const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent)

async function fill(page: Page, texts: Partial<Record<Label, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...good, ...texts })) await field(page, label as Label).fill(text)
}
const written = (page: Page) =>
  Promise.all((Object.keys(good) as Label[]).map((label) => field(page, label).inputValue()))

const allMessages = [
  'Name must be at least 2 characters',
  'Please enter a valid email address',
  'Company name is required',
  'Subject must be at least 5 characters',
  'Message must be at least 20 characters',
]

describeSite('contact form', (site) => {
  it('lists every message of an empty form, under its field and above all, and focuses the first field', async () => {
    const page = await site.open('/contact')
    await awake(page, 'ContactForm')
    await button(page).click()
    const summary = form(page).locator('.error-summary')
    await summary.waitFor()
    expect(await summary.getAttribute('role')).toBe('alert')
    expect(await summary.locator('p').textContent()).toBe('Please check 5 fields:')
    expect(await summary.locator('li').allTextContents()).toEqual(allMessages)
    expect(await form(page).locator('.field-error').allTextContents()).toEqual(allMessages)
    expect(await focusedLabel(page)).toBe('Name')
    expect(await field(page, 'Phone').getAttribute('aria-invalid')).toBe(null)
    await summary.getByRole('link', { name: 'Message must be at least 20 characters' }).click()
    expect(await focusedLabel(page)).toBe('Message')
    expect(new URL(page.url()).hash).toBe('')
    expect(await button(page).textContent()).toBe('Send Message')
    expect(await toast(page, 'alert').count()).toBe(0)
  })

  it('says what is wrong with a field, there and only there, until it is right', deep, async () => {
    const page = await site.open('/contact')
    await awake(page, 'ContactForm')
    await fill(page)
    const error = form(page).locator('.field-error')
    for (const [label, text, message] of [
      ['Name', ' A ', allMessages[0]],
      ['Email', 'ada@example', allMessages[1]],
      ['Email', 'not an address', allMessages[1]],
      ['Company', 'A', allMessages[2]],
      ['Subject', 'Four', allMessages[3]],
      ['Message', 'Nineteen characters', allMessages[4]],
    ] as const) {
      await field(page, label).fill(text)
      await button(page).press('Enter')
      await error.waitFor()
      expect(await error.allTextContents()).toEqual([message])
      expect(await form(page).locator('.error-summary').count()).toBe(0)
      // Preact moves the focus a frame after the message.
      await expect.poll(() => focusedLabel(page)).toBe(label)
      expect(await field(page, label).getAttribute('aria-invalid')).toBe('true')
      await field(page, label).hover()
      const border = await field(page, label).evaluate((element) => getComputedStyle(element).borderBlockStartColor)
      expect(border).toBe(await error.evaluate((element) => getComputedStyle(element).color))
      expect((await field(page, label).getAttribute('aria-describedby'))?.split(' ')).toContain(
        await error.getAttribute('id'),
      )
      await field(page, label).fill(good[label])
      await error.waitFor({ state: 'detached' })
      expect(await field(page, label).getAttribute('aria-invalid')).toBe(null)
    }
  })

  it('sends for 1.5 s with the button off, then clears; place, toast and console say so', async () => {
    const page = await site.open('/contact', withClock)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Contact form submission:'))
    await awake(page, 'ContactForm')
    await stopClock(page)
    await fill(page)
    await field(page, 'Contact Type').selectOption('support')
    await button(page).press('Enter')
    await settle(page)
    expect([await button(page).textContent(), await button(page).isDisabled()]).toEqual(['Sending...', true])
    expect(await line(page).textContent()).toBe('One moment, please. The button is off while we send.')
    // The disabled button would have lost the focus.
    expect(await line(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await page.clock.runFor(1400)
    expect([
      await button(page).textContent(),
      await toast(page, 'status').count(),
      await field(page, 'Name').inputValue(),
    ]).toEqual(['Sending...', 0, good.Name])
    await page.clock.runFor(100)
    await line(page).getByText(thanks).waitFor()
    await expect
      .poll(() => settle(page).then(() => toast(page, 'status').locator('span').allTextContents()))
      .toEqual([thanks])
    expect([await button(page).textContent(), await button(page).isEnabled()]).toEqual(['Send Message', true])
    expect(await written(page)).toEqual(Object.values(good).map(() => ''))
    expect(await field(page, 'Contact Type').inputValue()).toBe('sales')
    expect(await page.getByText('Demo: nothing is sent.').filter({ visible: true }).count()).toBe(1)
    // Nothing was delivered: beside the thanks is a filled-in e-mail link, which does deliver.
    const mail = new URL((await line(page).getByRole('link').getAttribute('href')) ?? '')
    expect([mail.protocol, mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
      'mailto:',
      good.Subject,
      good.Message,
    ])
    const sent = {
      name: good.Name,
      email: good.Email,
      company: good.Company,
      contactType: 'support',
      subject: good.Subject,
      message: good.Message,
    }
    expect(await (await logged).args()[1]?.jsonValue()).toEqual({ ...sent, phone: '[REDACTED]' })
    await page.clock.runFor(4500)
    expect(await toast(page, 'status').count()).toBe(1)
    await page.clock.runFor(500)
    await settle(page)
    expect(await toast(page, 'status').count()).toBe(0)
  })

  it('sends once when it is submitted several times at once, and once more afterwards', async () => {
    const page = await site.open('/contact', withClock)
    const sent: string[] = []
    page.on('console', (message) => sent.push(message.text()))
    await awake(page, 'ContactForm')
    await stopClock(page)
    await fill(page)
    await form(page).evaluate((element) => {
      const send = element.querySelector('button')
      send?.click()
      send?.click()
      if (element instanceof HTMLFormElement) element.requestSubmit()
    })
    await settle(page)
    await page.clock.runFor(500)
    await field(page, 'Email').press('Enter')
    await page.clock.runFor(3000)
    await line(page).getByText('Thank you Ada Byron!').waitFor()
    await expect.poll(() => settle(page).then(() => toast(page, 'status').count())).toBe(1)
    expect(sent).toHaveLength(1)
    expect(await toast(page, 'alert').count()).toBe(0)
    await fill(page, { Name: 'Grace' })
    await field(page, 'Email').press('Enter')
    await settle(page)
    await page.clock.runFor(1500)
    await line(page).getByText('Thank you Grace!').waitFor()
    expect(sent).toHaveLength(2)
  })

  it('starts with the type and the subject of a link, where they are good', async () => {
    const page = await site.open('/contact')
    for (const [query, type, subject] of [
      ['?type=partnership&subject=SIP%20trunks', 'partnership', 'SIP trunks'],
      ['?type=general&subject=Application%3A%20Media%20%26%20keys', 'general', 'Application: Media & keys'],
      ['?type=nothing&subject=%20', 'sales', ''],
    ] as const) {
      await page.goto(`${site.url()}/contact${query}`)
      await awake(page, 'ContactForm')
      expect([await field(page, 'Contact Type').inputValue(), await field(page, 'Subject').inputValue()]).toEqual([
        type,
        subject,
      ])
    }
  })

  it('keeps what was typed and chosen before it was alive, also against a link that would fill it in', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const page = await site.open('/contact?type=support&subject=From%20the%20link', {
      prepare: async (tab) =>
        void (await tab.route('**/contact-form-*.js', (route) => held.then(() => route.continue()))),
    })
    await fill(page, { Subject: 'Typed first' })
    await field(page, 'Contact Type').selectOption('partnership')
    release()
    await awake(page, 'ContactForm')
    expect(await written(page)).toEqual(Object.values({ ...good, Subject: 'Typed first' }))
    expect(await field(page, 'Contact Type').inputValue()).toBe('partnership')
  })
})
