// `libretto/test`: what tests of a site use. The types are in site/test-door.ts.

import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiledCli } from './compiled-cli.js'
import { loadCompiled } from './load-compiled.js'

const libretto = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = await compiledCli(libretto)
const { openTestKit } = await loadCompiled(folder, 'test').loadTestKit()

export const { checkSite, renderPage, renderBlock } = openTestKit(libretto, basename(folder))
