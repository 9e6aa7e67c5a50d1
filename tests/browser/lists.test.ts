// Lists that a visitor filters, and their items: positions and how to apply, help articles and their vote, client
// libraries with their copy buttons, and the newsletter. With preact only: tests/site has the same widgets with react.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { awake, describeSite, expectToast, type SiteBrowser, settle, stopClock, withClock } from './site-browser.ts'

const describeLists = (name: string, body: (site: SiteBrowser) => void) => describeSite(name, body, ['preact'])

describeLists('careers', (site) => {
  it('combine all four filters, say when nothing is left, and Apply Now fills in the contact form', async () => {
    const page = await site.open('/careers')
    await awake(page, 'JobListing')
    const jobs = page.locator('[data-island="JobListing"]')
    const names = () =>
      jobs
        .getByRole('article')
        .evaluateAll((found) => found.map((job) => job.querySelector('h3')?.textContent.split(' ', 2).join(' ')))
    const select = (label: string) => jobs.getByLabel(label, { exact: true })
    const options = (label: string) => select(label).locator('option').allTextContents()
    expect(await options('Department')).toEqual([
      'All',
      'Developer experience',
      'Engineering',
      'Infrastructure',
      'Research',
      'Sales',
      'Security',
      'Support',
    ])
    expect(await options('Location')).toEqual(['All', 'Remote', 'San Francisco', 'New York', 'Austin'])
    expect(await options('Type')).toEqual(['All', 'Full-time', 'Part-time', 'Contract', 'Internship'])
    const every = [
      'Senior media',
      'SIP interoperability',
      'Site reliability',
      'Security engineer,',
      'Developer support',
      'Documentation engineer',
      'Solutions engineer',
      'Audio quality',
    ]
    expect((await names()).toSorted()).toEqual(every.toSorted())
    const badges = await jobs
      .locator('.job-head:has(.badge)')
      .evaluateAll((heads) => heads.map((head) => head.querySelector('.badge')?.textContent))
    expect(badges).toEqual(['Remote', 'Remote', 'Remote', 'Remote'])
    for (const [search, department, location, type, found] of [
      // A title in other letters, a skill, words of a description.
      ['INTERO', 'All', 'All', 'All', ['SIP interoperability']],
      ['srtp', 'All', 'All', 'All', ['Senior media', 'Security engineer,']],
      ['TWELVE WEEKS', 'All', 'All', 'All', ['Audio quality']],
      ['', 'Engineering', 'All', 'All', ['Senior media', 'SIP interoperability']],
      [
        '',
        'All',
        'Remote',
        'All',
        ['Senior media', 'SIP interoperability', 'Developer support', 'Documentation engineer'],
      ],
      ['', 'All', 'New York', 'All', ['Site reliability', 'Developer support', 'Solutions engineer']],
      ['', 'All', 'All', 'Internship', ['Audio quality']],
      ['', 'All', 'Remote', 'Part-time', ['Documentation engineer']],
      ['python', 'All', 'New York', 'Full-time', ['Developer support', 'Solutions engineer']],
      ['python', 'Support', 'Remote', 'Full-time', ['Developer support']],
      ['python', 'Support', 'Remote', 'Contract', []],
      ['python', 'Support', 'Austin', 'Full-time', []],
      ['no such skill', 'All', 'All', 'All', []],
    ] as const) {
      await jobs.getByPlaceholder('Search positions...').fill(search)
      await select('Department').selectOption({ label: department })
      await select('Location').selectOption({ label: location })
      await select('Type').selectOption({ label: type })
      await expect.poll(() => names().then((shown) => shown.toSorted())).toEqual(found.toSorted())
      expect(await jobs.getByRole('status').textContent()).toBe(
        found.length === 1 ? '1 position' : `${found.length} positions`,
      )
      const empty =
        found.length === 0
          ? ['No positions found', 'Try adjusting your search criteria or check back later for new openings.']
          : []
      expect(await jobs.locator('.empty p').allTextContents()).toEqual(empty)
    }
    await jobs.getByPlaceholder('Search positions...').fill('srtp')
    const job = jobs.getByRole('article', { name: 'Security engineer, media keys' })
    await job.getByText('Details', { exact: true }).click()
    expect(await job.getByRole('heading', { level: 4 }).allTextContents()).toEqual([
      'Skills',
      'Requirements',
      'Benefits',
    ])
    await job.getByRole('link', { name: 'Apply Now' }).click()
    await awake(page, 'ContactForm')
    expect([
      new URL(page.url()).pathname,
      await page.getByLabel('Contact Type', { exact: true }).inputValue(),
      await page.getByLabel('Subject', { exact: true }).inputValue(),
    ]).toEqual(['/contact', 'general', 'Application: Security engineer, media keys'])
  })
})

describeLists('help', (site) => {
  it('hides the articles that do not answer a search, also by their keywords, and shows all again', async () => {
    const page = await site.open('/help')
    await awake(page, 'HelpSearch')
    const search = page.getByPlaceholder('Search help articles...')
    const shown = () => page.locator('#help-search-widget-list > li:visible h3').allTextContents()
    const count = page.locator('[data-island="HelpSearch"]').getByRole('status')
    const every = await shown()
    expect(every).toHaveLength(10)
    for (const [query, found, words] of [
      ['audio NO', ['No Audio: find the place where the sound stops'], '1 article'],
      // Words no visitor sees.
      ['walkie-talkie', ['Advanced features: rooms, calls and limits'], '1 article'],
      ['no such thing', [], 'No results found'],
      ['', every, ''],
    ] as const) {
      await search.fill(query)
      await expect.poll(shown).toEqual(found)
      expect(await count.textContent()).toBe(words)
    }
  })

  it('suggests words that find something', async () => {
    const page = await site.open('/help')
    await awake(page, 'HelpSearch')
    const search = page.getByPlaceholder('Search help articles...')
    await search.fill('no such thing')
    const hint = await page.locator('[data-island="HelpSearch"] .muted').textContent()
    const words = [...(hint ?? '').matchAll(/such as (\w+)/g)].map(([, word = '']) => word)
    expect(words).toHaveLength(2)
    const count = page.locator('[data-island="HelpSearch"]').getByRole('status')
    for (const word of words) {
      await search.fill(word)
      await expect.poll(() => count.textContent()).toMatch(/^\d+ articles?$/)
    }
  })

  it('counts one vote an article and visit, and says so', async () => {
    const page = await site.open('/help/no-audio')
    const vote = page.locator('[data-island="HelpfulVote"]')
    const state = () =>
      Promise.all([
        vote.getByRole('button').allTextContents(),
        vote.locator('.vote-head p').textContent(),
        vote.getByRole('status').textContent(),
      ])
    const before = [
      ['Yes (538)', 'No (62)'],
      '90% found this helpful',
      'One vote per article. Only this page counts it.',
    ]
    expect(await state()).toEqual(before)
    await awake(page, 'HelpfulVote')
    expect(await state()).toEqual(before)
    await vote.evaluate((element) => {
      const [yes, no] = element.querySelectorAll('button')
      no?.click()
      no?.click()
      yes?.click()
    })
    const after = [['Yes (538)', 'No (63)'], '90% found this helpful', 'Thank you. You have voted on this article.']
    await expect.poll(state).toEqual(after)
    expect(
      await vote
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => [button.hasAttribute('disabled'), button.getAttribute('aria-pressed')]),
        ),
    ).toEqual([
      [true, 'false'],
      [true, 'true'],
    ])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
    // Nothing is stored.
    await page.reload()
    expect(await state()).toEqual(before)
  })
})

describeLists('SDK centre', (site) => {
  const center = (page: Page) => page.locator('[data-island="SDKDownloadCenter"]')

  it('shows a check for 2 s after a copy, and says so where the browser refuses', async () => {
    const page = await site.open('/docs/sdk', { ...withClock, permissions: ['clipboard-read', 'clipboard-write'] })
    await awake(page, 'SDKDownloadCenter')
    expect(
      await center(page).getByRole('article', { name: 'React Native SDK' }).locator('dd').allTextContents(),
    ).toEqual(['React Native', 'v2.3.8', '68 KB', '34k'])
    const card = center(page).getByRole('article', { name: 'Python SDK' })
    expect(await card.locator('dd').allTextContents()).toEqual(['Python', 'v2.4.0', '128 KB', '67k'])
    const button = card.getByRole('button')
    const sign = () => button.locator('svg').innerHTML()
    await stopClock(page)
    const copySign = await sign()
    await button.press('Enter')
    await button.getByText('Copied', { exact: true }).waitFor()
    const checkSign = await sign()
    expect(checkSign).not.toBe(copySign)
    await page.clock.runFor(1900)
    await settle(page)
    expect(await sign()).toBe(checkSign)
    await page.clock.runFor(100)
    await settle(page)
    expect([await sign(), await button.textContent()]).toEqual([copySign, 'Copy'])
    await page.clock.runFor(5000)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await expectToast(page, { kind: 'alert', text: 'Failed to copy to clipboard', stayMs: 4000 }, () =>
      button.press('Enter'),
    )
    expect([await card.locator('.field-error').textContent(), await button.textContent(), await sign()]).toEqual([
      'Failed to copy to clipboard',
      'Copy',
      copySign,
    ])
  })

  it('subscribes any text that is not empty, and does nothing for an empty one', async () => {
    const page = await site.open('/docs/sdk', withClock)
    await awake(page, 'SDKDownloadCenter')
    const field = center(page).getByLabel('Email', { exact: true })
    const result = center(page).locator('.newsletter .form-result')
    await stopClock(page)
    for (const empty of ['', '   ']) {
      await field.fill(empty)
      await center(page).getByRole('button', { name: 'Subscribe' }).press('Enter')
      await settle(page)
      expect([await result.textContent(), await page.locator('.toast').count()]).toEqual(['', 0])
    }
    await field.fill('not an address')
    const thanks = 'Thank you. Demo: nothing was sent.'
    await expectToast(page, { kind: 'status', text: thanks, stayMs: 4000 }, () => field.press('Enter'))
    expect([await result.textContent(), await field.inputValue()]).toEqual([thanks, ''])
  })
})
