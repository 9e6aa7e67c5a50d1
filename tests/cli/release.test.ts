// The version of Libretto is said in one place, package.json, and read there by everything that prints it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libretto, writeFolder } from '../setup/mini-site.ts'
import { runOf } from '../setup/run-here.ts'
import { runLibretto } from '../setup/run-libretto.ts'

const release = '9.8.7'

/** What a command prints where Libretto's package has another version. */
async function print(...argv: string[]): Promise<string> {
  const folder = await writeFolder({
    'libretto/package.json': JSON.stringify({ name: 'libretto', version: release, engines: { node: '>=20' } }),
    'content/site.yaml': 'name: Test\nurl: https://acme.example\n',
    'content/pages/home.yaml': 'title: Home\ndescription: The home page of a site.\n',
  })
  return (await runOf(join(folder, 'libretto'), folder, ...argv)).stdout
}

test('--version, doctor and SARIF print the version of the package', async () => {
  expect(await print('--version')).toBe(`${release}\n`)
  expect(await print('doctor', '--quiet', '--format', 'json')).toContain(`"libretto": "${release}"`)
  const sarif = JSON.parse(await print('languages', '--format', 'sarif')) as {
    runs: { tool: { driver: { version: string } } }[]
  }
  expect(sarif.runs.map(({ tool }) => tool.driver.version)).toEqual([release])
})

test('the real command prints that of this package', async () => {
  const { version } = JSON.parse(readFileSync(join(libretto, 'package.json'), 'utf8')) as { version: string }
  expect((await runLibretto(libretto, '--version')).stdout).toBe(`${version}\n`)
})
