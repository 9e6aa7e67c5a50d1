// What a visitor does in the islands of a page, and what is to be seen of it.

import type { Locator, Page } from 'playwright'
import { translated } from './touch-page.ts'

/** Types into every field, chooses, and opens; the last field has the focus and a selection. */
export async function fillIslands(page: Page): Promise<void> {
  const inIslands = (selector: string) => page.locator(`main [data-island] :is(${selector}):visible`)
  for (const field of await inIslands('input:not([type=checkbox], [type=radio]), textarea').all())
    await field.fill('12345 typed')
  for (const field of await inIslands('[type=checkbox]').all()) await field.check()
  for (const select of await inIslands('select').all()) await select.selectOption({ index: 1 })
  for (const summary of await inIslands('summary').all()) await summary.click()
  const field = inIslands('input:not([type=checkbox], [type=radio], [type=number], [type=email]), textarea').last()
  if ((await field.count()) > 0)
    await field.evaluate((element: HTMLInputElement) => {
      element.focus()
      element.setSelectionRange(2, 7)
    })
}

/** Uses what an island has, one control after the other, and fills its fields: the same each time. */
export function useIsland(page: Page, name: string): Promise<void> {
  return findIsland(page, name).evaluate(async (island) => {
    // Engines render by message or by timer.
    const settled = async () => {
      for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done))
    }
    const isUsable = (control: Element) =>
      control.checkVisibility() && !control.matches(':disabled, [data-copy], [download], .copy')
    const controls = () =>
      [...island.querySelectorAll<HTMLElement>('button, [role=tab], summary, input, textarea, select')].filter(isUsable)
    for (let index = 0; index < Math.min(controls().length, 30); index++) {
      const control = controls()[index]
      if (control instanceof HTMLSelectElement) {
        control.selectedIndex = control.options.length - 1
        control.dispatchEvent(new Event('change', { bubbles: true }))
      } else if (control?.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])')) {
        control.focus()
        document.execCommand('insertText', false, 'a')
      } else control?.click()
      await settled()
    }
  })
}

export const findIsland = (page: Page, name: string): Locator => page.locator(`[data-island="${name}"]`).first()
export const textOf = async (page: Page, name: string): Promise<string | undefined> =>
  (await findIsland(page, name).textContent())
    ?.replaceAll(translated, '')
    // The number of a ticket.
    .replaceAll(/\d{6}/g, 'NUMBER')
/** What tells of a broken widget; some of the used ones have no network or clipboard. */
export const isBroken = (problem: string): boolean =>
  /Application Error|NotFoundError|Minified|not a child|TypeError/.test(problem)

export interface IslandState {
  focused: unknown[]
  fields: unknown[]
}

/** Fields, disclosures and the focus of the islands, by what the page calls them. */
export const stateOf = (page: Page): Promise<IslandState> =>
  page.evaluate(() => {
    const focused = document.activeElement
    const hasRange = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
    const own = [...document.querySelectorAll('main [data-island] :is(input, textarea, select, details)')]
    return {
      focused: [focused?.id, hasRange ? [focused.selectionStart, focused.selectionEnd] : []],
      fields: own
        .filter((element) => element.closest('grammarly-extension, [data-manager]') === null)
        .map((element) => {
          if (element instanceof HTMLDetailsElement) return element.open
          const { id, type, value } = element as HTMLInputElement
          return [id, type === 'checkbox' || type === 'radio' ? (element as HTMLInputElement).checked : value]
        }),
    }
  })
