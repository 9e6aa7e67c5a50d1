// The states axe checks: what visitors open, choose and cause on the pages, such as menus, errors, answers, progress
// and toasts. Each state follows from the previous one on the same page.

import type { Page } from 'playwright'
import { awake } from './site-browser.ts'

/** A state of a page: what it is called, how it is reached, and the part to look at where nothing else has changed. */
export type State = readonly [name: string, open: (page: Page) => Promise<unknown>, part?: string]

const island = (name: string) => `[data-island="${name}"]`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().press('Enter')

/** On a wide screen, by page, one after the other. */
export const wideStates: Readonly<Record<string, readonly State[]>> = {
  '/': [
    ['a question open', (page) => page.locator('.faq summary').last().press('Enter'), '.faq'],
    ['another language', (page) => page.locator('[data-tabs-live] [role=tab]').nth(1).click(), '[data-tabs-live]'],
    ['a menu open', (page) => page.locator('[data-nav-group="platform"] summary').click()],
    [
      'the search open',
      (page) =>
        page
          .locator('[data-search]')
          .click()
          .then(() => page.locator('.search-input').waitFor()),
      'dialog',
    ],
    [
      'hits',
      (page) =>
        page
          .locator('.search-input')
          .fill('webrtc')
          .then(() => page.locator('.search-hit').first().waitFor()),
      'dialog',
    ],
    [
      'no hits',
      (page) =>
        page
          .locator('.search-input')
          .fill('qqxzvw')
          .then(() => page.getByText('No results found').waitFor()),
      'dialog',
    ],
  ],
  '/contact': [
    [
      'form errors',
      async (page) => {
        await awake(page, 'ContactForm')
        await press(page, 'Send Message')
        await page.locator('.error-summary').waitFor()
      },
    ],
    [
      'sending',
      async (page) => {
        for (const [label, text] of [
          ['Name', 'Ada Byron'],
          ['Email', 'ada@example.com'],
          ['Company', 'Engines'],
          ['Subject', 'Forty calls'],
          ['Message', 'How many calls may start at once?'],
        ] as const)
          await page.getByLabel(label, { exact: true }).fill(text)
        await press(page, 'Send Message')
        await page.getByRole('button', { name: 'Sending...' }).waitFor()
      },
      '#contact-form',
    ],
    ['sent, with its toast', (page) => page.locator('.toast').waitFor()],
  ],
  '/careers': [
    [
      'details open',
      (page) => awake(page, 'JobListing').then(() => page.locator('.job-details summary').first().click()),
      island('JobListing'),
    ],
    [
      'no positions',
      (page) =>
        page
          .getByPlaceholder('Search positions...')
          .fill('qqxzvw')
          .then(() => page.getByText('No positions found').waitFor()),
      island('JobListing'),
    ],
  ],
  '/downloads': [
    [
      'a download under way',
      async (page) => {
        await awake(page, 'DownloadCenter')
        await page.locator('.download-action button').first().press('Enter')
        await page.locator('.download-progress').waitFor()
      },
      island('DownloadCenter'),
    ],
    [
      'subscribed, a quick start chosen',
      async (page) => {
        await awake(page, 'SDKDownloadCenter')
        await page
          .locator(`${island('SDKDownloadCenter')} [role=tab]`)
          .nth(1)
          .click()
        await page.locator('.newsletter input').fill('ada@example.com')
        await press(page, 'Subscribe')
        await page.locator('.newsletter').getByText('Thank you.').waitFor()
      },
      island('SDKDownloadCenter'),
    ],
  ],
  '/community': [
    [
      'ticket errors',
      async (page) => {
        await awake(page, 'CommunityForum')
        await page.getByRole('tab', { name: 'Support' }).click()
        await press(page, 'Submit Ticket')
        await page.getByText('Subject is empty').waitFor()
        await page.locator('.toast').waitFor()
      },
    ],
    [
      'a ticket listed',
      async (page) => {
        await page.getByLabel('Subject', { exact: true }).fill('No sound')
        await page.getByLabel('Description', { exact: true }).fill('Since this morning')
        await press(page, 'Submit Ticket')
        await page.locator('.ticket-list').waitFor()
      },
      island('CommunityForum'),
    ],
    ['the showcase', (page) => page.getByRole('tab', { name: 'Showcase' }).click(), island('CommunityForum')],
  ],
  '/docs/sdk': [
    [
      'an example running',
      async (page) => {
        await awake(page, 'CodePlayground')
        await press(page, 'Config')
        await press(page, 'Run Code')
        await page.getByRole('button', { name: 'Running...' }).waitFor()
      },
      island('CodePlayground'),
    ],
    ['its output', (page) => page.getByRole('log').getByText('talked for 74 s').waitFor(), island('CodePlayground')],
  ],
  '/api?endpoint=startCall': [
    [
      'an endpoint chosen',
      (page) => awake(page, 'ApiExplorer').then(() => page.getByRole('button', { name: 'Execute' }).waitFor()),
    ],
    [
      'an answer shown, and faulty JSON',
      async (page) => {
        await page.getByLabel('API key', { exact: true }).fill('key')
        await page.getByLabel('Request body').fill('{')
        await press(page, 'Execute')
        await page.locator('.response-status').getByText('201').waitFor()
      },
      island('ApiExplorer'),
    ],
    ['its documentation', (page) => page.getByRole('tab', { name: 'Documentation' }).click(), island('ApiExplorer')],
    ['its examples', (page) => page.getByRole('tab', { name: 'Code Examples' }).click(), island('ApiExplorer')],
  ],
  '/performance': [
    [
      'a benchmark running, its table open',
      async (page) => {
        await awake(page, 'InteractiveBenchmarks')
        await page.locator('.benchmark-table summary').first().click()
        await press(page, 'Run Benchmark')
      },
      island('InteractiveBenchmarks'),
    ],
  ],
  '/help': [
    [
      'no articles',
      (page) =>
        page
          .getByPlaceholder('Search help articles...')
          .fill('qqxzvw')
          .then(() => page.getByText('No results found').waitFor()),
      'main',
    ],
  ],
  '/help/no-audio': [
    [
      'voted',
      (page) => awake(page, 'HelpfulVote').then(() => page.getByRole('button', { name: 'Yes (538)' }).press('Enter')),
      island('HelpfulVote'),
    ],
  ],
}

/** The states that a small screen has too; its navigation differs. */
export function anywhere(states: typeof wideStates): typeof wideStates {
  return Object.fromEntries(
    Object.entries(states).map(([address, opened]) => [address, opened.filter(([name]) => name !== 'a menu open')]),
  )
}

/** On a small screen. */
export const smallStates: Readonly<Record<string, readonly State[]>> = {
  '/': [
    ['the menu open', (page) => page.locator('[data-menu] > summary').click()],
    [
      'the theme switched to dark',
      async (page) => {
        await page.keyboard.press('Escape')
        await press(page, 'Theme: system')
        await press(page, 'Theme: light')
        await page.locator('html[data-theme=dark]').waitFor()
      },
    ],
  ],
  '/docs': [['the documentation menu open', (page) => page.locator('.docs-menu > summary').click()]],
  '/api?endpoint=startCall': [
    [
      'an endpoint chosen',
      (page) => awake(page, 'ApiExplorer').then(() => page.getByRole('button', { name: 'Execute' }).waitFor()),
      island('ApiExplorer'),
    ],
  ],
}
