// Toasts: where they are announced, how many show, how long they stay, and what pauses their time.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { awake, describeSite, settle, stopClock, withClock } from './site-browser.ts'

const toasts = (page: Page, role = '') => page.locator(`.toast-stack [role${role && `=${role}`}] .toast`)
const texts = (page: Page) => toasts(page).locator('span').allTextContents()
const newThread = (page: Page) => page.getByRole('button', { name: 'New Thread' })
const thread = (page: Page) => page.getByRole('button', { name: 'join() resolves' })
const posted = 'The forum is read-only. New threads are closed.'
const noPage = 'Sample data: this thread has no page.'

describeSite('toasts', (site) => {
  /** The forum with its clock stopped and the toasts' script loaded; each press of New Thread shows a toast of 2 s. */
  const openForum = async () => {
    const page = await site.open('/community', withClock)
    await awake(page, 'CommunityForum')
    await newThread(page).click()
    await toasts(page).getByRole('button').press('Enter')
    await toasts(page).waitFor({ state: 'detached' })
    await stopClock(page)
    await settle(page)
    return page
  }
  const press = async (page: Page) => {
    await newThread(page).press('Enter')
    await settle(page)
  }

  it('announces news in a status region and errors in an alert, both there before the text', async () => {
    const page = await site.open('/community')
    await awake(page, 'CommunityForum')
    await page.evaluate(() => {
      const seen = ['status: , alert: ']
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const state = [...document.querySelectorAll('.toast-stack [role]')]
          .map((region) => `${region.role}: ${region.querySelector('span')?.textContent ?? ''}`)
          .join(', ')
        if (state !== seen.at(-1)) seen.push(state)
      }).observe(document.body, { subtree: true, childList: true })
    })
    await newThread(page).click()
    await toasts(page).waitFor()
    await page.getByRole('tab', { name: 'Support' }).click()
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await toasts(page, 'alert').waitFor()
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'status: , alert: ',
      `status: ${posted}, alert: `,
      `status: ${posted}, alert: Please fill in both subject and description`,
    ])
  })

  it('has its regions in every page, and fills those very elements', async () => {
    const page = await site.open('/community')
    const regions = page.locator('.toast-stack [role]')
    expect(await regions.evaluateAll((found) => found.map(({ role, textContent }) => [role, textContent]))).toEqual([
      ['status', ''],
      ['alert', ''],
    ])
    await regions.evaluateAll((found) => {
      for (const region of found) region.setAttribute('data-first', '')
    })
    await awake(page, 'CommunityForum')
    await newThread(page).click()
    await page.locator('.toast-stack [role=status][data-first] .toast').waitFor()
    expect(await page.locator('.toast-stack, .toast-stack [role]:not([data-first])').count()).toBe(1)
  })

  it('starts its time when it is shown, however late its script comes', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const page = await site.open('/community', withClock)
    await awake(page, 'CommunityForum')
    await stopClock(page)
    const asked = page.waitForRequest('**/*.js')
    await page.route('**/*.js', (route) => held.then(() => route.continue()))
    await newThread(page).press('Enter')
    await asked
    await page.clock.runFor(5000)
    await settle(page)
    expect(await toasts(page).count()).toBe(0)
    release()
    await expect.poll(() => settle(page).then(() => texts(page))).toEqual([posted])
    await page.clock.runFor(1800)
    await settle(page)
    expect(await texts(page)).toEqual([posted])
    await page.clock.runFor(200)
    await settle(page)
    expect(await texts(page)).toEqual([])
  })

  it('shows at most three, the newest; equal texts each on their own', async () => {
    const page = await openForum()
    for (let count = 0; count < 3; count++) await press(page)
    expect(await texts(page)).toEqual([posted, posted, posted])
    await thread(page).press('Enter')
    await expect.poll(() => texts(page)).toEqual([noPage, posted, posted])
    expect(await toasts(page).count()).toBe(3)
    await page.clock.runFor(2100)
    expect(await texts(page)).toEqual([])
  })

  it.each(['the pointer', 'the focus'])('stays as long as %s is on it', async (what) => {
    const page = await openForum()
    await press(page)
    await page.clock.runFor(1000)
    if (what === 'the pointer') await toasts(page).hover()
    else await toasts(page).getByRole('button').focus()
    await settle(page)
    await page.clock.runFor(60_000)
    expect(await texts(page)).toEqual([posted])
    if (what === 'the pointer') await page.mouse.move(10, 400)
    else await newThread(page).focus()
    await settle(page)
    await page.clock.runFor(600)
    expect(await texts(page)).toEqual([posted])
    await page.clock.runFor(400)
    expect(await texts(page)).toEqual([])
  })

  it('stays as long as the tab is hidden', async () => {
    const page = await openForum()
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await press(page)
    await setHidden(true)
    await settle(page)
    await page.clock.runFor(60_000)
    expect(await texts(page)).toEqual([posted])
    await setHidden(false)
    await settle(page)
    await page.clock.runFor(2100)
    expect(await texts(page)).toEqual([])
  })

  it.each(['mouse', 'keyboard'])(
    'is closed by its button with the %s, and the next one still goes by itself',
    async (device) => {
      const page = await openForum()
      await press(page)
      const close = toasts(page).getByRole('button', { name: 'Close message' })
      if (device === 'mouse') {
        await close.click()
        await page.mouse.move(10, 400)
      } else await close.press('Enter')
      await expect.poll(() => texts(page)).toEqual([])
      await press(page)
      expect(await texts(page)).toEqual([posted])
      await page.clock.runFor(2100)
      expect(await texts(page)).toEqual([])
    },
  )
})
