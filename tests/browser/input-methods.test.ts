// Keys that belong to an input method move, open, submit and close nothing, in any browser's order of events.

import type { CDPSession, Page } from 'playwright'
import { expect, it } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { islandPages } from './island-pages.ts'
import { awake, describeSite, started } from './site-browser.ts'

const keys = [
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'ArrowLeft',
  'Home',
  'End',
  'Enter',
  'Escape',
  'Tab',
  ' ',
  '/',
  'k',
] as const

/**
 * Sends each key to what has the focus as an input method's: during a composition, and as Safari does, after its end.
 * Returns those that something has taken.
 */
function sendComposed(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const taken: string[] = []
    for (const key of names)
      for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
        const event = new KeyboardEvent('keydown', {
          key,
          ctrlKey: key === 'k',
          bubbles: true,
          cancelable: true,
          composed: true,
          ...how,
        })
        let target: Element | null = document.activeElement
        while (target?.shadowRoot?.activeElement) target = target.shadowRoot.activeElement
        target?.dispatchEvent(event)
        if (event.defaultPrevented) taken.push(`${key} ${JSON.stringify(how)}`)
      }
    return taken
  }, keys)
}

describeSite('keys of an input method', (site, engine) => {
  itSome(2, islandPages(engine))('do nothing in the controls of $path', async ({ path, names }) => {
    const page = await site.open(path)
    await started(page)
    for (const name of names) await awake(page, name)
    const controls = page.locator('main :is(button, [role=tab], input, textarea, select, summary):visible')
    const count = Math.min(await controls.count(), 40)
    expect(count).toBeGreaterThan(0)
    const before = [page.url(), await page.locator('main').textContent()]
    for (let index = 0; index < count; index++) {
      await controls.nth(index).focus()
      expect(await sendComposed(page)).toEqual([])
    }
    expect([page.url(), await page.locator('main').textContent()]).toEqual(before)
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  it('choose and open no hit, and leave the dialog open', async () => {
    const page = await site.open('/docs')
    await started(page)
    await page.keyboard.press('Control+k')
    await awake(page, 'SearchDialog')
    const input = page.getByRole('combobox')
    await input.fill('call')
    await page.getByRole('option').nth(1).waitFor()
    const active = () => input.getAttribute('aria-activedescendant')
    const first = await active()
    const session: CDPSession = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
    for (const [key, code] of [
      ['ArrowDown', 'ArrowDown'],
      ['Enter', 'Enter'],
      ['Escape', 'Escape'],
    ] as const)
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, windowsVirtualKeyCode: 229 })
    expect([await sendComposed(page), await active(), await page.locator('dialog[open]').count()]).toEqual([
      [],
      first,
      1,
    ])
    expect(new URL(page.url()).pathname).toBe('/docs')
    // The same keys by themselves.
    await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
    await input.fill('call')
    await page.getByRole('option').nth(1).waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await active()).not.toBe(first)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  })

  it('close no menu', async () => {
    const page = await site.open('/docs')
    await started(page)
    const menu = page.locator('header [data-nav-group]').first()
    await menu.locator('summary').click()
    expect([await sendComposed(page), await menu.getAttribute('open')]).toEqual([[], ''])
    await page.keyboard.press('Escape')
    expect(await menu.getAttribute('open')).toBe(null)
  })
})
