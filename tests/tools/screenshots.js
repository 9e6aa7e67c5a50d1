// npm run screenshots: every page of the built site at four widths, light and dark, and one sheet that shows them all.
// Writes into screenshots/, which git ignores. `-- --routes /,/docs` takes these pages only. Exits with 1 if a picture
// fails twice.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../setup/find-chromium.js'
import { libretto, routesWanted, serveBuilt } from './serve-built.js'
import { openTries } from './try-pages.js'

const widths = [360, 768, 1280, 1536]
const themes = ['light', 'dark']
const tabs = 2
const folder = join(libretto, 'screenshots')

const executablePath = findChromium()
if (executablePath === undefined) {
  console.error(
    'no Chromium was found; install it ' +
      '(as root on Debian: apt-get install chromium; elsewhere: npx playwright install chromium)',
  )
  process.exit(3)
}
const wanted = routesWanted()
const tries = openTries()
const site = await serveBuilt()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const unknown = wanted?.filter((route) => !site.routes.includes(route)) ?? []
  if (unknown.length > 0) throw new Error(`the site has no ${unknown.join(', ')}`)
  const routes = wanted ?? site.routes
  if (!wanted) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const shots = widths.flatMap((width) => themes.flatMap((theme) => routes.map((route) => ({ route, width, theme }))))
  let next = 0
  const work = async () => {
    for (let shot = shots[next++]; shot; shot = shots[next++]) {
      const { route, width, theme } = shot
      await tries.run(`${route} at ${width} pixels, ${theme}`, () => shoot(shot))
    }
  }
  await Promise.all(Array.from({ length: tabs }, work))
  writeFileSync(join(folder, 'index.html'), sheetOf(routes))
  process.exitCode = tries.report()
  console.log(`pictures of ${routes.length} pages: ${join(folder, 'index.html')}`)
} finally {
  await browser.close()
  site.close()
}

async function shoot({ route, width, theme }) {
  const page = await browser.newPage({
    viewport: { width, height: Math.round(width < 600 ? width * 2 : width * 0.65) },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  try {
    await page.goto(site.url + route, { waitUntil: 'load' })
    // Scrolling wakes the islands that wait to be visible.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
      scrollTo({ top: 0, behavior: 'instant' })
      await document.fonts.ready
    })
    await page.waitForLoadState('networkidle')
    await page.screenshot({
      path: join(folder, nameOf(route, width, theme)),
      type: 'jpeg',
      quality: 75,
      fullPage: true,
    })
  } finally {
    await page.close()
  }
}

function nameOf(route, width, theme) {
  return `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '_')}-${width}-${theme}.jpg`
}

function sheetOf(routes) {
  const figure = (route, width, theme) => {
    const name = nameOf(route, width, theme)
    const image = `<img src="${name}" alt="${route}, ${width} pixels, ${theme}" loading="lazy">`
    return `<figure><a href="${name}">${image}</a><figcaption>${width} ${theme}</figcaption></figure>`
  }
  const sections = routes.map((route) => {
    const figures = themes.flatMap((theme) => widths.map((width) => figure(route, width, theme)))
    return `<section><h2>${route}</h2><div>${figures.join('')}</div></section>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>
body { font: 14px/1.4 system-ui; margin: 24px; background: #e9e8e4 }
section > div { display: grid; grid-template-columns: repeat(8, minmax(0, 1fr)); gap: 12px }
figure { margin: 0 } img { width: 100%; height: 360px; object-fit: cover; object-position: top; border: 1px solid #bbb }
figcaption { color: #555 }
</style>
${sections.join('\n')}
`
}
