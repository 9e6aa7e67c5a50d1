// A widget of somebody else, written without a thought of translators: texts beside each other that come, go, move and
// change, and a crash.

import { expect, it } from 'vitest'
import { deep } from '../setup/deep.ts'
import { strangerFiles } from './disturb/strangers.ts'
import { awake, describeSite } from './site-browser.ts'
import { joinTexts, markTexts, removeTexts, translated, translatePage, unmarkTexts, type Way } from './touch-page.ts'

const ways: readonly Way[] = ['replace', 'insert, then remove', 'remove, then insert', 'keep the text within']
const presses = ['Vote', 'Vote', 'Turn', 'Vote', 'Add', 'Drop', 'Vote', 'Turn', 'Drop', 'Drop', 'Vote', 'Add']

describeSite(
  'a widget of a stranger',
  (site) => {
    it('shows the same on a page that others change, after every press', deep, async () => {
      const texts: Record<string, (string | undefined)[]> = {}
      for (const kind of ['untouched', ...ways, 'marked', 'unmarked', 'unmarked later', 'joined', 'removed']) {
        const page = await site.open('/')
        await awake(page, 'Talk')
        if (kind === 'unmarked') await page.evaluate(`(${markTexts})(); (${unmarkTexts})()`)
        else if (kind === 'unmarked later') {
          await page.evaluate(markTexts)
          await page.evaluate(unmarkTexts)
        } else if (kind === 'joined') await page.evaluate(joinTexts)
        else if (kind === 'marked') await page.evaluate(markTexts)
        else if (kind === 'removed') await page.evaluate(removeTexts)
        else if (kind !== 'untouched') await page.evaluate(translatePage, { mark: translated, way: kind as Way })
        await page.getByLabel('Note').fill('typed')
        texts[kind] = await page.locator('#talk [data-island]').evaluate(
          async (island, [names, mark]) => {
            const buttons = [...island.querySelectorAll('button')]
            const seen: string[] = []
            for (const name of names) {
              buttons.find((button) => button.textContent.endsWith(name) || button.dataset.name === name)?.click()
              for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done))
              const lines = [...island.querySelectorAll('[data-line], [data-list]')]
              seen.push(lines.map((line) => line.textContent.replaceAll(mark, '')).join('|'))
            }
            return seen
          },
          [presses, translated] as const,
        )
        expect(await page.getByLabel('Note').inputValue()).toBe('typed')
      }
      const { untouched, removed, ...touched } = texts
      expect(new Set(untouched).size).toBeGreaterThan(9)
      for (const [kind, seen] of Object.entries(touched)) expect([kind, seen]).toEqual([kind, untouched])
      expect(removed?.some((text) => text?.includes('Application Error'))).toBe(false)
    })

    it('goes on with the one text that others have left', async () => {
      const page = await site.open('/')
      await awake(page, 'Talk')
      const vote = page.getByRole('button', { name: 'Vote' })
      await vote.click()
      const line = page.locator('#talk [data-line]')
      await line.getByText('odd').waitFor()
      await line.evaluate((element) => element.firstChild && element.replaceChildren(element.firstChild))
      await vote.click()
      await expect.poll(() => line.textContent()).toMatch(/^2/)
    })

    it('goes on where a text was replaced, and what replaced it was moved away at once', async () => {
      const page = await site.open('/')
      await awake(page, 'Talk')
      const line = page.locator('#talk [data-line]')
      await line.evaluate(({ firstChild }) => {
        const frame = document.createElement('font')
        firstChild?.replaceWith(frame)
        document.body.append(frame)
      })
      await page.getByRole('button', { name: 'Vote' }).click()
      await expect.poll(() => line.textContent()).toBe('1 of 9 votesodd by Ada, Grace')
    })

    it('that crashes leaves the HTML of the server, and what was typed', async () => {
      const page = await site.open('/')
      await awake(page, 'Talk')
      await page.getByLabel('Note').fill('typed')
      await page.getByRole('button', { name: 'Crash' }).click()
      await page.getByRole('alert').getByText('Unexpected Application Error!').waitFor()
      await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('typed')
      expect(await page.locator('#talk [data-line]').textContent()).toContain('0 of 10 votes')
      site.takeProblems()
    })
  },
  ['react', 'preact'],
  strangerFiles,
)
