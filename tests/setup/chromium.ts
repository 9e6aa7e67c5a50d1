// Finds Chromium, or installs its headless shell where that is possible: on Debian as root, from the distribution.
// Provides its path, or "" if there is none: then the browser tests are reported as skipped, and in CI the run fails
// instead.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { findChromium } from './find-chromium.js'

const shell = 'chromium-headless-shell'

export function setup(project: TestProject): void {
  const found = findChromium()
  const path = (found?.endsWith(shell) ? found : (installChromium() ?? found)) ?? ''
  if (path === '') {
    const remedy =
      'install Chromium (as root on Debian: apt-get install chromium; elsewhere: npx playwright install chromium)'
    if (process.env.CI === 'true') throw new Error(`no Chromium was found; ${remedy}`)
    process.stderr.write(`browser tests are skipped: no Chromium was found; ${remedy}\n`)
  }
  project.provide('chromium', path)
}

function installChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  process.stderr.write('installing Chromium with apt-get, once\n')
  const run = (...words: string[]) =>
    spawnSync('apt-get', ['-y', '-qq', '-o', 'Acquire::http::Timeout=15', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 180_000,
    }).status === 0
  run('update')
  // Older releases have the whole browser only.
  if (!run('install', '--no-install-recommends', shell) && !findChromium())
    run('install', '--no-install-recommends', 'chromium')
  return findChromium()
}
