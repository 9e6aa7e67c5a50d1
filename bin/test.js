// `libretto/test`: what tests of a site use. The types are in site/test-door.ts.

import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compiledCli } from './compiled-cli.js'

const libretto = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = await compiledCli(libretto)
const { openTestKit } = await import(pathToFileURL(join(folder, 'test-kit.js')).href)

export const { checkSite, renderPage, renderBlock } = openTestKit(libretto, basename(folder))
