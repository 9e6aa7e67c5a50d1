// Runs the tests and prints what each file costs: wall time, time to load its modules, and processor time with that of
// the programs it starts. Words behind `--` go to vitest, e.g. `npm run test:cost -- --project sites`.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'libretto-cost-'))
const { status } = spawnSync('npx', ['vitest', 'run', ...process.argv.slice(2)], {
  env: { ...process.env, COST_FILE: join(folder, 'costs.jsonl') },
  stdio: 'inherit',
})
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
