// npm run test:clients: lints openapi.json of the built site with the recommended rules of Redocly and Spectral. They
// are not packages of the project: npx fetches them, and a linter that it cannot fetch is skipped. Exits with 1 if a
// linter finds something.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { libretto } from './serve-built.js'

const linters = [
  {
    name: '@redocly/cli@2',
    // The company of the site is made up, and so is the host of its API.
    argv: ['lint', '--extends', 'recommended', '--skip-rule', 'no-server-example.com', '--format', 'stylish'],
    isClean: ({ status, stdout }) => status === 0 && !/\bwarning\b/.test(stdout),
  },
  {
    name: '@stoplight/spectral-cli@6',
    argv: ['lint', '--ruleset', 'rules.json', '--fail-severity', 'hint'],
    isClean: ({ status }) => status === 0,
  },
]

const folder = mkdtempSync(join(tmpdir(), 'libretto-lint-'))
try {
  const dist = join(folder, 'dist')
  const launcher = join(libretto, 'bin/libretto.js')
  execFileSync(process.execPath, [launcher, 'build', '--quiet', '--out', dist], { cwd: libretto, stdio: 'inherit' })
  writeFileSync(join(folder, 'rules.json'), JSON.stringify({ extends: ['spectral:oas'] }))
  for (const linter of linters) process.exitCode = lint(linter) ? process.exitCode : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function lint({ name, argv, isClean }) {
  if (npx(name, ['--version']).status !== 0) {
    console.log(`${name}: skipped, npx cannot fetch it`)
    return true
  }
  const done = npx(name, [...argv, 'dist/openapi.json'])
  const isFine = isClean(done)
  console.log(isFine ? `${name}: clean` : `${name}:\n${done.stdout}${done.stderr}`)
  return isFine
}

function npx(name, argv) {
  return spawnSync('npx', ['--yes', name, ...argv], { cwd: folder, encoding: 'utf8' })
}
