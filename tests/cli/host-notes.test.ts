// What a host does not do for a site is a note of the build, which `--strict` does not count.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { libretto, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

async function languagesFor(hosts: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-notes-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(libretto, 'tests/sites/valid/two-languages/content'), join(folder, 'content'), { recursive: true })
  const file = join(folder, 'content/site.yaml')
  const text = (await readFile(file, 'utf8')).replace(/^hosts:.*\n/m, '')
  await writeFile(file, `${text}\n${hosts}`)
  return folder
}

test('several languages and one page for what does not exist', async () => {
  const { code, stderr } = await runHere(await languagesFor('hosts: [vercel, netlify]\n'), 'build', '--strict')
  expect([code, stderr]).toEqual([
    0,
    'note Vercel has one page for what does not exist: below /de it is in the default language, ' +
      'and its script leads to the page of the language\n',
  ])
  expect(await runHere(await languagesFor(''), 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
})

test('one language has nothing to note', async () => {
  const home = 'title: Home\ndescription: All that we do.\n'
  const site = 'name: Example\nurl: https://example.com\nhosts: [vercel]\n'
  const folder = await writeFolder({ 'content/site.yaml': site, 'content/pages/home.yaml': home })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
})
