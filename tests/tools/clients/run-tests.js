// A client that tests of the project already drive. What vitest skips is said here, because its own line of a skipped
// test is easily missed.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { libretto } from '../serve-built.js'

/** Runs the tests of the file whose names begin so. Gives what a client gives. */
export function runTests({ folder, project, file, beginning }) {
  const report = join(folder, `${beginning}.json`)
  const vitest = join(libretto, 'node_modules/vitest/vitest.mjs')
  const filter = ['--project', project, file, '--testNamePattern', `^\\s*${beginning}`]
  const argv = ['run', ...filter, '--reporter', 'json', '--outputFile', report]
  const { stderr } = spawnSync(process.execPath, [vitest, ...argv], { cwd: libretto, encoding: 'utf8' })
  const results = readResults(report, stderr).filter(({ fullName }) => fullName.trim().startsWith(beginning))
  if (results.length === 0) throw new Error(`${file} has no test of ${beginning}`)
  const failed = results.filter(({ status }) => status === 'failed')
  const passed = results.filter(({ status }) => status === 'passed')
  if (failed.length + passed.length === 0) return { skipped: 'it is not installed' }
  return {
    checked: `${passed.length + failed.length} tests in ${file}`,
    findings: failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`),
  }
}

function readResults(report, stderr) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(({ assertionResults }) => assertionResults)
  } catch {
    throw new Error(`vitest wrote no report: ${stderr}`)
  }
}
