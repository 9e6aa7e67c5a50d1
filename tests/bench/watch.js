// Measures the time from a save to the new bytes, through the real command and real events: the real site, 400
// generated articles of which one has a broken link, 1,000 and 10,000. Prints medians over 30 edits and the ratios to
// the real site. Judge the ratios: they depend less on the machine and its load than the times do.

import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { libretto, printedAddress } from '../tools/serve-built.js'
import { generateSite } from './generate-site.js'

const edits = 30
// Targets on an idle machine with two cores, in milliseconds; a ratio may be half as much again as theirs.
const targets = { real: 30, broken: 100, 1000: 30, 10000: 60 }
const slack = 1.5

const folder = mkdtempSync(join(tmpdir(), 'libretto-bench-'))
try {
  const medians = {}
  for (const [name, content, file, address] of [
    ['real', copyReal(), 'help/no-audio.md', '/help/no-audio'],
    ['broken', generateBroken(400), 'help/article-7.md', '/help/article-7'],
    ['1000', generate(1000), 'help/article-7.md', '/help/article-7'],
    ['10000', generate(10_000), 'help/article-7.md', '/help/article-7'],
  ]) {
    medians[name] = await measure(content, file, address)
    console.log(`${name.padStart(6)}: median ${medians[name].toFixed(0)} ms (target ${targets[name]} ms)`)
  }
  for (const size of ['1000', '10000']) {
    const ratio = medians[size] / medians.real
    const most = (slack * targets[size]) / targets.real
    console.log(`${size} / real: ${ratio.toFixed(1)} (at most ${most.toFixed(1)})`)
    if (ratio > most) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function copyReal() {
  cpSync(join(libretto, 'content'), join(folder, 'real'), { recursive: true })
  return join(folder, 'real')
}

function generate(count) {
  const content = join(folder, String(count))
  generateSite(content, count)
  return content
}

/** One article has a broken link: all others are live nevertheless. */
function generateBroken(count) {
  const content = generate(count)
  appendFileSync(join(content, 'help/article-3.md'), '\nSee [the one to come](not-yet.md).\n')
  return content
}

async function measure(content, file, address) {
  const child = spawn(
    process.execPath,
    [join(libretto, 'bin/libretto.js'), 'watch', '--content', content, '--out', `${content}-dist`, '--port', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    const url = await printedAddress(child)
    const path = join(content, file)
    const original = readFileSync(path, 'utf8')
    const times = []
    for (let edit = 0; edit < edits; edit++) {
      // The time between two saves is not measured; feeds and the disk may follow in it.
      await new Promise((resolve) => setTimeout(resolve, 300))
      const mark = `Edit number ${edit} of the bench.`
      const start = performance.now()
      writeFileSync(path, `${original}\n${mark}\n`)
      while (!(await (await fetch(url + address)).text()).includes(mark)) {
        if (performance.now() - start > 20_000) throw new Error(`${address} never showed the edit`)
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)[edits / 2]
  } finally {
    child.removeAllListeners('close')
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGINT')
    await closed
  }
}
