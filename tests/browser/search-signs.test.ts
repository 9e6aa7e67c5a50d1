// Names with signs in the search, as built and as shown: a substring of a title, a description or a category, in any
// letter case, found, marked and never read as HTML.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { describeSite } from './site-browser.ts'

const item = (id: string, relevance: number, [title, description, category]: readonly string[]) =>
  `- ${JSON.stringify({ id, title, description, type: 'page', url: `/${id}`, category, relevance })}\n`
const pageOf = (title: string, text: string) =>
  `title: ${JSON.stringify(title)}\ndescription: A page of the lake with a name that has signs.\nblocks:\n` +
  `  - { id: head, type: hero, title: ${JSON.stringify(title)}, subtitle: ${JSON.stringify(text)} }\n`
const files = {
  'site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'pages/home.yaml': pageOf('Home', 'Ferries of the lake.'),
  'pages/bold.yaml': pageOf('Bold text with <b>', 'Use <b> for one word.'),
  'pages/sailors.yaml': pageOf('C++ for sailors', 'Not C, and not a plus.'),
  'pages/harbour.yaml': pageOf('Harbour', 'Boats that wait.'),
  'data/search.yaml':
    item('bold', 0.9, ['Marks in texts', 'What <b> and <img src=x onerror=alert(1)> do.', 'Writing']) +
    item('sailors', 0.8, ['Programs on board', 'Read before you sail.', 'C++ & Rust']) +
    item('harbour', 0.95, ['Moorings', 'Where boats wait.', 'Places']),
}

describeSite(
  'search for names with signs',
  (site) => {
    const input = (page: Page) => page.locator('.search-input')
    const search = async (page: Page, query: string) => {
      await input(page).fill(query)
      await page.locator('.search-state p').last().waitFor({ state: 'attached' })
      await page.waitForFunction(() => !document.querySelector('.search-state')?.textContent?.includes('Searching'))
    }
    const open = async () => {
      const page = await site.open('/harbour')
      await page.locator('[data-search]').click()
      await input(page).waitFor()
      return page
    }
    const hits = (page: Page) => page.locator('.search-hit .search-hit-title').allTextContents()
    const marks = (page: Page) => page.locator('.search-hit mark').allTextContents()

    itSome(2, [
      ['<b>', ['Marks in texts'], '<b>'],
      ['<B>', ['Marks in texts'], '<b>'],
      ['C++', ['Programs on board'], 'C++'],
      ['c++ & rust', ['Programs on board'], 'C++ & Rust'],
      ['oorin', ['Moorings'], 'oorin'],
      ['<img src=x onerror=alert(1)>', ['Marks in texts'], '<img src=x onerror=alert(1)>'],
    ])('%s is found in the title, description or category, and marked', async (query, titles, mark) => {
      const page = await open()
      await search(page, query)
      expect((await hits(page)).slice(0, titles.length)).toEqual(titles)
      expect(await marks(page)).toContain(mark)
      expect(await page.locator('.search-panel :is(b, img)').count()).toBe(0)
    })

    it('shows the name as text in the page as well, and Enter opens it', async () => {
      const page = await open()
      await search(page, 'text with <b>')
      await input(page).press('Enter')
      await page.waitForURL('**/bold')
      expect(await page.locator('h1').textContent()).toBe('Bold text with <b>')
      expect(await page.locator('main :is(b, img)').count()).toBe(0)
      expect(await page.title()).toContain('<b>')
    })

    it('finds nothing for a sign alone', deep, async () => {
      const page = await open()
      for (const query of ['<', '+', '&', ' . ']) {
        await search(page, query)
        expect(await hits(page), query).toEqual([])
      }
    })
  },
  ['react'],
  files,
)
