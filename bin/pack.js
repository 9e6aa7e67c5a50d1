// Runs before `npm pack`: puts the compiled CLI into compiled/, so that a package compiles nothing when it starts.

import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCli, describeBytes, hashSources } from './compile-cli.js'

const libretto = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(libretto, 'compiled', `cli-${hashSources(libretto, describeBytes)}`)
rmSync(join(libretto, 'compiled'), { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// The names stay, and lines are short enough for the place of an error to say something.
await compileCli(libretto, folder, { minifyWhitespace: true, lineLimit: 160 })
