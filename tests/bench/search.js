// Compares the search with Pagefind on the same site: npm run bench:search -- [ARTICLES=1000] [--texts DIR]
// DIR has Markdown files with a title in their front matter; without it the articles are generated. Prints a Markdown
// table: what both cost a build, what a visitor fetches for a first query, how long that takes with four times slower
// code and 150 ms for each answer, and how many of 200 queries of three words, taken from sentences of the articles,
// have their article among the first eight hits. Pagefind comes from npm, into a temporary folder.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { findChromium } from '../setup/find-chromium.js'
import { libretto } from '../tools/serve-built.js'
import { generateSite } from './generate-site.js'

const queriesForRecall = 200
const queriesForTime = 20
const mostHits = 8
const slow = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

const { values: options, positionals } = parseArgs({ options: { texts: { type: 'string' } }, allowPositionals: true })
const count = Number(positionals[0] ?? 1000)
const folder = mkdtempSync(join(tmpdir(), 'libretto-search-'))
const site = join(folder, 'site')
const dist = join(site, 'dist')

/** Articles with their words, by file name. */
function writeArticles() {
  if (options.texts === undefined) return generateSite(site, count)
  const help = join(site, 'content/help')
  mkdirSync(help, { recursive: true })
  writeFileSync(join(site, 'content/site.yaml'), 'name: Search\nurl: https://example.com\n')
  const names = readdirSync(options.texts).sort()
  for (let index = 0; index < count; index++) {
    const name = names[index % names.length]
    const round = Math.floor(index / names.length)
    const text = readFileSync(join(options.texts, name), 'utf8')
    const more = round === 0 ? text : text.replace(/^title: (['"]?)(.*?)\1$/m, `title: $1$2 ${round}$1`)
    writeFileSync(join(help, round === 0 ? name : name.replace(/\.md$/, `-x${round}.md`)), more)
  }
}

function timed(act) {
  const start = performance.now()
  act()
  return (performance.now() - start) / 1000
}

/** Three words that follow each other in a sentence of an article, and the end of the article's address. */
function listQueries() {
  const files = readdirSync(join(site, 'content'), { recursive: true }).filter((file) =>
    /^(?:help|blog)\/.*\.md$/.test(file),
  )
  const queries = []
  for (let turn = 0; queries.length < queriesForRecall && turn < 4 * queriesForRecall; turn++) {
    const file = files[(turn * 7919) % files.length]
    const body = readFileSync(join(site, 'content', file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
    const lines = body
      .replace(/```[\s\S]*?```/g, '')
      .split('\n')
      .filter((line) => /^[A-Z][\w ,.'-]{40,}$/.test(line))
    const words = lines[turn % Math.max(1, lines.length)]?.match(/[A-Za-z]{4,}(?: [A-Za-z]{4,}){2}/)
    if (words) queries.push({ typed: words[0], end: file.replace(/\.md$/, '') })
  }
  return queries
}

const entry = `import { findHits } from './site/widgets/search-dialog/find-hits.ts'
import { readQuery } from './site/widgets/search-dialog/score-item.ts'
const load = async (name) => (await fetch('/search/' + name)).json()
globalThis.find = async (typed) => {
  const index = await load('index.json')
  return (await findHits(index, readQuery(typed, 'en'), load)).map(({ url }) => url)
}`
const theirEntry = `import * as pagefind from '/pagefind/pagefind.js'
globalThis.find = async (typed) => {
  const { results } = await pagefind.search(typed)
  return (await Promise.all(results.slice(0, ${mostHits}).map((result) => result.data()))).map(({ url }) => url)
}`

/** What was sent since it was last set to zero: threads of a page are counted, too. */
const sent = { bytes: 0, requests: 0 }

function serve(scripts) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const html = /^\/(?:ours|theirs)$/.test(path) ? `<script type="module" src="${path}.js"></script>` : undefined
    let body = html ?? scripts[path]
    try {
      body ??= readFileSync(join(dist, path))
    } catch {
      response.writeHead(404).end()
      return
    }
    const type = { '.js': 'text/javascript', '.json': 'application/json', '.wasm': 'application/wasm' }[extname(path)]
    const isText = html !== undefined || ['.js', '.json'].includes(extname(path))
    const packed = isText ? gzipSync(body) : body
    sent.bytes += packed.length
    sent.requests++
    const headers = { 'Content-Type': type ?? (html ? 'text/html' : 'application/octet-stream') }
    response.writeHead(200, isText ? { ...headers, 'Content-Encoding': 'gzip' } : headers).end(packed)
  })
  return new Promise((settle) => server.listen(0, '127.0.0.1', () => settle(server)))
}

const isFound = (hits, end) => hits.slice(0, mostHits).some((url) => url.split('#')[0].replace(/\/$/, '').endsWith(end))

async function measure(browser, address, queries) {
  const page = await browser.newPage()
  await page.goto(address)
  await page.waitForFunction('globalThis.find')
  let found = 0
  for (const { typed, end } of queries) if (isFound(await page.evaluate(`find(${JSON.stringify(typed)})`), end)) found++
  await page.close()
  const firsts = []
  for (const { typed } of queries.slice(0, queriesForTime)) {
    const context = await browser.newContext()
    const fresh = await context.newPage()
    const client = await context.newCDPSession(fresh)
    Object.assign(sent, { bytes: 0, requests: 0 })
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', slow)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await fresh.goto(address)
    await fresh.waitForFunction('globalThis.find')
    const start = performance.now()
    await fresh.evaluate(`find(${JSON.stringify(typed)})`)
    firsts.push({ ...sent, seconds: (performance.now() - start) / 1000 })
    await context.close()
  }
  return { recall: found / queries.length, firsts }
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
}

function folderBytes(path) {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
}

try {
  writeArticles()
  const flags = ['--content', join(site, 'content'), '--out', dist, '--no-cache', '--quiet']
  const built = timed(() => execFileSync(process.execPath, [join(libretto, 'bin/libretto.js'), 'build', ...flags]))
  const tool = join(folder, 'tool')
  mkdirSync(tool)
  writeFileSync(join(tool, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', '--silent', 'pagefind@1'], { cwd: tool })
  const indexed = timed(() => execFileSync('npx', ['pagefind', '--site', dist], { cwd: tool, stdio: 'ignore' }))
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: libretto, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  const server = await serve({ '/ours.js': outputFiles[0].text, '/theirs.js': theirEntry })
  const { port } = server.address()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const queries = listQueries()
  const rows = []
  for (const [name, path, seconds, place] of [
    ['Libretto', 'ours', `${built.toFixed(2)} (whole build)`, 'search'],
    ['Pagefind', 'theirs', `${indexed.toFixed(2)} (after it)`, 'pagefind'],
  ]) {
    const { recall, firsts } = await measure(browser, `http://127.0.0.1:${port}/${path}`, queries)
    const of = (key) => median(firsts.map((first) => first[key]))
    const size = `${(folderBytes(join(dist, place)) / 1e6).toFixed(1)} MB`
    const fetched = `${(of('bytes') / 1024).toFixed(0)} KB in ${of('requests')}`
    rows.push([name, seconds, size, fetched, `${of('seconds').toFixed(2)} s`, `${(100 * recall).toFixed(1)} %`])
  }
  await browser.close()
  server.close()
  console.log(`${count} articles, ${queries.length} queries\n`)
  console.log('| | seconds of a build | index | fetched for a first query | first query | found |')
  console.log('|---|---:|---:|---:|---:|---:|')
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
