// npm run test:workflows: runs the steps of .github/workflows in a clean clone, as GitHub would: each `run` in a shell
// with its variables, each action by what it leaves behind. What publishes only says what it would. Jobs of other
// systems are read: their lines must mean the same in every shell. `-- --without "npm test"` leaves a line out, and
// says so; `-- --node 22` runs the jobs of that release. Exits with 1 on a failure.

import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { combinations, fillExpressions, holds } from './expressions.js'

const libretto = fileURLToPath(new URL('../../../', import.meta.url))
const options = { without: { type: 'string', multiple: true, default: [] }, node: { type: 'string' } }
const { values: flags } = parseArgs({ options })
const node = flags.node ?? `${process.versions.node.split('.')[0]}`
const work = mkdtempSync(join(tmpdir(), 'libretto-workflows-'))
const { version } = JSON.parse(readFileSync(join(libretto, 'package.json'), 'utf8'))

/** What only GitHub knows. */
const known = {
  'github.server_url': 'https://git.example.com',
  'github.repository': 'libretto/libretto',
  'github.token': 'token',
  'secrets.NPM_TOKEN': 'token',
  'vars.RELEASE_NAME': '@libretto-example/libretto',
}

/** The shells of other systems. */
const shells = { 'macos-latest': 'bash', 'windows-latest': 'pwsh' }

/** An action: why it fails, if it does. Others need GitHub, and are named. */
const actions = {
  'actions/checkout': () => undefined,
  'actions/setup-node': () => undefined,
  'actions/upload-artifact': ({ path }, clone) =>
    existsSync(join(clone, path)) ? undefined : `there is no ${path} to upload`,
}

// npm publishes nothing, and gh says what it was asked for if the files that it attaches are there.
const fakes = {
  npm: `if [ "$1" = publish ]; then shift; set -- publish --dry-run --provenance=false "$@"; fi\nexec "$REAL_NPM" "$@"`,
  gh: 'for word in "$@"; do case "$word" in *.md|*.tgz) test -f "$word" || exit 1;; esac; done\necho "gh $*"',
}

try {
  for (const name of readdirSync(join(libretto, '.github/workflows'))) tryWorkflow(name)
} catch (error) {
  report('failed', error.message)
} finally {
  rmSync(work, { recursive: true, force: true })
}

function report(state, words) {
  console.log(`${state}: ${words}`)
  if (state === 'failed') process.exitCode = 1
}

function tryWorkflow(name) {
  const { jobs } = parse(readFileSync(join(libretto, '.github/workflows', name), 'utf8'))
  for (const [job, facts] of Object.entries(jobs)) {
    if (facts.uses !== undefined) {
      if (existsSync(join(libretto, facts.uses))) report('done', `${name} ${job} calls ${facts.uses}`)
      else report('failed', `${name} ${job} calls ${facts.uses}, which is not there`)
      continue
    }
    for (const matrix of combinations(facts.strategy?.matrix)) tryJob(`${name} ${job}`, facts, matrix)
  }
}

function tryJob(title, { 'runs-on': runner, env = {}, defaults, steps }, matrix) {
  const defaultShell = defaults?.run?.shell
  const values = { ...known, ...prefixed('matrix', matrix) }
  const system = fillExpressions(runner, values)
  if (!system.startsWith('ubuntu')) return readSteps(`${title} on ${system}`, steps, defaultShell ?? shells[system])
  if (matrix.node !== undefined && Number.parseInt(matrix.node, 10) !== Number(node)) return
  const clone = mkdtempSync(join(work, 'clone-'))
  cloneInto(clone)
  const variables = { ...environment(), ...filled(env, values) }
  for (const step of steps) {
    const words = `${title}: ${step.name ?? step.run?.trim().split('\n')[0] ?? step.uses}`
    if (step.if !== undefined && !holds(step.if, values)) report('not needed', words)
    else if (step.uses !== undefined) useAction(words, step, clone)
    else if (!runStep(words, step, { clone, env: { ...variables, ...filled(step.env ?? {}, values) }, values })) return
  }
}

/** Lines that mean the same in bash and in the shell of the system. */
function readSteps(title, steps, usual) {
  const lines = steps.flatMap(({ run, shell = usual }) => (run === undefined || shell === 'bash' ? [] : [run.trim()]))
  const bad = lines.flatMap((text) => text.split('\n')).filter((line) => !/^npm (?:ci|test|run [\w:]+)$/.test(line))
  if (bad.length > 0) report('failed', `${title}: not the same in every shell: ${bad.join('; ')}`)
  else report('read', `${title}: lines for every shell, or for bash`)
}

function useAction(words, { uses, with: inputs = {} }, clone) {
  const act = actions[uses.split('@')[0]]
  const fault = act?.(inputs, clone)
  if (act === undefined) report('skipped', `${words}, which only GitHub has`)
  else report(fault === undefined ? 'done' : 'failed', fault === undefined ? words : `${words}: ${fault}`)
}

function runStep(words, { run }, { clone, env, values }) {
  const script = fillExpressions(run, values)
  if (flags.without.includes(script.trim())) {
    report('skipped', `${words}, as you wanted`)
    return true
  }
  const start = Date.now()
  const argv = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script]
  const { status, stdout, stderr } = spawnSync('bash', argv, { cwd: clone, env, encoding: 'utf8', maxBuffer: 1 << 28 })
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  report(status === 0 ? 'done' : 'failed', `${words} (${seconds} s)`)
  if (status !== 0) console.log(`${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n'))
  return status === 0
}

/** The last commit, as the tag of a release: its changes have a date. */
function cloneInto(clone) {
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', libretto, clone], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git cannot clone: ${stderr.trim()}`)
  const changelog = join(clone, 'CHANGELOG.md')
  const heading = `## [${version}] - `
  const dated = readFileSync(changelog, 'utf8').replace(`${heading}Unreleased`, `${heading}2026-01-01`)
  writeFileSync(changelog, dated)
}

function environment() {
  const folder = mkdtempSync(join(work, 'programs-'))
  for (const [name, script] of Object.entries(fakes)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  const github = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_STEP_SUMMARY'].map((name) => {
    writeFileSync(join(temporary, name), '')
    return [name, join(temporary, name)]
  })
  const realNpm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim()
  const { HOME, PATH } = process.env
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^npm_config_/i.test(name))),
    ...Object.fromEntries(github),
    HOME,
    PATH: `${folder}:${PATH}`,
    REAL_NPM: realNpm,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_REF_NAME: `v${version}`,
  }
}

function filled(list, values) {
  return Object.fromEntries(Object.entries(list).map(([name, text]) => [name, fillExpressions(String(text), values)]))
}

function prefixed(name, list) {
  return Object.fromEntries(Object.entries(list).map(([key, value]) => [`${name}.${key}`, String(value)]))
}
