// Scripts and styles that do not arrive: one lost request, a file that a deploy has removed, no network for a while.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { contactMessage } from './contact-message.ts'
import { islandPages } from './island-pages.ts'
import { describeSite, type SiteBrowser } from './site-browser.ts'

interface Network {
  /** How many more requests for each file fail. */
  failures: number
  /** Requests that have failed, without the host. */
  failed: string[]
}

/** Opens a page where requests that match fail. `how`: no answer, or that of a host without the file. */
async function openFailing(
  site: SiteBrowser,
  path: string,
  {
    pattern,
    how = 'lost',
    failures = Number.POSITIVE_INFINITY,
  }: { pattern: RegExp; how?: 'lost' | '404'; failures?: number },
): Promise<{ page: Page; network: Network }> {
  const network: Network = { failures, failed: [] }
  const page = await site.open(path, {
    prepare: async (tab) =>
      void (await tab.route(pattern, async (route) => {
        const { pathname } = new URL(route.request().url())
        if (network.failed.filter((one) => one === pathname).length >= network.failures) return route.continue()
        network.failed.push(pathname)
        await (how === 'lost' ? route.abort() : route.fulfill({ status: 404, body: 'Not found' }))
      })),
  })
  return { page, network }
}

const note = (page: Page) => page.locator('[data-off-note] [role=alert]')
const noteText = /^Part of this page did not load\. Check your connection, then press again\./
const fillContact = async (page: Page) => {
  for (const [label, text] of Object.entries(contactMessage))
    await page.locator('#contact-form').getByLabel(label, { exact: true }).fill(text)
}
const send = (page: Page) => page.locator('#contact-form').getByRole('button', { name: 'Send Message' })
const contactScript = /\/contact-form-[^/]*\.js/

describeSite('an island whose script', (site, engine) => {
  itSome(1, [
    ['its own module', contactScript],
    ['every module that islands share', /\/chunk-[^/]*\.js/],
  ])('is lost once asks for it again, and answers the first press: %s', async (_, pattern) => {
    const { page, network } = await openFailing(site, '/contact', { pattern, failures: 1 })
    await fillContact(page)
    await send(page).click()
    await page.locator('#contact-form').getByText(`Thank you ${contactMessage.Name}!`).waitFor()
    expect([network.failed.length > 0, await note(page).isVisible()]).toEqual([true, false])
    site.takeProblems()
  })

  itSome(1, ['lost', '404'] as const)('is %s says so beside the kept text, and works when it comes', async (how) => {
    const { page, network } = await openFailing(site, '/contact', { pattern: contactScript, how })
    await fillContact(page)
    await send(page).click()
    await note(page).waitFor()
    expect(await note(page).textContent()).toMatch(noteText)
    expect(await page.locator('#contact-form .script-off').isVisible()).toBe(true)
    const subject = page.locator('#contact-form').getByLabel('Subject')
    expect(await subject.inputValue()).toBe(contactMessage.Subject)
    await note(page).getByRole('button').click()
    expect(await note(page).isVisible()).toBe(false)
    // Still without a network.
    await send(page).click()
    await note(page).waitFor()
    network.failures = 0
    await send(page).click()
    await page.locator('#contact-form').getByText(`Thank you ${contactMessage.Name}!`).waitFor()
    expect([await note(page).isVisible(), await page.locator('#contact-form .script-off').isVisible()]).toEqual([
      false,
      false,
    ])
    expect(site.takeProblems().join('\n')).toContain('Island ContactForm could not wake up')
  })

  it('comes with the network needs no press', async () => {
    const page = await site.open('/help/no-audio')
    await page.context().setOffline(true)
    const vote = page.locator('[data-island="HelpfulVote"]')
    await vote.getByRole('button').first().click()
    await note(page).waitFor()
    await page.context().setOffline(false)
    await vote.and(page.locator('[data-awake]')).waitFor()
    expect(await note(page).isVisible()).toBe(false)
    site.takeProblems()
  })

  itSome(1, [
    ['is known to be lost only when the network is back', 2],
    ['does not answer while another is lost', 1],
  ])('%s comes all the same', async (_, held) => {
    let asked = 0
    let isBack = false
    let [tell, hold] = [() => {}, () => {}]
    const told = new Promise<void>((resolve) => {
      tell = () => {
        isBack = true
        resolve()
      }
    })
    const isHeld = new Promise<void>((resolve) => {
      hold = resolve
    })
    const page = await site.open('/contact', {
      prepare: async (tab) => {
        await tab.route(/\/chunk-[^/]*\.js/, (route) => (isBack ? route.continue() : route.abort()))
        await tab.route(contactScript, async (route) => {
          if (++asked > held) return route.continue()
          hold()
          await told
          if (held === 2) await route.abort()
        })
      },
    })
    await page.locator('#contact-form').getByLabel('Subject').focus()
    await isHeld
    await page.evaluate(() => dispatchEvent(new Event('online')))
    tell()
    await page.locator('[data-island=ContactForm][data-awake]').waitFor()
    site.takeProblems()
  })

  it('is another than that of the build stays refused, however often it is asked for', deep, async () => {
    const page = await site.open('/contact', {
      prepare: async (tab) =>
        void (await tab.route(contactScript, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: `${await response.text()};document.body.dataset.changed=""` })
        })),
    })
    for (let press = 0; press < 2; press++) {
      await send(page).click()
      await note(page).waitFor()
      await note(page).getByRole('button').click()
    }
    expect(await page.locator('body[data-changed], [data-island=ContactForm][data-awake]').count()).toBe(0)
    expect(site.takeProblems().join('\n')).toContain('integrity')
  })

  itSome(2, islandPages(engine))(
    'does not come leaves its links, and says so after a press: $path',
    async ({ path, names }) => {
      const { page } = await openFailing(site, path, { pattern: /\/(?!loader-)[^/]*\.js(?<!page)/ })
      for (const name of names) {
        const island = page.locator(`[data-island="${name}"]`).first()
        await island.scrollIntoViewIfNeeded()
        const button = island.locator('button:visible:not(:disabled):not([data-copy])').first()
        if ((await button.count()) === 0) continue
        await button.click()
        await note(page).waitFor()
        await note(page).getByRole('button').click()
      }
      site.takeProblems()
    },
  )
})

describeSite('the script of every page', (site) => {
  const loader = /\/loader-[^/]*\.js/

  it('that is lost once comes again', deep, async () => {
    const { page } = await openFailing(site, '/contact', { pattern: loader, failures: 1 })
    await fillContact(page)
    await send(page).click()
    await page.locator('#contact-form').getByText(`Thank you ${contactMessage.Name}!`).waitFor()
    expect(await page.locator('html[data-off]').count()).toBe(0)
    site.takeProblems()
  })

  it('that is missing leaves the fallbacks, and the pressed form says so until it comes', deep, async () => {
    const { page, network } = await openFailing(site, '/contact', { pattern: loader, how: '404' })
    await page.locator('html[data-off]').waitFor()
    expect(await page.locator('header .search-link').isVisible()).toBe(true)
    expect(await page.locator('#contact-form .script-off').isVisible()).toBe(true)
    await fillContact(page)
    await send(page).click()
    await note(page).waitFor()
    network.failures = 0
    await send(page).click()
    await page.locator('#contact-form').getByText(`Thank you ${contactMessage.Name}!`).waitFor()
    site.takeProblems()
  })

  it('that never answers is told of after ten seconds', async () => {
    const page = await site.open('/contact', {
      waitUntil: 'commit',
      prepare: async (tab) => {
        await tab.clock.install()
        await tab.route(loader, () => {})
      },
    })
    await send(page).click()
    expect(await note(page).isVisible()).toBe(false)
    await page.clock.runFor(10_000)
    await note(page).waitFor()
  })

  it('may be without that of the page, which comes again', deep, async () => {
    const { page } = await openFailing(site, '/docs', { pattern: /\/(?:page|chunk)-[^/]*\.js/, failures: 2 })
    await page.locator('[data-theme-switch]:not([data-asleep])').first().waitFor({ state: 'attached' })
    // What few pages need is lost as well, a moment later.
    await page.waitForLoadState('networkidle')
    site.takeProblems()
  })

  it('may be without that of the page for long: its widgets work, and the network brings it', deep, async () => {
    const { page, network } = await openFailing(site, '/contact', { pattern: /\/page-[^/]*\.js/, how: '404' })
    await fillContact(page)
    await send(page).click()
    await page.locator('#contact-form').getByText(`Thank you ${contactMessage.Name}!`).waitFor()
    const isOff = page.locator('html[data-off], #contact-form .script-off:visible')
    expect([await isOff.count(), await note(page).isVisible()]).toEqual([0, false])
    network.failures = 0
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.locator('[data-theme-switch]:not([data-asleep])').first().waitFor({ state: 'attached' })
    site.takeProblems()
  })

  it('and its style sheets: one that is lost once comes again', deep, async () => {
    const { page } = await openFailing(site, '/contact', { pattern: /\.css$/, failures: 1 })
    const isStyled = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--signal') !== '')
    await expect.poll(isStyled).toBe(true)
    site.takeProblems()
  })
})

describeSite('a toast whose script does not come', (site) => {
  it('is shown all the same', async () => {
    const { page } = await openFailing(site, '/community', { pattern: /\/(?!loader-)[^/]*\.js/, failures: 0 })
    await page.getByRole('button', { name: 'New Thread' }).hover()
    await page.locator('[data-island=CommunityForum][data-awake]').waitFor()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'New Thread' }).click()
    await expect
      .poll(() => page.locator('.toasts .toast').allTextContents())
      .toEqual(['The forum is read-only. New threads are closed.'])
    site.takeProblems()
  })
})
