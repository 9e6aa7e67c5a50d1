// Imports real sites, builds what comes of them, and prints a Markdown table of what came over, what was listed, what
// was lost without a word, links and anchors that do not lead where they led, the order of side bars, time and memory.
// node tests/bench/import/import-sites.js SITES.json [--keep FOLDER] [--again] [--resume] [--write] [NAME…]
// SITES.json: { "NAME": { "folder": "path of the old site", "from": "hugo", "to": "docs", "ids": "mkdocs" } }; all but
// the folder may be missing; ids is how headings get theirs, if not as is usual for the tool. Pictures are published
// as they are. --again imports a second time, which changes nothing. --write replaces the table in RESULTS.md. With
// --keep, FOLDER/NAME has the new site, what the commands printed as JSON, words.txt with the lines that were lost,
// anchors.txt and order.txt with what changed, and its row of the table, which --resume takes instead of measuring.

import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse as parseYaml } from 'yaml'
import { libretto } from '../../tools/serve-built.js'
import { compareAnchors } from './compare-anchors.js'
import { compareOrder } from './compare-order.js'
import { compareWords, folderOf } from './compare-words.js'

const { values: options, positionals } = parseArgs({
  options: {
    keep: { type: 'string' },
    again: { type: 'boolean' },
    resume: { type: 'boolean' },
    write: { type: 'boolean' },
  },
  allowPositionals: true,
})
const [list, ...names] = positionals
const sites = JSON.parse(readFileSync(list, 'utf8'))
const launcher = join(libretto, 'bin/libretto.js')

/** Runs a command; with what it printed, its seconds of processor time and its peak memory in MB. */
function run(folder, ...argv) {
  const { status, stdout, stderr, signal } = spawnSync(
    'time',
    ['-f', '\n%M %U %S', process.execPath, launcher, ...argv],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    },
  )
  const [memory, ...seconds] = stderr.trim().split('\n').at(-1).split(' ').map(Number)
  return { code: status ?? signal, stdout, seconds: seconds[0] + seconds[1], memory: memory / 1024 }
}

function readJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return { problems: [], summary: {} }
  }
}

const deadLink = /^the link to /

/** The folder of a new site, which is empty. */
function openFolder(name) {
  if (options.keep === undefined) return mkdtempSync(join(tmpdir(), 'libretto-import-'))
  const folder = resolve(options.keep, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

const printPlaces = (places) => places.map(({ file, line, text }) => `${file}:${line}  ${text}\n`).join('')

function keep(work, { brought, built, words, anchors, order }) {
  writeFileSync(join(work, 'import.json'), brought.stdout)
  writeFileSync(join(work, 'build.json'), built.stdout)
  writeFileSync(join(work, 'words.txt'), printPlaces(words.lost))
  writeFileSync(join(work, 'anchors.txt'), printPlaces(anchors.changed))
  writeFileSync(join(work, 'order.txt'), order.parted.map((route) => `${route}\n`).join(''))
}

/** Problems name files from the working directory. */
function inFolder(folder, work) {
  const here = process.cwd()
  process.chdir(folder)
  try {
    return work()
  } finally {
    process.chdir(here)
  }
}

async function measure(name, { folder, from, to, ids }) {
  const work = openFolder(name)
  const content = join(work, 'content')
  const old = resolve(dirname(list), folder)
  const flags = [...(from ? ['--from', from] : []), ...(to ? ['--to', to] : [])]
  const brought = run(work, 'import', old, ...flags, '--format', 'json')
  const found = readJson(brought.stdout)
  const pages = found.summary.pages ?? []
  const words =
    pages.length > 0 ? inFolder(work, () => compareWords(old, content, found)) : { pages: 0, words: 0, lost: [] }
  const again = options.again ? run(work, 'import', old, ...flags, '--format', 'json') : undefined
  if (brought.code === 0) appendFileSync(join(content, 'site.yaml'), 'pictures: { formats: [] }\n')
  // The build of an empty folder would be that of Libretto's own site.
  const built = brought.code === 0 ? run(work, 'build', '--format', 'json') : { ...brought, stdout: '' }
  const dist = join(work, 'dist')
  const anchors = await compareAnchors(folderOf(old, pages), dist, found, ids)
  const order = compareOrder(dist, found)
  const languages = readLanguages(join(content, 'site.yaml'))
  const result = { brought, found, words, built, anchors, order, languages, again: again && readJson(again.stdout) }
  if (options.keep === undefined) rmSync(work, { recursive: true, force: true })
  else keep(work, result)
  return result
}

/** How many languages the new site has. */
function readLanguages(path) {
  if (!existsSync(path)) return 0
  return parseYaml(readFileSync(path, 'utf8'))?.languages?.length ?? 1
}

/** What the second import has changed. */
function describeAgain(again) {
  if (!again) return '-'
  const { created = [], replaced = [], kept = [] } = again.summary
  if (created.length + replaced.length + kept.length === 0) return 'same'
  return `${created.length}+${replaced.length}~${kept.length}=`
}

/** "12 of 1,000 (98.8 %)" where 12 differ; "-" where there is nothing to compare. */
function describeShare(changed, all) {
  return all === 0 ? '-' : `${changed} of ${all} (${((100 * (all - changed)) / all).toFixed(1)} %)`
}

function printRow(name, { brought, found, words, built, anchors, order, languages, again }) {
  const { summary } = readJson(built.stdout)
  const dead = found.problems.filter(({ message }) => deadLink.test(message)).length
  const cells = [
    name,
    found.summary.tool ?? '?',
    `${words.pages} → ${summary.pages ?? 0}`,
    languages,
    brought.code,
    `${found.problems.length} (${found.summary.groups?.length ?? 0})`,
    `${words.lost.length} of ${words.words}`,
    dead,
    describeShare(anchors.changed.length, anchors.anchors),
    describeShare(order.parted.length, order.neighbours),
    built.code,
    `${summary.errors ?? '?'}, ${summary.warnings ?? '?'}`,
    `${brought.seconds.toFixed(1)}, ${brought.memory.toFixed(0)}`,
    `${built.seconds.toFixed(1)}, ${built.memory.toFixed(0)}`,
    ...(options.again ? [describeAgain(again)] : []),
  ]
  const row = `| ${cells.join(' | ')} |`
  if (options.keep !== undefined) writeFileSync(rowPath(name), row)
  return row
}

function rowPath(name) {
  return join(resolve(options.keep), name, 'row.md')
}

async function rowOf(name, site) {
  const isKnown = options.resume && options.keep !== undefined && existsSync(rowPath(name))
  return isKnown ? readFileSync(rowPath(name), 'utf8') : printRow(name, await measure(name, site))
}

const titles = [
  'site',
  'tool',
  'pages in → out',
  'languages',
  'import',
  'listed (groups)',
  'lines lost unlisted, of words',
  'dead links',
  'anchors changed',
  'neighbours parted',
  'build',
  'errors, warnings',
  'import: CPU s, MB',
  'build: CPU s, MB',
  ...(options.again ? ['again'] : []),
]

function writeResults(rows) {
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, Node ${process.version}`
  const path = join(libretto, 'tests/bench/RESULTS.md')
  const text = readFileSync(path, 'utf8')
  const [begin, end] = ['<!-- imports -->', '<!-- end of imports -->']
  const part = `${begin}\n${new Date().toISOString().slice(0, 10)}, ${machine}.\n\n${rows.join('\n')}\n`
  writeFileSync(path, text.slice(0, text.indexOf(begin)) + part + text.slice(text.indexOf(end)))
}

const rows = []
const print = (row) => {
  rows.push(row)
  console.log(row)
}
print(`| ${titles.join(' | ')} |`)
print(`|${titles.map((_, at) => (at < 2 ? '---' : '---:')).join('|')}|`)
for (const [name, site] of Object.entries(sites))
  if (names.length === 0 || names.includes(name)) print(await rowOf(name, site))
if (options.write) writeResults(rows)
