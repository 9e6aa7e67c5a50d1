import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, shortPath } from './built-sites.js'
import { installPackage } from './install-package.js'

export const spectral = {
  name: 'spectral',
  check: ({ folder, sites }) => {
    const installed = installPackage(folder, '@stoplight/spectral-cli@6')
    if (!installed) return { skipped: 'npm cannot fetch @stoplight/spectral-cli' }
    const ruleset = join(folder, 'spectral.json')
    writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'] }))
    const files = filesOf(sites(), 'openapi.json')
    const { stdout } = spawnSync(
      join(installed.programs, 'spectral'),
      ['lint', '--ruleset', ruleset, '--format', 'json', '--quiet', ...files],
      { encoding: 'utf8', maxBuffer: 1e8 },
    )
    const findings = JSON.parse(stdout).map(
      ({ source, range, code, message }) => `${shortPath(source, folder)}:${range.start.line + 1} ${code}: ${message}`,
    )
    return { checked: `${files.length} descriptions of an API`, findings }
  },
}
