// Walks by Tab through a part of a page. Gives the controls that had the focus, each with what was wrong with it
// there, and the list of controls that should have had it.

import type { Page } from 'playwright'

interface Stop {
  name: string
  /** What is wrong with the focus there; empty when nothing is. */
  problem: string
}

/** Presses Tab from just before an element until the focus has left it. */
export async function walk(page: Page, selector: string): Promise<Stop[]> {
  await page.evaluate((target) => {
    document.getElementById('walk-start')?.remove()
    const start = document.createElement('span')
    start.id = 'walk-start'
    start.tabIndex = -1
    document.querySelector(target)?.before(start)
    start.focus()
  }, selector)
  const stops: Stop[] = []
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readStop, selector)
    if (!stop) break
    stops.push(stop)
  }
  await page.evaluate(() => document.getElementById('walk-start')?.remove())
  return stops
}

/** Runs in the page. */
function readStop(selector: string): Stop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !element.closest(selector)) return null
  const style = getComputedStyle(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  const problems = []
  if (!element.matches(':focus-visible')) problems.push('not :focus-visible')
  if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) === 0) problems.push('no outline')
  if (width === 0 || height === 0) problems.push('no size')
  // Taller things, such as code, need to be seen in part only.
  const spots = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(left + Math.min(width, innerWidth - left) / 2, top + height * part),
  )
  if (!spots.some((spot) => spot && (element.contains(spot) || spot.contains(element)))) problems.push('covered')
  return { name: nameOf(element), problem: problems.join(', ') }
  function nameOf(control: HTMLElement): string {
    const label =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
        ? control.labels?.[0]?.textContent
        : undefined
    const words = (label ?? control.getAttribute('aria-label') ?? control.textContent).replace(/\s+/g, ' ').trim()
    return `${control.tagName.toLowerCase()} ${words.slice(0, 40)}`
  }
}

/** Visible, enabled controls in the order of the page; of a row of tabs only the selected one. */
export const listControls = (page: Page, selector: string) =>
  page.evaluate((target) => {
    const found = [
      ...(document
        .querySelector(target)
        ?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]') ?? []),
    ]
    return found
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => {
        const label =
          element instanceof HTMLInputElement ||
          element instanceof HTMLSelectElement ||
          element instanceof HTMLTextAreaElement
            ? element.labels?.[0]?.textContent
            : undefined
        const words = (label ?? element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()
        return `${element.tagName.toLowerCase()} ${words.slice(0, 40)}`
      })
  }, selector)
