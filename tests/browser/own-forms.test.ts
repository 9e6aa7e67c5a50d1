// Forms with fields of their own, posted from a watch to a service on this computer: as JSON, and as forms of HTML with
// and without files; by the script, and by the browser alone.

import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type FormService, openFormService } from '../setup/form-service.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { findViolations } from './find-violations.ts'
import { awake, closePages, openBrowser } from './site-browser.ts'

const siteFile = (port: number) => `name: Example
url: https://example.com
contact: { email: hello@example.com }
pages: { contactUrl: / }
endpoints:
  contact: http://localhost:${port}/contact
  forms:
    - name: repair
      address: http://127.0.0.1:${port}/repair
      takes: form
      values: [{ name: _subject, value: A repair }]
    - { name: order, address: "http://localhost:${port}/order", takes: form }
`
const homeFile = `title: Home
description: Three forms on one page, each with an endpoint of its own.
blocks:
  - { id: head, type: hero, title: Forms }
  - { id: contact, type: contact, title: Write to us }
  - id: repair
    type: contact
    title: A repair
    data:
      form: repair
      thanks: Thank you {name}. We look at your {bike}.
      fields:
        - { name: name, label: Your name }
        - { name: email, type: email, label: Your mail }
        - name: bike
          type: select
          label: Bicycle
          options: [{ label: Tandem, value: b1 }, { label: Long John, value: b2 }]
        - { name: photos, type: file, label: Photos, accept: [image/*], maxMB: 0.001, multiple: true, required: false }
        - { name: news, type: checkbox, label: Send me news }
        - { name: terms, type: consent, label: I agree, link: { text: Details, href: "#head" } }
  - id: order
    type: contact
    title: An order
    data:
      form: order
      showDetails: false
      button: Order it
      fields:
        - { name: name, label: Name }
        - { name: note, type: textarea, label: Note, required: false, rows: 3 }
        # Names that a form has itself.
        - { name: action, label: Action, required: false }
        - { name: submit, label: Submit, required: false }
        - { name: reset, label: Reset, required: false }
        - { name: children, label: Children, required: false }
`

describe.skipIf(inject('chromium') === '')('forms of a site', () => {
  let service: FormService
  let site: WatchedSite
  let complaints: string[] = []
  beforeAll(async () => {
    service = await openFormService()
    site = await startWatch({ 'site.yaml': siteFile(service.port), 'pages/home.yaml': homeFile }, {}, null)
  })
  beforeEach(() => {
    complaints = []
    service.received.length = 0
  })
  afterEach(async () => {
    await closePages()
    expect(complaints).toEqual([])
  })
  afterAll(async () => {
    await site.close()
    await service.close()
  })

  const open = async (options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<void>) => {
    const context = await (await openBrowser()).newContext(options)
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await prepare?.(page)
    await page.goto(`${site.url}/`, { waitUntil: 'commit' })
    await page.locator('footer').waitFor({ state: 'attached' })
    return page
  }
  const form = (page: Page, title: string) => page.getByRole('form', { name: title })
  const send = (sent: Locator) => sent.getByRole('button', { name: 'Send Message' })
  const fillRepair = async (page: Page) => {
    const repair = form(page, 'A repair')
    await repair.getByLabel('Your name').fill(' Ada ')
    await repair.getByLabel('Your mail').fill('ada@example.com')
    await repair.getByLabel('Bicycle').selectOption({ label: 'Long John' })
    await repair.getByLabel('I agree').check()
    return repair
  }
  const picture = (bytes: number) => ({ name: 'bike.png', mimeType: 'image/png', buffer: Buffer.alloc(bytes) })
  const wakeForm = async (page: Page, title: string) => {
    await form(page, title).scrollIntoViewIfNeeded()
    await page
      .locator('[data-island=ContactForm][data-awake]')
      .filter({ has: form(page, title) })
      .waitFor()
  }

  it('may be posted to this computer in a watch, which says that a build refuses it', () => {
    const { problems } = site.reports[0] ?? {}
    expect(problems?.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning local-endpoint',
      'warning local-endpoint',
      'warning local-endpoint',
    ])
  })

  it('are posted as JSON, and thank once', async () => {
    const page = await open()
    await awake(page, 'ContactForm')
    const contact = form(page, 'Write to us')
    for (const [label, text] of Object.entries({ Name: 'Ada', Email: 'ada@example.com', Subject: 'Hi', Message: 'Yo' }))
      await contact.getByLabel(label, { exact: true }).fill(text)
    await contact.getByRole('button', { name: 'Send Message' }).click()
    await contact.getByText('We have received your message.').waitFor()
    expect(await page.getByText('We have received your message.').count()).toBe(1)
    expect(service.received).toEqual([
      {
        path: '/contact',
        type: 'application/json',
        values: {
          name: 'Ada',
          email: 'ada@example.com',
          subject: 'Hi',
          message: 'Yo',
          idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ])
  })

  it('are posted with their files, and thank with the choice as it was read', async () => {
    const page = await open()
    await wakeForm(page, 'A repair')
    const repair = await fillRepair(page)
    const photos = repair.getByLabel('Photos')
    await photos.setInputFiles([picture(900), picture(1100)])
    await send(repair).click()
    await repair.getByText('Photos: at most 0.001 MB for a file').waitFor()
    expect(service.received).toEqual([])
    await photos.setInputFiles([picture(900)])
    await send(repair).click()
    await repair.getByText('Thank you Ada. We look at your Long John.').waitFor()
    expect(service.received).toEqual([
      {
        path: '/repair',
        type: 'multipart/form-data',
        values: {
          _subject: 'A repair',
          name: 'Ada',
          email: 'ada@example.com',
          bike: 'b2',
          photos: 'bike.png: 900',
          terms: 'yes',
          idempotencyKey: expect.any(String),
        },
      },
    ])
    expect(await photos.inputValue()).toBe('')
  })

  it('keep what was typed, chosen and ticked before they were alive', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const page = await open({}, async (tab) => {
      await tab.route('**/*.js', (route) => held.then(() => route.continue()))
    })
    const repair = await fillRepair(page)
    await repair.getByLabel('Photos').setInputFiles([picture(10)])
    release()
    await wakeForm(page, 'A repair')
    await send(repair).click()
    await repair.getByText('Thank you Ada. We look at your Long John.').waitFor()
    expect(service.received[0]?.values).toMatchObject({ photos: 'bike.png: 10', terms: 'yes' })
  })

  it('are checked and posted by the browser where no script runs, if the endpoint takes forms', async () => {
    const page = await open({ javaScriptEnabled: false })
    // The style sheet, which hides it, may come after the footer.
    await expect.poll(() => form(page, 'Write to us').count()).toBe(0)
    await page.getByText('Without one, please write to hello@example.com.').waitFor()
    const order = form(page, 'An order')
    await order.getByRole('button', { name: 'Order it' }).click()
    expect(service.received).toEqual([])
    await order.getByLabel('Name').fill('Ada')
    await order.getByRole('button', { name: 'Order it' }).click()
    await page.getByRole('heading', { name: 'It has arrived' }).waitFor()
    await page.goto(`${site.url}/`)
    const repair = await fillRepair(page)
    await repair.getByLabel('Photos').setInputFiles([picture(20)])
    await send(repair).click()
    await page.getByRole('heading', { name: 'It has arrived' }).waitFor()
    const unfilled = { note: '', action: '', submit: '', reset: '', children: '', homepage: '' }
    expect(service.received).toEqual([
      { path: '/order', type: 'application/x-www-form-urlencoded', values: { ...unfilled, name: 'Ada' } },
      {
        path: '/repair',
        type: 'multipart/form-data',
        values: {
          _subject: 'A repair',
          name: ' Ada ',
          email: 'ada@example.com',
          bike: 'b2',
          photos: 'bike.png: 20',
          terms: 'yes',
          homepage: '',
        },
      },
    ])
  })

  it('may have fields with names that a form has itself', async () => {
    const page = await open()
    await wakeForm(page, 'An order')
    const order = form(page, 'An order')
    await order.getByRole('button', { name: 'Order it' }).click()
    await order.getByText('Please fill in: Name').waitFor()
    for (const label of ['Name', 'Action', 'Submit', 'Reset', 'Children'])
      await order.getByLabel(label, { exact: true }).fill(label)
    await order.getByRole('button', { name: 'Order it' }).click()
    await order.getByText('We have received your message.').waitFor()
    expect(service.received).toEqual([
      {
        path: '/order',
        type: 'application/x-www-form-urlencoded',
        values: {
          name: 'Name',
          action: 'Action',
          submit: 'Submit',
          reset: 'Reset',
          children: 'Children',
          idempotencyKey: expect.any(String),
        },
      },
    ])
    expect(await order.getByLabel('Children', { exact: true }).inputValue()).toBe('')
  })

  it('share no id, and axe finds nothing in them, with and without messages', async () => {
    const page = await open()
    for (const title of ['Write to us', 'A repair', 'An order']) await wakeForm(page, title)
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.length).toBe(new Set(ids).size)
    expect(await findViolations(page, 'idle', 'main')).toEqual([])
    await send(form(page, 'A repair')).click()
    await form(page, 'A repair').locator('.error-summary').waitFor()
    expect(await form(page, 'A repair').locator('.field-error').allTextContents()).toEqual([
      'Please fill in: Your name',
      'Please enter a valid email address',
      'Please confirm: I agree',
    ])
    expect(await findViolations(page, 'with messages', 'main')).toEqual([])
  })
})
