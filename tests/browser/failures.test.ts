// Failures outside the page: a form endpoint that cannot be reached or refuses, and pictures that cannot be shown. The
// site is a small one whose forms are posted; the real site's forms are simulated.

import type { Page, Route } from 'playwright'
import { expect, it } from 'vitest'
import { deep } from '../setup/deep.ts'
import { contactMessage } from './contact-message.ts'
import { awake, describeSite, expectToast, settle, stopClock, withClock } from './site-browser.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18"/></svg>'
const files = {
  'site.yaml': `name: Example
url: https://example.com
pages: { docsUrl: /, downloadsUrl: /, apiExplorerUrl: /, apiReferenceUrl: / }
endpoints:
  contact: https://forms.example.org/contact
  tickets: /forms/tickets
  newsletter: /forms/newsletter
`,
  'assets/face.svg': picture,
  'assets/other-face.svg': picture,
  'assets/diagram.svg': picture,
  'data/threads.yaml': `- id: one
  title: No sound
  author: Ada Byron
  avatar: /assets/face.svg
  category: Help
  lastActivity: 2026-11-01
- id: two
  title: Too loud
  author: Grace Hopper
  avatar: /assets/other-face.svg
  category: Technical
  lastActivity: 2026-11-02
`,
  'pages/home.yaml': `title: Home
description: Forms that are posted, and pictures.
blocks:
  - { id: contact-form, type: contact, data: { toast: true } }
  - { id: community, type: text, data: { component: CommunityForum } }
  - { id: sdks, type: text, data: { component: SDKDownloadCenter } }
  - { id: diagram, type: image, data: { src: /assets/diagram.svg, alt: How a call starts, width: 40, height: 40 } }
  - { id: nothing, type: image }
`,
}

// A form without fields of its own asks for no company.
const { Company: _, ...message } = contactMessage

interface Endpoint {
  answer: (route: Route) => Promise<void>
  /** What was posted, as JSON. */
  posted: unknown[]
}

async function answerPosts(page: Page, address: string): Promise<Endpoint> {
  const endpoint: Endpoint = { answer: (route) => route.abort(), posted: [] }
  await page.route(address, async (route) => {
    endpoint.posted.push(route.request().postDataJSON())
    await endpoint.answer(route)
  })
  return endpoint
}

const accept = (route: Route) => route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
const refuse = (route: Route) => route.fulfill({ status: 500 })
const fill = async (page: Page, form: string, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts))
    await page.locator(form).getByLabel(label, { exact: true }).fill(text)
}
const values = (page: Page, form: string, labels: readonly string[]) =>
  Promise.all(labels.map((label) => page.locator(form).getByLabel(label, { exact: true }).inputValue()))
const send = (page: Page, form: string) => page.locator(`${form} button[type=submit]`)
const line = (page: Page, form: string) => page.locator(`${form} .form-result`)

describeSite(
  'a form with an endpoint',
  (site) => {
    const open = async (island: string, address: string) => {
      const page = await site.open('/', withClock)
      const endpoint = await answerPosts(page, address)
      await awake(page, island)
      return { page, endpoint }
    }

    it('contact: says why it failed for 7 s, keeps what was written, and posts it once when sent again', async () => {
      const { page, endpoint } = await open('ContactForm', 'https://forms.example.org/contact')
      const form = '#contact-form form'
      const failure = 'Failed to send message. Please try again or contact us directly.'
      await stopClock(page)
      await fill(page, form, message)
      await expectToast(page, { kind: 'alert', text: failure, stayMs: 7000 }, () => send(page, form).press('Enter'))
      expect(await line(page, form).locator('p').allTextContents()).toEqual([
        failure,
        'Your text is still in the form.',
      ])
      expect([await send(page, form).textContent(), await send(page, form).isEnabled()]).toEqual(['Send Message', true])
      expect(await values(page, form, Object.keys(message))).toEqual(Object.values(message))
      endpoint.answer = refuse
      await expectToast(page, { kind: 'alert', text: failure, stayMs: 7000 }, () => send(page, form).press('Enter'))
      const [key] = endpoint.posted.map((sent) => (sent as { idempotencyKey: string }).idempotencyKey)
      endpoint.answer = accept
      endpoint.posted = []
      await page.locator(form).evaluate((element) => {
        if (!(element instanceof HTMLFormElement)) return
        element.requestSubmit()
        element.requestSubmit()
      })
      await line(page, form).getByText('We have received your message.').waitFor()
      expect(endpoint.posted).toEqual([
        {
          name: message.Name,
          email: message.Email,
          phone: message.Phone,
          subject: message.Subject,
          message: message.Message,
          // The key of the first attempt: an endpoint that had it already delivers nothing.
          idempotencyKey: key,
        },
      ])
      expect(await values(page, form, Object.keys(message))).toEqual(Object.values(message).map(() => ''))
      expect(site.takeProblems().every((text) => text.includes('Failed to load resource'))).toBe(true)
    })

    it('ticket: one toast of 7 s, the form as it was, nothing listed; then it can be sent again', async () => {
      const { page, endpoint } = await open('CommunityForum', '**/forms/tickets')
      const form = 'form.ticket'
      await page.getByRole('tab', { name: 'Support' }).click()
      await stopClock(page)
      await fill(page, form, { Subject: 'No sound', Description: 'Since this morning' })
      await page.locator(form).getByLabel('Category', { exact: true }).selectOption('Billing Question')
      endpoint.answer = refuse
      await expectToast(page, { kind: 'alert', text: 'Failed to submit ticket. Please try again.', stayMs: 7000 }, () =>
        send(page, form).press('Enter'),
      )
      expect(await line(page, form).locator('p').allTextContents()).toEqual([
        'Failed to submit ticket. Please try again.',
        'Your text is still in the form.',
      ])
      expect([await send(page, form).textContent(), await send(page, form).isEnabled()]).toEqual([
        'Submit Ticket',
        true,
      ])
      expect(await values(page, form, ['Subject', 'Category', 'Description'])).toEqual([
        'No sound',
        'Billing Question',
        'Since this morning',
      ])
      expect(await page.locator('.ticket-list article').count()).toBe(0)
      endpoint.answer = accept
      await send(page, form).press('Enter')
      await page.locator('.ticket-list article').waitFor()
      expect(endpoint.posted.at(-1)).toEqual({
        subject: 'No sound',
        category: 'Billing Question',
        description: 'Since this morning',
        idempotencyKey: expect.any(String),
      })
      expect(site.takeProblems().every((text) => text.includes('Failed to load resource'))).toBe(true)
    })

    it('newsletter: says so and keeps the address', async () => {
      const { page, endpoint } = await open('SDKDownloadCenter', '**/forms/newsletter')
      const form = 'form.newsletter'
      await stopClock(page)
      await fill(page, form, { Email: 'ada@example.com' })
      await expectToast(page, { kind: 'alert', text: 'Subscription failed. Please try again.', stayMs: 4000 }, () =>
        send(page, form).press('Enter'),
      )
      expect([await line(page, form).textContent(), await values(page, form, ['Email'])]).toEqual([
        'Subscription failed. Please try again.',
        ['ada@example.com'],
      ])
      endpoint.answer = accept
      await send(page, form).press('Enter')
      await line(page, form).getByText('Thank you. You are subscribed.').waitFor()
      await settle(page)
      expect([endpoint.posted.at(-1), await values(page, form, ['Email'])]).toEqual([
        { email: 'ada@example.com', idempotencyKey: expect.any(String) },
        [''],
      ])
      expect(site.takeProblems().every((text) => text.includes('Failed to load resource'))).toBe(true)
    })

    it('each has a field that people neither see nor reach; filled in, nothing is sent', deep, async () => {
      const { page, endpoint } = await open('ContactForm', 'https://forms.example.org/contact')
      for (const form of ['#contact-form form', 'form.ticket', 'form.newsletter'])
        expect(await page.locator(`${form} [aria-hidden=true] input[tabindex="-1"]`).count()).toBe(1)
      const form = '#contact-form form'
      await fill(page, form, message)
      const trap = page.locator(`${form} [name=homepage]`)
      expect(await trap.evaluate((input) => input.parentElement?.getBoundingClientRect().width)).toBe(1)
      await trap.fill('https://example.com')
      await send(page, form).press('Enter')
      await line(page, form).getByText('We have received your message.').waitFor()
      expect(endpoint.posted).toEqual([])
    })

    it('a picture that cannot be loaded leaves its words, a portrait its initials, and the widget works', async () => {
      const page = await site.open('/', {
        prepare: async (tab) => {
          await tab.route('**/assets/{face,diagram}*.svg', (route) => route.abort())
          await tab.route('**/assets/other-face*.svg', (route) => route.continue())
        },
      })
      await awake(page, 'CommunityForum')
      const avatar = (name: string) => page.locator('.thread').filter({ hasText: name }).locator('.avatar')
      await page.waitForFunction(() => document.querySelectorAll('.avatar[data-avatar=error]').length === 1)
      expect([await avatar('Ada Byron').textContent(), await avatar('Ada Byron').locator('img').count()]).toEqual([
        'AB',
        0,
      ])
      await page.waitForFunction(() => document.querySelectorAll('.avatar[data-avatar=loaded]').length === 1)
      expect([await avatar('Grace Hopper').textContent(), await avatar('Grace Hopper').locator('img').count()]).toEqual(
        ['', 1],
      )
      await page.getByPlaceholder('Search discussions...').fill('loud')
      await avatar('Ada Byron').waitFor({ state: 'detached' })
      await page.locator('#diagram').scrollIntoViewIfNeeded()
      const note = page.locator('#diagram .image-missing')
      await note.waitFor()
      expect([await note.textContent(), await page.locator('#nothing .image-missing').textContent()]).toEqual([
        'How a call starts',
        'No image source provided',
      ])
      expect(await page.locator('#diagram img:visible').count()).toBe(0)
      expect(site.takeProblems().filter((text) => !text.includes('Failed to load resource'))).toEqual([])
    })
  },
  ['react'],
  files,
)
