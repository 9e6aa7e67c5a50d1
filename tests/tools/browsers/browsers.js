// npm run test:browsers: the built site in Firefox and in WebKit as they are installed, beside the tests in Chromium.
// Every page in three widths, light and dark, without an error and without anything wider than the window; the main
// path of every widget; forms and the keyboard. `-- --routes /,/docs` looks at these pages. A browser that is not
// installed is skipped with a line. Exits with 1 if something is wrong.
//
// `-- --table` does something else: it disturbs every island of every kind of site (tests/browser/disturb), in Chromium
// and Firefox, and prints the tables. `--only Parley/preact/Firefox` tries a part of the table. `--rows FILE` adds each
// cell to a file as it comes, and does not try again what is kept there.

import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { routesWanted, serveBuilt } from '../serve-built.js'
import { openTries } from '../try-pages.js'
import { openFirefox } from './firefox.js'
import * as code from './page-code.js'
import { openWebkit } from './webkit.js'

// WebKit's window cannot be narrower than its own buttons.
const sizes = [
  [360, 740],
  [768, 1024],
  [1440, 900],
]
const themes = ['light', 'dark']
const keys = { tab: '\uE004', control: '\uE009', escape: '\uE00C' }

// What the page of a missing address says in the console.
const missingPage = '404 Error: this page does not exist'

const installs = {
  Firefox: 'apt-get install firefox-esr',
  WebKit: 'apt-get install webkit2gtk-driver xvfb',
}
const disturbTests = 'tests/browser/disturb'
process.exitCode = process.argv.includes('--table')
  ? fillTable()
  : (await lookEverywhere()) || disturbIslands([`${disturbTests}/firefox.test.ts`])

/** Tries the part of the table that is asked for. Returns the exit code. */
function fillTable() {
  const text = { type: 'string' }
  const { only, rows } = parseArgs({ options: { table: { type: 'boolean' }, only: text, rows: text } }).values
  // A file that cannot be written is known before the sites are built.
  if (rows) appendFileSync(rows, '')
  const part = [only && `TABLE_ONLY=${only}`, rows && `TABLE_ROWS=${rows}`].filter(Boolean)
  const browsers = { chromium: 'disturb', firefox: 'firefox' }
  const words = only?.toLowerCase().split('/') ?? []
  const files = words.flatMap((word) => (browsers[word] ? [`${disturbTests}/${browsers[word]}.test.ts`] : []))
  return disturbIslands([...part, ...(files.length > 0 ? files : [disturbTests])])
}

/** Resolves with the exit code. */
async function lookEverywhere() {
  const wanted = routesWanted()
  const site = await serveBuilt()
  const tries = openTries()
  try {
    for (const [name, open] of Object.entries({ Firefox: openFirefox, WebKit: openWebkit })) {
      const opened = await tries.run(name, async () => ({ browser: await open() }))
      if (opened?.browser)
        await lookAtSite({ ...opened.browser, url: site.url }, wanted ?? site.routes, tries).finally(
          opened.browser.close,
        )
      else if (opened) console.log(`${name} is skipped: it is not installed (as root on Debian: ${installs[name]})`)
    }
  } finally {
    site.close()
  }
  return tries.report()
}

/** Runs tests that disturb islands, all of them and with both engines. Returns the exit code. */
function disturbIslands(words) {
  const runner = fileURLToPath(new URL('../run-vitest.js', import.meta.url))
  const argv = [runner, 'DEEP=1', 'ENGINES=both', '--project', 'browser', ...words]
  return spawnSync(process.execPath, argv, { stdio: 'inherit' }).status ?? 1
}

async function lookAtSite(browser, routes, tries) {
  const homes = new Map()
  const check = (what, action) => tries.run(`${browser.name}: ${what}`, action)
  for (const theme of themes) {
    await browser.goto(`${browser.url}/`)
    await browser.evaluate(code.chooseTheme(theme))
    for (const route of routes)
      await check(`${route}, ${theme}`, async () => {
        for (const island of await lookAtPage(browser, route, theme)) if (!homes.has(island)) homes.set(island, route)
      })
  }
  await browser.evaluate(code.chooseTheme('light'))
  for (const [island, route] of homes)
    await check(`${island} on ${route}`, async () => {
      await openPage(browser, route)
      await browser.evaluate(code.useIsland(island))
      await expectNoErrors(browser)
    })
  for (const [route, path] of Object.entries(code.paths))
    if (routes.includes(route))
      await check(`main path of ${route}`, async () => {
        await openPage(browser, route)
        await browser.evaluate(path)
        await expectNoErrors(browser)
      })
  await check('search by keyboard', () => searchByKeyboard(browser))
  await check('tabs through the home page', () => walkByKeyboard(browser))
  console.log(`${browser.name}: ${routes.length} pages, ${homes.size} widgets`)
}

async function openPage(browser, route) {
  browser.takeErrors()
  await browser.goto(browser.url + route)
  await browser.evaluate(code.listen)
}

/** Resolves with the islands of the page. */
async function lookAtPage(browser, route, theme) {
  await openPage(browser, route)
  const islands = await browser.evaluate(code.lookAround)
  const look = await browser.evaluate(code.darkness)
  if (!look.startsWith(theme)) throw new Error(`the page is not ${theme}: ${look}`)
  for (const [width, height] of sizes) {
    await browser.resize(width, height)
    const tooWide = await browser.evaluate(code.overflow)
    if (tooWide !== null) throw new Error(`at a width of ${width}: ${tooWide}`)
  }
  await expectNoErrors(browser)
  return islands
}

async function expectNoErrors(browser) {
  const seen = [...browser.takeErrors(), ...(await browser.evaluate(code.takeSeen))]
  const [first] = seen.filter((text) => !text.startsWith(missingPage))
  if (first !== undefined) throw new Error(first)
}

async function searchByKeyboard(browser) {
  await openPage(browser, '/')
  await browser.evaluate(code.isSearchReady)
  await browser.press(['/'])
  await browser.evaluate(code.search)
  await browser.press([keys.escape, keys.escape])
  await browser.evaluate(code.isSearchClosed)
  await expectNoErrors(browser)
}

async function walkByKeyboard(browser) {
  await openPage(browser, '/')
  const stops = new Set()
  for (let step = 0; step < 12; step++) {
    await browser.press([keys.tab])
    const found = await browser.evaluate(code.focus)
    if (!found) throw new Error(`the focus is nowhere after ${step + 1} tabs`)
    const [name, isMarked] = found
    if (!isMarked) throw new Error(`the focus on ${name} cannot be seen`)
    stops.add(name)
  }
  if (stops.size < 10) throw new Error(`12 tabs reach only ${[...stops].join(', ')}`)
}
