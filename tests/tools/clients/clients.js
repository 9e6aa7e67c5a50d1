// npm run test:clients: other programs read what Libretto writes: this site, the manual and every valid mini-site. One
// line for each: clean, skipped or its findings. `-- vnu html-validate` runs these two. What npm has is installed into
// a temporary folder; other programs are skipped where they are not installed. Exits with 1 on a finding, with 2 for a
// name that no client has.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { actionlint } from './actionlint.js'
import { buildSites } from './built-sites.js'
import { caddy } from './caddy.js'
import { feedReaders } from './feed-readers.js'
import { htmlValidate } from './html-validate.js'
import { nginx } from './nginx.js'
import { publishChecks } from './publish-checks.js'
import { redocly } from './redocly.js'
import { runClients } from './run-clients.js'
import { spectral } from './spectral.js'
import { vnu } from './vnu.js'
import { yamlLanguageServer } from './yaml-language-server.js'

const clients = [
  vnu,
  htmlValidate,
  redocly,
  spectral,
  feedReaders,
  yamlLanguageServer,
  nginx,
  caddy,
  actionlint,
  publishChecks,
]

const folder = mkdtempSync(join(tmpdir(), 'libretto-clients-'))
try {
  let built
  const sites = () => {
    built ??= buildSites(folder)
    return built
  }
  process.exitCode = await runClients(clients, process.argv.slice(2), { folder, sites })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
