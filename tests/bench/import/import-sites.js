// Imports real sites, builds what comes of them, and prints a Markdown table of what came over, what was listed, what
// was lost without a word, links that do not lead where they led, time and memory.
// node tests/bench/import/import-sites.js SITES.json [--keep FOLDER] [--again] [NAME…]
// SITES.json: { "NAME": { "folder": "path of the old site", "from": "hugo", "to": "docs" } }; from and to may be
// missing. Pictures are published as they are. --again imports a second time, which changes nothing. With --keep,
// FOLDER/NAME has the new site, what the commands printed as JSON, and words.txt with the lines that were lost.

import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { libretto } from '../../tools/serve-built.js'
import { compareWords } from './compare-words.js'

const { values: options, positionals } = parseArgs({
  options: { keep: { type: 'string' }, again: { type: 'boolean' } },
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

function keep(work, { brought, built, words }) {
  writeFileSync(join(work, 'import.json'), brought.stdout)
  writeFileSync(join(work, 'build.json'), built.stdout)
  const lines = words.lost.map(({ file, line, text }) => `${file}:${line}  ${text}\n`)
  writeFileSync(join(work, 'words.txt'), lines.join(''))
}

function measure(name, { folder, from, to }) {
  const work = openFolder(name)
  const old = resolve(dirname(list), folder)
  const flags = [...(from ? ['--from', from] : []), ...(to ? ['--to', to] : [])]
  const brought = run(work, 'import', old, ...flags, '--format', 'json')
  const found = readJson(brought.stdout)
  // Problems name files from the working directory.
  const here = process.cwd()
  process.chdir(work)
  const words = found.summary.pages ? compareWords(old, join(work, 'content'), found) : { pages: 0, words: 0, lost: [] }
  process.chdir(here)
  const again = options.again ? run(work, 'import', old, ...flags, '--format', 'json') : undefined
  if (brought.code === 0) appendFileSync(join(work, 'content/site.yaml'), 'pictures: { formats: [] }\n')
  // The build of an empty folder would be that of Libretto's own site.
  const built = brought.code === 0 ? run(work, 'build', '--format', 'json') : { ...brought, stdout: '' }
  if (options.keep === undefined) rmSync(work, { recursive: true, force: true })
  else keep(work, { brought, built, words })
  return { brought, found, words, built, again: again && readJson(again.stdout).summary }
}

/** What the second import has changed. */
function describeAgain(again) {
  if (!again) return '-'
  const { created = [], replaced = [], kept = [] } = again
  if (created.length + replaced.length + kept.length === 0) return 'same'
  return `${created.length}+${replaced.length}~${kept.length}=`
}

console.log(
  '| site | pages in → out | import | listed (groups) | words lost unlisted, of | dead links | build | warnings | ' +
    'import CPU s, MB | build CPU s, MB | again |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|')
for (const [name, site] of Object.entries(sites)) {
  if (names.length > 0 && !names.includes(name)) continue
  const { brought, found, words, built, again } = measure(name, site)
  const { summary } = readJson(built.stdout)
  const dead = found.problems.filter(({ message }) => deadLink.test(message)).length
  const cells = [
    name,
    `${words.pages} → ${summary.pages ?? 0}`,
    `${brought.code} (${found.summary.tool})`,
    `${found.problems.length} (${found.summary.groups?.length ?? 0})`,
    `${words.lost.length} lines, ${words.words}`,
    dead,
    `${built.code}, ${summary.errors ?? '?'} errors`,
    summary.warnings ?? '?',
    `${brought.seconds.toFixed(1)}, ${brought.memory.toFixed(0)}`,
    `${built.seconds.toFixed(1)}, ${built.memory.toFixed(0)}`,
    describeAgain(again),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
