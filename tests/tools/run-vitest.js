// node tests/tools/run-vitest.js NAME=value … WORD …: runs vitest with variables of the environment, and the other
// words as its arguments. A shell of Windows knows no variables before a command.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const isVariable = (word) => /^[A-Z_]+=/.test(word)
const words = process.argv.slice(2)
const variables = Object.fromEntries(words.filter(isVariable).map((word) => word.split('=')))
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const argv = [vitest, 'run', ...words.filter((word) => !isVariable(word))]
const { status } = spawnSync(process.execPath, argv, { env: { ...process.env, ...variables }, stdio: 'inherit' })
process.exitCode = status ?? 1
