import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage } from '../clients/install-package.js'
import { startProgram } from './start-program.js'

export const netlify = {
  name: 'netlify',
  host: 'netlify',
  // Its program for developers ends when a file has such a name.
  unasked: /a percent sign/,
  prepare: ({ folder }) => {
    const installed = installPackage(folder, 'netlify-cli@27')
    if (!installed) return { skipped: 'npm cannot fetch netlify-cli' }
    return {
      serve: ({ root }) => {
        const home = mkdtempSync(join(folder, 'netlify-'))
        return startProgram({
          program: join(installed.programs, 'netlify'),
          argv: (port) => ['dev', ...flags, '--dir', root, '--port', String(port)],
          cwd: home,
          env: { CI: '1', HOME: folder, NETLIFY_TELEMETRY_DISABLED: '1', XDG_CONFIG_HOME: home },
        })
      },
    }
  },
}

// It would fetch another program for functions, of which a site has none.
const flags = ['--offline', '--no-open', '--internal-disable-edge-functions']
