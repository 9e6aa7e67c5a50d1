// Measures what a visitor loads and waits for on a slow line: npm run bench:visit -- [--runs 3]
// Pages of Parley are visited with both engines, with a processor that is four times slower and the line that
// Lighthouse takes for a slow phone. Prints a Markdown table of medians, React before Preact. Then pages stay open for
// an hour of their clock, in which the search is used each minute, and a second table has their memory. Ends with 1 if
// the heap of a page has grown by half.

import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findChromium } from '../setup/find-chromium.js'
import { serveBuilt } from '../tools/serve-built.js'

const line = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
const slowdown = 4
const mostGrowth = 1.5
const pages = ['/', '/docs/sdk', '/api', '/contact', '/blog/choosing-a-codec']
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const sites = []
try {
  for (const engine of ['react', 'preact']) sites.push(await serveBuilt({ engine }))
  await printTable(['requests', 'KB', 'text (ms)', 'all (ms)', 'search (ms)'], visits)
  await printTable(['heap (MB)', 'nodes', 'listeners', 'heap later', 'nodes later', 'listeners later'], hour)
} finally {
  await browser.close()
  for (const site of sites) site.close()
}

/** `measure` gives the values of a page, one for each name. */
async function printTable(names, measure) {
  console.log(`\n| page | ${names.join(' | ')} |\n|---|${'--:|'.repeat(names.length)}`)
  for (const path of pages) {
    const measured = []
    for (const { url } of sites) measured.push(await measure(url + path))
    const cells = names.map((_, index) => measured.map((row) => row[index]).join(', '))
    console.log(`| ${[path, ...cells].join(' | ')} |`)
  }
}

async function visits(address) {
  const runs = []
  for (let run = 0; run < Number(values.runs); run++) runs.push(await visit(address))
  const median = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
  return ['requests', 'kilobytes', 'text', 'all', 'search'].map((key) => Math.round(median(key)))
}

/** A first visit, and the search that is opened when the page is quiet. Times in milliseconds. */
async function visit(address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return {
      requests: entries.length,
      kilobytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
      text: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      all: Math.max(...entries.map(({ responseEnd }) => responseEnd)),
    }
  })
  const start = performance.now()
  await page.keyboard.press('Control+k')
  await page.locator('.search-input').waitFor()
  const search = performance.now() - start
  await context.close()
  return { ...loaded, search }
}

/** An hour of the clock of a page. */
async function hour(address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.clock.install()
  await page.goto(address, { waitUntil: 'networkidle' })
  const search = async () => {
    await page.keyboard.press('Control+k')
    await page.locator('.search-input').fill('call')
    await page.keyboard.press('Escape')
    await page.clock.runFor(60_000)
  }
  // What a page loads once is no growth. Hits come after the first search is over.
  for (let minute = 0; minute < 2; minute++) await search()
  const before = await held(session)
  for (let minute = 0; minute < 60; minute++) await search()
  const after = await held(session)
  await context.close()
  if (after.megabytes > mostGrowth * before.megabytes) process.exitCode = 1
  return [before, after].flatMap(({ megabytes, nodes, listeners }) => [megabytes.toFixed(1), nodes, listeners])
}

/** What a page holds after garbage is collected. */
async function held(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { megabytes: usedSize / 2 ** 20, nodes, listeners: jsEventListeners }
}
