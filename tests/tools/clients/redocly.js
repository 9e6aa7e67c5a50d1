import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { filesOf, shortPath } from './built-sites.js'
import { installPackage } from './install-package.js'

// The companies of all sites are made up, and so are the hosts of their APIs.
const skipped = ['no-server-example.com']
// What writers may leave out, and what only the content of this site has.
const optional = ['info-license', 'operation-4xx-response']

export const redocly = {
  name: 'redocly',
  check: ({ folder, sites }) => {
    const installed = installPackage(folder, '@redocly/cli@2')
    if (!installed) return { skipped: 'npm cannot fetch @redocly/cli' }
    const program = join(installed.programs, 'redocly')
    const own = new Set(filesOf([sites()[0]], 'openapi.json'))
    const files = filesOf(sites(), 'openapi.json')
    const findings = files.flatMap((file) =>
      lint(program, file, own.has(file) ? skipped : [...skipped, ...optional]).map(
        ({ ruleId, message, location }) =>
          `${shortPath(file, folder)}${location[0]?.pointer ?? ''} ${ruleId}: ${message}`,
      ),
    )
    return { checked: `${files.length} descriptions of an API`, findings }
  },
}

// One file a run: its output for several files is not one JSON text.
function lint(program, file, withoutRules) {
  const rules = ['--extends', 'recommended', ...withoutRules.flatMap((rule) => ['--skip-rule', rule])]
  const { stdout } = spawnSync(program, ['lint', ...rules, '--format', 'json', '--max-problems', '1000', file], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  return JSON.parse(stdout).problems
}
