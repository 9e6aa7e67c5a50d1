// Measures builds of generated sites with the real command, each phase in a process of its own: wall and CPU time, peak
// memory, and the time of each stage. Prints a Markdown table; --write puts it into RESULTS.md.
// node tests/bench/build.js [--sizes 100,1000,5000,20000] [--write]

import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { libretto } from '../tools/serve-built.js'
import { generateSite } from './generate-site.js'

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '100,1000,5000' }, write: { type: 'boolean' } },
})
const sizes = values.sizes.split(',').map(Number)
const clock = '/usr/bin/time'
const folder = mkdtempSync(join(tmpdir(), 'libretto-bench-'))

// Each phase changes something; the build after it is measured.
const phases = {
  cold: () => {},
  'nothing changed': () => {},
  'body edit': ({ content }) => appendFileSync(join(content, 'help/article-7.md'), '\nOne more sentence.\n'),
  'title edit': ({ content }) => change(join(content, 'help/article-7.md'), 'title: Help', 'title: Edited help'),
  'navigation edit': ({ content }) =>
    writeFileSync(join(content, 'navigation.yaml'), 'main:\n  - { id: help, label: Help, href: /help }\n'),
  'component edit': ({ code, size }) =>
    appendFileSync(join(code, 'site/styles/index.css'), `\n.bench-${size} { color: red; }\n`),
}

try {
  const code = copyCode()
  const rows = sizes.flatMap((size) => measureSize(size, code))
  const table = [
    '| articles | phase | wall s | CPU s | peak MB | stages, ms |',
    '|---:|---|---:|---:|---:|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
  console.log(table)
  if (values.write) writeResults(table)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

// A component is changed in a copy. The first build compiles the generator and is not measured.
function copyCode() {
  const code = join(folder, 'code')
  for (const name of ['bin', 'generator', 'schemas', 'runtime', 'site', 'package.json', 'tsconfig.json'])
    cpSync(join(libretto, name), join(code, name), { recursive: true })
  symlinkSync(join(libretto, 'node_modules'), join(code, 'node_modules'))
  const content = join(folder, 'first')
  generateSite(content, 2)
  run(code, { content, out: join(folder, 'first-dist'), cache: join(folder, 'first-cache') })
  return code
}

function measureSize(size, code) {
  const site = { content: join(folder, `${size}`), code, size }
  generateSite(site.content, size)
  const paths = { content: site.content, out: join(folder, `${size}-dist`), cache: join(folder, `${size}-cache`) }
  return Object.entries(phases).map(([name, prepare]) => {
    prepare(site)
    const { wall, cpu, megabytes, stages } = run(code, paths)
    console.error(`${size} ${name}: ${wall.toFixed(2)} s`)
    return [size, name, wall.toFixed(2), cpu, megabytes, stages]
  })
}

function run(code, { content, out, cache }) {
  const argv = [
    join(code, 'bin/libretto.js'),
    'build',
    '--content',
    content,
    '--out',
    out,
    '--cache',
    cache,
    '--verbose',
  ]
  const isMeasured = existsSync(clock)
  const [command, ...words] = isMeasured ? [clock, '-f', '%U %S %M', process.execPath] : [process.execPath]
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(command, [...words, ...argv], { encoding: 'utf8', cwd: folder })
  const wall = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(stderr)
  const [user = 0, system = 0, kilobytes = 0] = isMeasured
    ? stderr.trim().split('\n').at(-1).split(' ').map(Number)
    : []
  return {
    wall,
    cpu: isMeasured ? (user + system).toFixed(2) : 'not measured',
    megabytes: isMeasured ? Math.round(kilobytes / 1024) : 'not measured',
    stages: [...stdout.matchAll(/^ {2}(\w[\w ]*?) +(\d+) ms$/gm)].map(([, stage, ms]) => `${stage} ${ms}`).join(', '),
  }
}

function change(path, from, to) {
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

function writeResults(table) {
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, Node ${process.version}`
  const path = join(libretto, 'tests/bench/RESULTS.md')
  const text = readFileSync(path, 'utf8')
  const [begin, end] = ['<!-- builds -->', '<!-- end of builds -->']
  const date = new Date().toISOString().slice(0, 10)
  const part = `${begin}\n${date}, ${machine}.\n\n${table}\n${end}`
  writeFileSync(path, text.slice(0, text.indexOf(begin)) + part + text.slice(text.indexOf(end) + end.length))
}
