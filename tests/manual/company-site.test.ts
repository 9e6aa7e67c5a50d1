// The walk to a company site ends where it says: without a warning, and with the pages that it names.

import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libretto, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { readFences } from '../setup/read-fences.ts'
import { runHere } from '../setup/run-here.ts'

test('the walk ends in a site without a warning', async () => {
  const fences = readFences(await readFile(join(libretto, 'docs/content/docs/start/company-site.md'), 'utf8'))
  const [command = ''] = fences[0]?.text.split('\n') ?? []
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  expect(words.slice(0, 4)).toEqual(['node', 'bin/libretto.js', 'new', 'site'])
  const folder = await writeFolder({})
  expect(await runHere(folder, 'new', 'site', 'lake', ...words.slice(5))).toMatchObject({ code: 0 })
  const site = join(folder, 'lake')
  // As step 3 says.
  for (const name of ['assets', 'data', 'help', 'pages']) await rm(join(site, 'content', name), { recursive: true })
  for (const { title, text } of fences) if (title !== undefined) await writeFiles(site, { [title]: text })
  expect(await runHere(site, 'validate', '--strict')).toMatchObject({ code: 0, stderr: '' })
  const { code, stdout } = await runHere(site, 'build', '--out', 'dist')
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringMatching(/^built \d+ pages/) })
  for (const page of ['', 'prices/', 'about/', 'contact/', 'blog/first-boat/'])
    expect(await readFile(join(site, `dist/${page}index.html`), 'utf8')).toContain('https://figures.example.com')
})
