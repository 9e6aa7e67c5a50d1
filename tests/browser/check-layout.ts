import type { Page } from 'playwright'
import { findCoveredElements, findLayoutProblems } from './layout-checks.ts'

/** What is wrong with the layout of a page at the given widths, one line each. */
export async function checkLayout(page: Page, url: string, widths: readonly number[]): Promise<string[]> {
  const { pathname: address } = new URL(url)
  const problems: string[] = []
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const shift = await page.evaluate(readShift)
  if (shift > 0.01) problems.push(`${address}: moves by ${shift.toFixed(3)} while it loads`)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const problem of await page.evaluate(findLayoutProblems)) problems.push(`${address} at ${width}: ${problem}`)
    if (width === 360 || width === 1280)
      for (const problem of await page.evaluate(findCoveredElements))
        problems.push(`${address} at ${width}: ${problem}`)
  }
  return problems
}

/** The page's own shifts so far. */
function readShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
  })
}
