// What a job on GitHub shows beside its log.

import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from 'sarif'
import { expect, test } from 'vitest'
import type { Problem } from '#generator/problem.ts'
import { describeJob } from '#generator/report/job-summary.ts'
import { writeFolder } from '../setup/mini-site.ts'
import { runHere, runHereWith } from '../setup/run-here.ts'

const site = {
  'content/site.yaml': 'name: Blue Lake\nurl: https://lake.example.com\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
  'content/help/sound.md': '---\ntitle: Sound\n---\nPress <kbd>Enter.\n',
}

test('a command appends what it did and found, with --format github on GitHub only', async () => {
  const folder = await writeFolder({ ...site, 'summary.md': 'Before.\n\n' })
  const summary = () => readFile(join(folder, 'summary.md'), 'utf8')
  const onGitHub = { GITHUB_STEP_SUMMARY: join(folder, 'summary.md') }
  await runHereWith(onGitHub, folder, 'validate')
  await runHere(folder, 'validate', '--format', 'github')
  await runHereWith({ GITHUB_STEP_SUMMARY: '' }, folder, 'validate', '--format', 'github')
  expect(await summary()).toBe('Before.\n\n')

  await runHereWith(onGitHub, folder, 'validate', '--format', 'github')
  const checked = await summary()
  expect(checked).toMatch(/^Before\.\n\n\*\*Libretto\*\* 2 pages checked\n\n1 warning in 1 file\n\n\| \| place /)
  expect(checked).toMatch(/^\| warning \| content\/help\/sound\.md:4 \| \\<kbd\\> is not closed .* \|$/m)

  await runHereWith(onGitHub, folder, 'build', '--format', 'github', '--strict')
  const refused = (await summary()).slice(checked.length)
  expect(refused).toMatch(/^\*\*Libretto\*\* wrote nothing\n\n1 error in 1 file\n[^]*\n\| error \| content/)

  await runHereWith(onGitHub, folder, 'build', '--format', 'github', '--out', 'old')
  expect(await summary()).toMatch(/^\*\*Libretto\*\* built \d+ pages, 0 reused, /m)
  await runHereWith(onGitHub, folder, 'diff', 'old', 'old', '--format', 'github')
  expect(await summary()).toMatch(/\n\*\*Libretto\*\* compared two sites: pages: 0 added, 0 removed, 0 changed\n\n$/)
})

test('a step in a folder of the repository names files from the root of the repository', async () => {
  const folder = await writeFolder({
    'docs/content/site.yaml': site['content/site.yaml'],
    'docs/content/notes.txt': '',
  })
  const onGitHub = { GITHUB_WORKSPACE: folder, GITHUB_STEP_SUMMARY: join(folder, 'summary.md') }
  const run = (...argv: string[]) => runHereWith(onGitHub, join(folder, 'docs'), 'validate', ...argv)
  expect((await run('--format', 'github')).stdout).toContain('::warning file=docs/content/notes.txt,')
  expect(await readFile(join(folder, 'summary.md'), 'utf8')).toContain('| docs/content/notes.txt |')
  expect((await run('--format', 'sarif')).stdout).toContain('"uri": "docs/content/notes.txt"')
  expect((await run('--format', 'json')).stdout).toContain('"file": "content/notes.txt"')
  expect((await run()).stderr).toContain('warning content/notes.txt ')
})

test('code scanning, which wants a file, gets site.yaml for what is in none', async () => {
  const folder = await writeFolder(site)
  await runHere(folder, 'build', '--out', 'old')
  await rm(join(folder, 'content/help'), { recursive: true })
  await runHere(folder, 'build', '--out', 'new')
  const { stdout } = await runHere(folder, 'diff', 'old', 'new', '--format', 'sarif')
  const [run] = (JSON.parse(stdout) as Log).runs
  const places = run?.results?.map(({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation?.uri)
  expect(new Set(places)).toEqual(new Set(['content/site.yaml']))
})

test('a summary that cannot be written does not fail the command', async () => {
  const folder = await writeFolder(site)
  const run = await runHereWith({ GITHUB_STEP_SUMMARY: folder }, folder, 'validate', '--format', 'github')
  expect(run).toMatchObject({ code: 0, stderr: 'the job summary cannot be written (EISDIR)\n' })
})

const problem: Problem = { code: 'bad-value', severity: 'error', message: 'm' }

test('words of content have no meaning in the summary', () => {
  const odd = { ...problem, message: 'a | b\n# <img> *c* `d` [e](f)', file: 'g_h_i.md' }
  expect(describeJob('done', [odd])).toContain(
    String.raw`| error | g\_h\_i.md | a \| b\\n# \<img\> \*c\* \`d\` \[e\](f) |  |`,
  )
})

test('a long list of problems is cut', () => {
  const text = describeJob(
    'done',
    Array.from({ length: 53 }, () => problem),
  )
  expect(text.match(/^\| error /gm)).toHaveLength(50)
  expect(text).toContain('\n3 more problems in the log.\n')
})
