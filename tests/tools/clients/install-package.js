// Programs that npm has, and that the project does not depend on.

import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Installs `name@version` below the folder, without running its scripts. Gives the folder of its programs and a
 * `require` that finds it; undefined if npm cannot fetch it. `manifest`: package file of the folder.
 */
export function installPackage(folder, wanted, manifest = {}) {
  const home = join(folder, wanted.replaceAll(/[@/]/g, '-'))
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest))
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error']
  const { status } = spawnSync('npm', ['install', ...flags, wanted], { cwd: home })
  if (status !== 0) return undefined
  return { programs: join(home, 'node_modules/.bin'), require: createRequire(join(home, 'package.json')) }
}
