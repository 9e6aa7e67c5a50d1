// The options that every command takes: --content, --site, --quiet and --verbose.

import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libretto, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'
import { listCommands } from '../tools/reference/command-pages.ts'

const site = { 'content/site.yaml': 'name: A\nurl: https://a.example.com\n' }

test.each(listCommands().map((command) => [command.name(), command] as const))('%s takes all of them', (_, command) => {
  expect(command.options.map(({ long }) => long)).toEqual(
    expect.arrayContaining(['--content', '--site', '--quiet', '--verbose']),
  )
})

test('the help of every command with --format names every format', () => {
  const options = listCommands().flatMap((command) => command.options.filter(({ long }) => long === '--format'))
  expect(options.length).toBeGreaterThan(3)
  for (const { description } of options) expect(description).toContain('pretty, json, github or sarif')
})

test('an option without an effect is accepted, and the help does not list it', async () => {
  const folder = await writeFolder({ ...site, 'site/theme.css': '' })
  const argv = ['--content', 'content', '--site', 'site', '--quiet', '--verbose']
  const { code, stderr } = await runHere(folder, 'explain', 'broken-link', ...argv)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect((await runHere(folder, 'explain', '--help')).stdout).not.toMatch(/--(?:content|site|quiet|verbose)/)
})

test('--quiet leaves out what was written', async () => {
  const folder = await writeFolder(site)
  const done = { code: 0, stdout: '', stderr: '' }
  expect(await runHere(folder, 'new', 'page', 'about', '--quiet')).toEqual(done)
  expect(await runHere(folder, 'schema', '--out', 'schemas', '--quiet')).toEqual(done)
  const answers = ['--kind', 'docs', '--name', 'B', '--url', 'https://b.example.com', '--language', 'en']
  expect(await runHere(folder, 'new', 'site', 'b', ...answers, '--quiet')).toEqual(done)
})

test('languages --quiet prints what is to be translated as problems', async () => {
  const folder = await writeFolder({})
  await cp(join(libretto, 'tests/sites/valid/two-languages/content'), join(folder, 'content'), { recursive: true })
  const { code, stdout, stderr } = await runHere(folder, 'languages', '--quiet')
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
  expect(stderr.match(/\[missing-translation\]$/gm)).toHaveLength(3)
})

test('--verbose prints the time of a command of one step, and not into data', async () => {
  const folder = await writeFolder({
    ...site,
    'old/hugo.toml': 'title = "Lake"\n',
    'old/content/a.md': '---\ntitle: A\n---\n\nText.\n',
  })
  for (const argv of [['import', 'old'], ['validate'], ['languages']]) {
    const { stdout } = await runHere(folder, ...argv, '--verbose')
    expect(stdout).toMatch(new RegExp(`^ {2}${argv[0]} +\\d+ ms\\n$`, 'm'))
  }
  const { stdout } = await runHere(folder, 'validate', '--verbose', '--format', 'json')
  expect(() => JSON.parse(stdout) as unknown).not.toThrow()
})
