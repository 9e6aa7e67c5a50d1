// Runs a command as the launcher does, with the compiled site code that all builds of a test run share:
// `launch.js SHARED COMMAND …`, where SHARED is its place as JSON.

import { join } from 'node:path'
import { compiledCli } from '../../bin/compiled-cli.js'
import { loadCompiled } from '../../bin/load-compiled.js'

const [shared, ...argv] = process.argv.slice(2)
const libretto = join(import.meta.dirname, '../..')
const compiled = await compiledCli(libretto)
const { runCli, keepCode } = loadCompiled(compiled, 'test')
const { env, stdout: out, stderr: err } = process
const caller = { cwd: process.cwd(), out, err, env, libretto, compiled, codeCache: JSON.parse(shared), process }
process.exitCode = await runCli(argv, caller)
keepCode()
