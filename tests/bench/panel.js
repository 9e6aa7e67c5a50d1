// Measures the debug panel on a large generated site: sizes and times of the API's answers, how long each tab takes to
// open, and how long a save takes to show with the panel closed and with each tab open. Needs Chromium; its path is
// CHROMIUM or /usr/bin/chromium. `--articles 1300` sets the size of the site.

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { libretto, printedAddress } from '../tools/serve-built.js'
import { generateSite } from './generate-site.js'

const { values } = parseArgs({ options: { articles: { type: 'string', default: '5000' } } })
const saves = 9
const pages = 300
const assets = 200
const calls = ['/pages', '/data', '/assets', '/problems', '/builds', '/pages/page-7']
const pagedCalls = [
  '/nouns',
  '/nouns?search=packets',
  '/data/blog?limit=50',
  '/data/blog?search=packets',
  '/open?route=/page-7',
  '/pages?limit=100',
  '/assets?limit=60',
  '/articles?limit=50',
  '/articles?search=packets&limit=50',
  '/links?from=blog/post-7.md&limit=40',
  '/links?from=blog/post-7.md&search=packets&limit=40',
]
const tabs = {
  Debug: '.component',
  Data: '.noun',
  CMS: '[data-block]',
  Network: 'tbody tr',
  Perf: '.build',
  Assets: '.asset',
}

const folder = mkdtempSync(join(tmpdir(), 'libretto-bench-'))
const content = join(folder, 'content')
generateSite(content, Number(values.articles))
addPages()
const child = spawn(
  process.execPath,
  [join(libretto, 'bin/libretto.js'), 'watch', '--content', content, '--out', join(folder, 'dist'), '--port', '0'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
let browser
try {
  const url = await printedAddress(child)
  await measureCalls(url)
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  await measureTabs(url)
  await measureArticle(url)
  await measureSaves(url)
} finally {
  await browser?.close()
  child.removeAllListeners('close')
  const closed = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGINT')
  await closed
  rmSync(folder, { recursive: true, force: true })
}

function addPages() {
  mkdirSync(join(content, 'pages'), { recursive: true })
  mkdirSync(join(content, 'assets'), { recursive: true })
  for (let index = 0; index < assets; index++)
    writeFileSync(
      join(content, `assets/picture-${index}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${index + 1} 1"><path d="M0 0h1v1z"/></svg>\n`,
    )
  for (let index = 0; index < pages; index++) {
    const blocks = Array.from(
      { length: 8 },
      (_, at) => `  - id: block-${at}\n    type: text\n    title: Part ${at} of ${index}\n    content: Words.\n`,
    )
    const text = `title: Page ${index}\ndescription: A page.\nblocks:\n${blocks.join('')}`
    writeFileSync(join(content, `pages/page-${index}.yaml`), text)
  }
}

async function measureCalls(url) {
  for (const path of [...calls, ...pagedCalls]) {
    const times = []
    let size = 0
    let status = 0
    for (let turn = 0; turn < 3; turn++) {
      const start = performance.now()
      const response = await fetch(`${url}/__libretto/api${path}`)
      size = (await response.arrayBuffer()).byteLength
      status = response.status
      times.push(performance.now() - start)
    }
    console.log(`GET ${path}: ${status}, ${size.toLocaleString('en')} bytes, ${median(times).toFixed(0)} ms`)
  }
}

async function measureTabs(url) {
  for (const [name, wanted] of Object.entries(tabs)) {
    const times = []
    for (let turn = 0; turn < 3; turn++) {
      const page = await openPanel(url, name === 'Debug' ? 'Network' : 'Debug')
      const start = performance.now()
      await page.locator('libretto-panel').getByRole('tab', { name, exact: true }).click()
      await page.locator(`libretto-panel ${wanted}`).first().waitFor()
      times.push(performance.now() - start)
      await page.context().close()
    }
    console.log(`open ${name}: ${median(times).toFixed(0)} ms`)
  }
}

/** Opens the editor of an article, then types into it and saves. */
async function measureArticle(url) {
  const times = { open: [], save: [] }
  for (let turn = 0; turn < 3; turn++) {
    const page = await openPanel(url, 'Network', '/blog/post-7')
    const start = performance.now()
    await page.locator('libretto-panel').getByRole('tab', { name: 'Write', exact: true }).click()
    await page.locator('libretto-panel .cm-line').first().waitFor()
    times.open.push(performance.now() - start)
    for (let save = 0; save < 3; save++) {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      const mark = `Typed ${turn} ${save}.`
      await page.locator('libretto-panel .cm-content').press('Control+End')
      await page.keyboard.type(`\n\n${mark}`)
      const before = performance.now()
      await page.keyboard.press('Control+s')
      await page.waitForFunction((text) => document.querySelector('main')?.textContent.includes(text), mark)
      times.save.push(performance.now() - before)
    }
    await page.context().close()
  }
  console.log(`open an article: ${median(times.open).toFixed(0)} ms (300)`)
  console.log(`save an article: ${median(times.save).toFixed(0)} ms (150)`)
}

async function measureSaves(url) {
  const file = join(content, 'pages/page-7.yaml')
  const original = readFileSync(file, 'utf8')
  for (const tab of ['', ...Object.keys(tabs)]) {
    const page = tab === '' ? await openPage(url, '') : await openPanel(url, tab)
    if (tab !== '') await page.locator(`libretto-panel ${tabs[tab]}`).first().waitFor()
    const times = []
    for (let save = 0; save < saves; save++) {
      // Feeds and the disk follow between two saves.
      await new Promise((resolve) => setTimeout(resolve, 1500))
      const mark = `Save ${save} with ${tab || 'nothing'} open`
      const start = performance.now()
      writeFileSync(file, original.replace('title: Part 0 of 7', `title: ${mark}`))
      await page.waitForFunction((text) => document.querySelector('main')?.textContent.includes(text), mark)
      times.push(performance.now() - start)
    }
    await page.context().close()
    console.log(`save, ${tab || 'panel closed'}: ${median(times).toFixed(0)} ms (${times.map(Math.round).join(' ')})`)
  }
}

async function openPage(url, query, route = '/page-7') {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await page.goto(`${url}${route}${query}`, { waitUntil: 'load' })
  return page
}

async function openPanel(url, tab, route) {
  const page = await openPage(url, '?debug=1', route)
  await page.locator('libretto-panel').getByRole('tab', { name: tab, exact: true }).click()
  await page.waitForLoadState('load').catch(() => {})
  return page
}

function median(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]
}
