// Measures how long a visitor waits for what a widget shows: npm run bench:inp -- [--runs 5] [--rate 4]
// Each widget of Parley is used as a visitor would, awake, with a processor that is four times slower, with both
// engines. Prints a Markdown table of medians, each row when it is measured: the longest event of the interaction until
// the next frame, the long tasks and the moved layout while the widget wakes. Ends with 1 if an interaction takes more
// than 100 ms.

import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findChromium } from '../setup/find-chromium.js'
import { serveBuilt } from '../tools/serve-built.js'

const mostMs = 100
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rate: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
})
const button = (name) => (island) => island.getByRole('button', { name }).first().click()
const tab = (island) => island.getByRole('tab').nth(1).click()
const type = (selector, text) => async (island) => {
  await island.locator(selector).first().focus()
  await island.page().keyboard.press(text)
}

/** Widget, page, and its main interaction. */
const widgets = [
  ['ApiExplorer', '/api', (island) => island.locator('.explorer-starts button').first().click()],
  ['CodePlayground', '/docs/sdk', button(/^Run/)],
  ['CommunityForum', '/community', tab],
  ['ContactForm', '/contact', button(/^Send/)],
  ['DownloadCenter', '/downloads', tab],
  ['HelpSearch', '/help', type('input', 'a')],
  ['HelpfulVote', '/help/no-audio', (island) => island.getByRole('button').first().click()],
  ['InteractiveBenchmarks', '/performance', (island) => island.getByRole('button').first().click()],
  ['JobListing', '/careers', type('select', 'ArrowDown')],
  ['PerformanceMetrics', '/performance', (island) => island.click()],
  ['PlatformSelection', '/docs', (island) => island.locator('button, [role=tab], label').nth(1).click()],
  ['SDKDownloadCenter', '/docs/sdk', tab],
  ['SearchDialog', '/about', type('input', 'w')],
  ['SecurityShowcase', '/security', tab],
]

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const sites = []
try {
  for (const engine of ['react', 'preact']) sites.push(await serveBuilt({ engine }))
  console.log('| widget | React: event (ms) | tasks (ms) | shift | Preact: event (ms) | tasks (ms) | shift |')
  console.log('|---|--:|--:|--:|--:|--:|--:|')
  for (const widget of widgets.filter(([name]) => values.only === undefined || values.only === name)) {
    const cells = []
    for (const { url } of sites) {
      const runs = []
      for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(url, widget))
      const middle = medians(runs)
      if (middle.inp > mostMs) process.exitCode = 1
      cells.push(print(middle))
    }
    console.log(`| ${[widget[0], ...cells].join(' | ')} |`)
  }
} finally {
  await browser.close()
  for (const site of sites) site.close()
}

/** One visit: the widget wakes, then it is used. */
async function measure(url, [name, path, use]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.rate) })
  await page.goto(url + path, { waitUntil: 'load' })
  await page.locator('[data-theme-switch]:not([data-asleep])').first().waitFor({ state: 'attached' })
  await page.evaluate(quiet)
  const island = page.locator(`[data-island="${name}"]`).first()
  const before = await page.evaluate(() => window.measured)
  if (name === 'SearchDialog') await page.keyboard.press('Control+k')
  else {
    await island.scrollIntoViewIfNeeded()
    await island.dispatchEvent('pointerdown')
  }
  await page.locator(`[data-island="${name}"][data-awake]`).first().waitFor({ state: 'attached' })
  await page.evaluate(quiet)
  const awake = await page.evaluate(() => ({ ...window.measured, events: window.measured.events.length }))
  await use(island)
  await page.evaluate(quiet)
  const after = await page.evaluate(() => window.measured)
  await context.close()
  return {
    inp: Math.max(0, ...after.events.slice(awake.events)),
    tasks: awake.tasks - before.tasks,
    shift: awake.shift - before.shift,
  }
}

/** Runs in the page before all else. An event entry lasts from the press to the next frame. */
function observe() {
  const measured = { events: [], tasks: 0, shift: 0 }
  window.measured = measured
  const watch = (entryType, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: entryType,
      buffered: true,
      ...more,
    })
  watch('event', ({ interactionId, duration }) => interactionId && measured.events.push(duration), {
    durationThreshold: 16,
  })
  watch('longtask', ({ duration }) => (measured.tasks += duration))
  watch('layout-shift', ({ value, hadRecentInput }) => (measured.shift += hadRecentInput ? 0 : value))
}

/** Until the page has been idle a while, and the entries of what it did have come. */
function quiet() {
  return new Promise((resolve) => {
    let left = 5
    const next = () => (left-- > 0 ? requestIdleCallback(() => setTimeout(next, 60), { timeout: 1000 }) : resolve())
    next()
  })
}

function medians(runs) {
  const median = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
  return { inp: median('inp'), tasks: median('tasks'), shift: median('shift') }
}

/** An event below 16 ms has no entry. */
function print({ inp, tasks, shift }) {
  return `${inp === 0 ? '< 16' : Math.round(inp)} | ${Math.round(tasks)} | ${shift.toFixed(3)}`
}
