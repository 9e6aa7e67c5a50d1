// Keeps one watch busy for minutes with saves of every kind, and requests beside them. Each saved text must be served
// within ten seconds; at the end the output folder must equal a clean build, and memory must not have grown by half.
// Prints what it measured. `--minutes 10` (the default) and `--articles 200`.

import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateSite } from '../bench/generate-site.js'
import { libretto, printedAddress } from './serve-built.js'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, articles: { type: 'string', default: '200' } },
})
const longestMs = 10_000
const folder = mkdtempSync(join(tmpdir(), 'libretto-soak-'))
const content = join(folder, 'content')
const launcher = join(libretto, 'bin/libretto.js')
const articleCount = Number(values.articles)
let random = 1

try {
  generateSite(content, articleCount)
  mkdirSync(join(content, 'pages'))
  writeFileSync(join(content, 'pages/home.yaml'), 'title: Home\ndescription: The site that is saved all the time.\n')
  await soak()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function soak() {
  const argv = [launcher, 'watch', '--content', content, '--out', join(folder, 'watched'), '--port', '0']
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const figures = { times: [], megabytes: [], handles: [] }
  try {
    const url = await printedAddress(child)
    const end = Date.now() + Number(values.minutes) * 60_000
    for (let edit = 1; Date.now() < end; edit++) {
      figures.times.push(await save(url, edit))
      if (edit % 50 === 0) measure(child.pid, figures)
    }
    measure(child.pid, figures)
    await request(url, '/')
  } finally {
    child.kill('SIGINT')
  }
  await closed
  report(figures, compareWithClean())
}

/** Saves an article as one of several programs would, and waits until it is served. Resolves with milliseconds. */
async function save(url, edit) {
  const name = `article-${draw(articleCount / 2)}`
  const path = join(content, `help/${name}.md`)
  const text = readFileSync(path, 'utf8')
  const mark = `Edit ${edit} of the soak.`
  const next = `${text.replace(/\nEdit \d+ of the soak\.\n$/, '')}\n${mark}\n`
  const ways = [
    () => writeFileSync(path, next),
    () => {
      writeFileSync(`${path}.tmp`, next)
      renameSync(`${path}.tmp`, path)
    },
    () => {
      writeFileSync(path, '')
      writeFileSync(path, next)
    },
    () => {
      writeFileSync(path, '---\ntitel: wrong\n---\n')
      writeFileSync(path, next)
    },
    () => {
      rmSync(path)
      writeFileSync(path, next)
    },
    () => {
      writeFileSync(path, next)
      writeFileSync(join(content, `help/extra-${draw(20)}.md`), `---\ntitle: Extra ${edit}\n---\n\nText.\n`)
      rmSync(join(content, `help/extra-${draw(20)}.md`), { force: true })
    },
  ]
  const start = performance.now()
  ways[draw(ways.length)]()
  while (!(await request(url, `/help/${name}`)).includes(mark))
    if (performance.now() - start > longestMs) throw new Error(`/help/${name} did not show edit ${edit}`)
  return performance.now() - start
}

async function request(url, path) {
  return (await fetch(url + path)).text()
}

/** The same numbers in every run. */
function draw(count) {
  random = (random * 48_271) % 2_147_483_647
  return random % count
}

// Linux only; elsewhere these columns stay empty.
function measure(pid, { megabytes, handles }) {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    megabytes.push(Number(kilobytes) / 1024)
    handles.push(readdirSync(`/proc/${pid}/fd`).length)
  } catch {
    // Not measured.
  }
}

/** Paths that differ between what the watch has written and a clean build. */
function compareWithClean() {
  const clean = join(folder, 'clean')
  const argv = [launcher, 'build', '--content', content, '--out', clean, '--no-cache', '--quiet']
  execFileSync(process.execPath, argv, { stdio: 'inherit' })
  const list = (root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => join(item.parentPath, item.name).slice(root.length))
  const watched = join(folder, 'watched')
  return [...new Set([...list(clean), ...list(watched)])].filter((path) => {
    try {
      return !readFileSync(join(clean, path)).equals(readFileSync(join(watched, path)))
    } catch {
      return true
    }
  })
}

function report({ times, megabytes, handles }, different) {
  const sorted = times.toSorted((a, b) => a - b)
  const part = (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)])
  const quarter = Math.ceil(megabytes.length / 4)
  const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length
  const growth = mean(megabytes.slice(-quarter)) / mean(megabytes.slice(0, quarter))
  console.log(`saves             ${times.length} in ${values.minutes} minutes, ${articleCount} articles`)
  console.log(`time until served median ${part(0.5)} ms, 99 % ${part(0.99)} ms, longest ${part(1)} ms`)
  console.log(`memory            ${range(megabytes)} MB`)
  console.log(`open files        ${range(handles)}`)
  console.log(`growth            ${growth.toFixed(2)} (last quarter to first quarter)`)
  console.log(`clean build       ${different.length === 0 ? 'the same bytes' : `differs in ${different.join(', ')}`}`)
  if (different.length > 0 || growth > 1.5) process.exitCode = 1
}

function range(list) {
  return `${Math.round(Math.min(...list))} to ${Math.round(Math.max(...list))}`
}
