// Finds Chromium, or installs it where that is possible: as root on Debian, from the distribution. Provides its path, or "" where there
// is none: then the browser tests report themselves as skipped, and in CI the run fails instead.

import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'

export function setup(project: TestProject): void {
  const path = findChromium() ?? installChromium() ?? ''
  if (path === '') {
    const remedy = 'install Chromium (as root on Debian: apt-get install chromium; elsewhere: npx playwright install chromium)'
    if (process.env.CI === 'true') throw new Error(`no Chromium was found; ${remedy}`)
    process.stderr.write(`browser tests are skipped: no Chromium was found; ${remedy}\n`)
  }
  project.provide('chromium', path)
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const candidates = [process.env.CHROMIUM_PATH, ...names.flatMap((name) => folders.map((folder) => join(folder, name))), chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && isExecutable(path))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
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
