#!/usr/bin/env node
// The launcher compiles the CLI if the sources have changed, then runs it. Plain JavaScript, so that it starts without
// a compiler.

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { compiledCli } from './compiled-cli.js'
import { loadCompiled } from './load-compiled.js'

const libretto = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = ''] = process.argv.slice(2)

// Bytecode that is not used for a while stays, so that it can be kept.
setFlagsFromString('--no-flush-bytecode')
// V8 optimizes a function four times as late: of the code that a build runs, most is over before its optimized form is
// ready, and compiling that keeps a core busy. Node 22 waits longer by itself, and has no such flag. The flag is set
// before anything is loaded, because V8 keeps bytecode for one set of flags.
if (command === 'build' && process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=528000')

// Exit code of watch when the generator's own code has changed.
const restart = 75

// Exit codes for a wrong command line, and for an environment that prevents the command.
const usage = 2
const environment = 3

for (let code = restart; code === restart; ) {
  const folder = await compiledCli(libretto).catch(explain)
  if (folder === undefined) {
    process.exitCode = environment
    break
  }
  const { runCli, keepCode } = loadCompiled(folder, /^[a-z]+$/.test(command) ? command : 'other')
  code = await runCli(process.argv.slice(2), callerOf(folder))
  process.exitCode = code
  // A command that does not exist has no code.
  if (code !== usage) keepCode()
}

/** This process, as a command sees it. */
function callerOf(compiled) {
  const { env, stdout: out, stderr: err, stdin: input } = process
  return {
    // The folder may be gone, which is an error only where it is needed.
    get cwd() {
      return process.cwd()
    },
    out,
    err,
    input,
    env,
    libretto,
    compiled,
    process,
  }
}

/** Says why the CLI cannot be compiled. Rethrows what is about its code. */
function explain(error) {
  if (error.code === 'LIBRETTO_LINK') {
    console.error(`libretto: ${error.message}, and nothing is read or written through links; remove the link`)
    return
  }
  if (error.code === 'LIBRETTO_MISSING_BINARY') {
    const system = `${process.platform} ${process.arch}`
    const remedy = 'remove node_modules and run "npm install" on this system, with optional packages'
    console.error(
      `libretto: the package esbuild has no binary here that runs on this system (${system}), ` +
        `and the CLI is not compiled yet; ${remedy}: they have the binaries`,
    )
    return
  }
  const reasons = {
    EACCES: 'may not be written',
    EPERM: 'may not be written',
    EROFS: 'is read-only',
    ENOSPC: 'is full',
  }
  const reason = reasons[error.code]
  if (reason === undefined) throw error
  const folder = join(libretto, '.libretto')
  const remedy = 'run "libretto --version" once as a user who may write there'
  console.error(`libretto: ${folder} ${reason} (${error.code}), and the CLI is not compiled yet; ${remedy}`)
}
