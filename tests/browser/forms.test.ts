// The contact form: its messages, where the focus goes, the simulated sending, and what a link may fill in.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { awake, describeSite, stopClock, withClock } from './site-browser.ts'

const good = {
  Name: 'Ada Byron',
  Email: 'ada@example.com',
  Company: 'Analytical Engines',
  Phone: '+1 555-0123',
  Subject: 'Forty calls at once',
  Message: 'How many calls may start within one second?',
}
type Label = keyof typeof good

const form = (page: Page) => page.locator('#contact-form form')
const field = (page: Page, label: Label | 'Contact Type') => form(page).getByLabel(label, { exact: true })
const button = (page: Page) => form(page).locator('button[type=submit]')
const line = (page: Page) => form(page).getByRole('status')
const toast = (page: Page, role: 'status' | 'alert') => page.locator(`.toast-stack [role=${role}] .toast`)
const focusedLabel = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent)

async function fill(page: Page, texts: Partial<Record<Label, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...good, ...texts })) await field(page, label as Label).fill(text)
}
const written = (page: Page) => Promise.all((Object.keys(good) as Label[]).map((label) => field(page, label).inputValue()))

const allMessages = [
  'Name must be at least 2 characters',
  'Please enter a valid email address',
  'Company name is required',
  'Subject must be at least 5 characters',
  'Message must be at least 20 characters',
]

describeSite('contact form', (site) => {
  it('lists every message of an empty form, under its field and above all, and moves the focus to the first', async () => {
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

  it.each([
    ['Name', ' A ', allMessages[0]],
    ['Email', 'ada@example', allMessages[1]],
    ['Email', 'not an address', allMessages[1]],
    ['Company', 'A', allMessages[2]],
    ['Subject', 'Four', allMessages[3]],
    ['Message', 'Nineteen characters', allMessages[4]],
  ] as const)('says what is wrong with %s "%s", there and only there, until it is right', async (label, text, message) => {
    const page = await site.open('/contact')
    await awake(page, 'ContactForm')
    await fill(page, { [label]: text })
    await button(page).click()
    const error = form(page).locator('.field-error')
    await error.waitFor()
    expect(await error.allTextContents()).toEqual([message])
    expect(await form(page).locator('.error-summary').count()).toBe(0)
    expect(await focusedLabel(page)).toBe(label)
    expect(await field(page, label).getAttribute('aria-invalid')).toBe('true')
    expect((await field(page, label).getAttribute('aria-describedby'))?.split(' ')).toContain(await error.getAttribute('id'))
    await field(page, label).fill(good[label])
    await error.waitFor({ state: 'detached' })
    expect(await field(page, label).getAttribute('aria-invalid')).toBe(null)
  })

  it('can be sent again, with Enter from a field', async () => {
    const page = await site.open('/contact', withClock)
    await awake(page, 'ContactForm')
    await stopClock(page)
    for (const name of ['Ada', 'Grace']) {
      await fill(page, { Name: name })
      await field(page, 'Email').press('Enter')
      await page.clock.runFor(1600)
      await line(page).getByText(`Thank you ${name}!`).waitFor()
    }
    expect(await toast(page, 'status').locator('span').allTextContents()).toHaveLength(2)
  })

  it.each([
    ['?type=partnership&subject=SIP%20trunks', 'partnership', 'SIP trunks'],
    ['?type=general&subject=Application%3A%20Media%20%26%20keys', 'general', 'Application: Media & keys'],
    ['?type=nothing&subject=%20', 'sales', ''],
    ['', 'sales', ''],
  ])('opened with "%s" it starts with type %s and subject "%s"', async (query, type, subject) => {
    const page = await site.open(`/contact${query}`)
    await awake(page, 'ContactForm')
    expect(await field(page, 'Contact Type').inputValue()).toBe(type)
    expect(await field(page, 'Subject').inputValue()).toBe(subject)
  })

  it('keeps what was typed and chosen before it was alive, also against a link that would fill it in', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const page = await site.open('/contact?type=support&subject=From%20the%20link', {
      prepare: async (tab) => void (await tab.route('**/contact-form-*.js', (route) => held.then(() => route.continue()))),
    })
    await fill(page, { Subject: 'Typed first' })
    await field(page, 'Contact Type').selectOption('partnership')
    release()
    await awake(page, 'ContactForm')
    expect(await written(page)).toEqual(Object.values({ ...good, Subject: 'Typed first' }))
    expect(await field(page, 'Contact Type').inputValue()).toBe('partnership')
  })
})
