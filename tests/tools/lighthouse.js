// npm run lighthouse: mobile scores of the built site. Lighthouse is not a package of the project: it is large and few
// people need it. `-- --routes /,/docs` checks these pages, with `--content docs/content` those of the manual. Exits
// with 1 if a page is below its bar or fails twice, with 3 if something is not installed.

import { createServer } from 'node:net'
import { chromium } from 'playwright'
import { findChromium } from '../setup/find-chromium.js'
import { routesWanted, serveBuilt } from './serve-built.js'
import { openTries } from './try-pages.js'

const categories = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
}
const attempts = 3
const usual = ['/', '/docs', '/blog', '/help', '/api', '/contact']
// The parts of the site that must be fastest, with all below them.
const isFastest = (route) => route === '/' || /^\/(?:docs|blog|help)(?:\/|$)/.test(route)
const barOf = (category, route) => {
  if (category !== 'performance') return 100
  return isFastest(route) ? 98 : 95
}

// Lighthouse 13 needs Node 22.19.
const [major, minor] = process.versions.node.split('.').map(Number)
const wantedVersion = major > 22 || (major === 22 && minor >= 19) ? 13 : 12
const install = `npm install --no-save lighthouse@${wantedVersion}`
const lighthouse = await import('lighthouse').then(
  (module) => module.default,
  (error) =>
    fail(
      error.code === 'ERR_MODULE_NOT_FOUND'
        ? `lighthouse is not installed; install it for now with: ${install}`
        : `lighthouse does not run with Node ${process.versions.node} (${error.message}); install: ${install}`,
    ),
)
const executablePath = findChromium()
if (executablePath === undefined)
  fail(
    'no Chromium was found; install it ' +
      '(as root on Debian: apt-get install chromium; elsewhere: npx playwright install chromium)',
  )

const port = await freePort()
const tries = openTries()
const site = await serveBuilt()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] })
try {
  const first = (folder) => site.routes.find((route) => route.startsWith(`/${folder}/`))
  const routes = routesWanted() ?? [...usual, first('blog'), first('help')].filter((route) => route !== undefined)
  const width = Math.max(...routes.map((route) => route.length))
  console.log(['page'.padEnd(width), ...Object.values(categories)].join('  '))
  for (const route of routes) {
    const lhr = await tries.run(route, () => measure(route))
    if (!lhr) continue
    const scores = Object.entries(categories).map(([category, title]) => {
      const score = scoreOf(lhr, category)
      const isBelow = score < barOf(category, route)
      if (isBelow) process.exitCode = 1
      return `${score}${isBelow ? ` < ${barOf(category, route)}` : ''}`.padEnd(title.length)
    })
    console.log([route.padEnd(width), ...scores].join('  '))
    for (const fault of faultsOf(lhr, route)) console.log(`  ${fault}`)
  }
  process.exitCode ||= tries.report()
} finally {
  await browser.close()
  site.close()
}

// Other programs on the machine only ever make a page slower, and now and then Lighthouse misses the beginning of a
// load. So a page below its bar is measured again, and its best performance counts.
async function measure(route) {
  let best
  let fault = 'no result'
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { lhr } =
      (await lighthouse(site.url + route, {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: Object.keys(categories),
      })) ?? {}
    if (!lhr || lhr.runtimeError) {
      fault = lhr?.runtimeError?.message ?? fault
      continue
    }
    if (!best || scoreOf(lhr, 'performance') > scoreOf(best, 'performance')) best = lhr
    if (scoreOf(best, 'performance') >= barOf('performance', route)) break
  }
  if (!best) throw new Error(`${route}: ${fault}`)
  return best
}

function scoreOf(lhr, category) {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100)
}

// What cost a page its points, where it is below its bar.
function faultsOf(lhr, route) {
  return Object.keys(categories).flatMap((category) => {
    if (scoreOf(lhr, category) >= barOf(category, route)) return []
    return (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => {
        const { title, displayValue } = lhr.audits[id]
        return `${category}: ${title}${displayValue ? `, ${displayValue}` : ''}`
      })
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address.port))
    })
  })
}

function fail(message) {
  console.error(message)
  process.exit(3)
}
