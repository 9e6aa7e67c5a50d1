// Finds Chromium, or installs it where that is possible: as root on Debian, from the distribution. Provides its path, or "" where there
// is none: then the browser tests report themselves as skipped, and in CI the run fails instead.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { findChromium } from './find-chromium.js'

export function setup(project: TestProject): void {
  const path = findChromium() ?? installChromium() ?? ''
  if (path === '') {
    const remedy = 'install Chromium (as root on Debian: apt-get install chromium; elsewhere: npx playwright install chromium)'
    if (process.env.CI === 'true') throw new Error(`no Chromium was found; ${remedy}`)
    process.stderr.write(`browser tests are skipped: no Chromium was found; ${remedy}\n`)
  }
  project.provide('chromium', path)
}

function installChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  process.stderr.write('installing Chromium with apt-get, once\n')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { env: environment, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env: environment, stdio: 'ignore' })
  } catch {
    return undefined
  }
  return findChromium()
}
