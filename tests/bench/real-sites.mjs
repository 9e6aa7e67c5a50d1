// Builds real sites with the tool that they come from and with Libretto, one after the other, and prints a Markdown
// table: node tests/bench/real-sites.mjs SITES.json [--times 3] [NAME…]
// SITES.json: { "NAME": { "tool": "VitePress 1.6", "old": "folder", "build": ["npx", "vitepress", "build"],
// "clean": ["what the tool remembers", "what it writes"], "out": "what it writes", "edit": "a page of it",
// "new": "folder of the imported site", "editNew": "the same page" } }. Paths other than the folders are below them.
// Neither is measured with pictures in other sizes: write `pictures: { formats: [] }` in site.yaml.
// Cold has neither a cache nor an output folder. Processor seconds count the work of all threads and processes; on a
// machine that does other things as well they say more than the clock.

import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { libretto } from '../tools/serve-built.js'

const { values: options, positionals } = parseArgs({
  options: { times: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const [list, ...names] = positionals
const sites = JSON.parse(readFileSync(list, 'utf8'))
const launcher = join(libretto, 'bin/libretto.js')

/** Runs a command in a folder; its seconds on the clock, its seconds of processor time and its peak memory in MB. */
function run(folder, [command, ...argv]) {
  const marks = join(mkdtempSync(join(tmpdir(), 'libretto-real-')), 'time')
  const { status } = spawnSync('time', ['-o', marks, '-f', '%e %U %S %M', command, ...argv], {
    cwd: folder,
    stdio: 'ignore',
  })
  const [wall, user, system, memory] = readFileSync(marks, 'utf8').trim().split('\n').at(-1).split(' ').map(Number)
  rmSync(join(marks, '..'), { recursive: true })
  if (status !== 0) throw new Error(`${command} ${argv.join(' ')} ended with ${status} in ${folder}`)
  return { wall, cpu: user + system, memory: memory / 1024 }
}

function clean(folder, paths) {
  for (const path of paths) rmSync(join(folder, path), { recursive: true, force: true })
}

function countPages(folder) {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.html')).length
}

function sidesOf({ old, build, clean: remembered, out, edit, new: folder, editNew }) {
  return {
    old: { folder: old, command: build, remembered, page: join(old, edit), out: join(old, out) },
    new: {
      folder,
      command: [process.execPath, launcher, 'build'],
      remembered: ['dist', '.libretto'],
      page: join(folder, editNew),
      out: join(folder, 'dist'),
    },
  }
}

/** Cold, unchanged and with a sentence more, of both sides in turn. */
function measure(site) {
  const sides = Object.entries(sidesOf(site))
  const found = { old: {}, new: {} }
  for (let time = 0; time < Number(options.times); time++)
    for (const phase of ['cold', 'same', 'edit'])
      // The one that goes first is another one each time.
      for (const [name, side] of time % 2 === 0 ? sides : [...sides].reverse()) {
        if (phase === 'cold') clean(side.folder, side.remembered)
        const before = readFileSync(side.page)
        if (phase === 'edit') appendFileSync(side.page, `\n\nOne more sentence, the ${time + 1}th.\n`)
        const result = run(side.folder, side.command)
        writeFileSync(side.page, before)
        found[name][phase] ??= []
        found[name][phase].push(result)
        found[name].pages = countPages(side.out)
      }
  return found
}

function median(results, key) {
  const sorted = results.map((each) => each[key]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

console.log('| site | tool | pages | phase | tool: CPU s, wall s, MB | Libretto: CPU s, wall s, MB | CPU, ratio |')
console.log('|---|---|---:|---|---:|---:|---:|')
for (const [name, site] of Object.entries(sites)) {
  if (names.length > 0 && !names.includes(name)) continue
  const { old, new: own } = measure(site)
  for (const phase of ['cold', 'same', 'edit']) {
    const cellOf = (side) => {
      const [cpu, wall, memory] = ['cpu', 'wall', 'memory'].map((key) => median(side[phase], key))
      return `${cpu.toFixed(1)}, ${wall.toFixed(1)}, ${memory.toFixed(0)}`
    }
    const ratio = median(old[phase], 'cpu') / median(own[phase], 'cpu')
    const first = phase === 'cold' ? [name, site.tool, `${old.pages}, ${own.pages}`] : ['', '', '']
    console.log(`| ${[...first, phase, cellOf(old), cellOf(own), `${ratio.toFixed(1)} ×`].join(' | ')} |`)
  }
}
