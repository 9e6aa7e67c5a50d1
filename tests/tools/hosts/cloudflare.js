import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage } from '../clients/install-package.js'
import { startProgram } from './start-program.js'

export const cloudflare = {
  name: 'cloudflare',
  host: 'cloudflare',
  prepare: ({ folder }) => {
    const installed = installPackage(folder, 'wrangler@4')
    if (!installed) return { skipped: 'npm cannot fetch wrangler' }
    return {
      serve: ({ root }) =>
        startProgram({
          program: join(installed.programs, 'wrangler'),
          argv: (port) => ['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port), ...day],
          cwd: mkdtempSync(join(folder, 'wrangler-')),
          env: { WRANGLER_SEND_METRICS: 'false', CI: '1', HOME: folder },
        }),
    }
  },
}

const day = ['--compatibility-date', '2026-01-01']
