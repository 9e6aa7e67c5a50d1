// `libretto languages`: what is to be translated, by files and by the history of git.

import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { libretto, writeFiles } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

async function copySite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-languages-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(libretto, 'tests/sites/valid/two-languages/content'), join(folder, 'content'), { recursive: true })
  return folder
}

const missing = ['blog/harbour.md', 'help/groups.md', 'pages/piers.yaml']

test('lists what is missing, and says that nobody knows what is outdated without git', async () => {
  const folder = await copySite()
  const { code, stdout } = await runHere(folder, 'languages')
  expect(stdout).toBe(
    [
      'de: 6 of 9 files translated, 0 outdated',
      ...missing.map((file) => `  missing   ${file}`),
      'without a git repository nobody knows which translations are outdated\n',
    ].join('\n'),
  )
  expect(code).toBe(0)
  expect((await runHere(folder, 'languages', '--strict')).code).toBe(1)
})

test('lists a folder of which nothing is translated in one line, but names each file to programs', async () => {
  const folder = await copySite()
  const names = ['a.md', 'in/b.md', 'in/c.md', 'in/deep/d.md']
  const page = (name: string) => [`content/docs/${name}`, `---\ntitle: Page ${name}\n---\n\nText.\n`]
  await writeFiles(folder, Object.fromEntries(names.map(page)))
  const lines = (await runHere(folder, 'languages')).stdout.split('\n')
  expect(lines.slice(0, -2)).toEqual([
    'de: 6 of 13 files translated, 0 outdated',
    '  missing   blog/harbour.md',
    '  missing   docs/  4 files',
    '  missing   help/groups.md',
    '  missing   pages/piers.yaml',
  ])
  const { stdout } = await runHere(folder, 'languages', '--format', 'json')
  const { problems } = JSON.parse(stdout) as { problems: { file: string }[] }
  expect(problems.map(({ file }) => file)).toContain('content/docs/in/deep/d.md')
  await writeFiles(folder, { 'content/de/docs/a.md': '---\ntitle: Seite\n---\n\nText.\n' })
  const after = (await runHere(folder, 'languages')).stdout
  // The three that are left are named: a line for their folder would not be shorter.
  expect(after).toContain('  missing   docs/in/b.md\n  missing   docs/in/c.md\n  missing   docs/in/deep/d.md\n')
})

test('lists translations whose original was committed later, or is changed and not committed', async () => {
  const folder = await copySite()
  const git = (...argv: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...argv], { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'All')
  const outdated = async () => {
    const { stdout } = await runHere(folder, 'languages', '--format', 'json')
    return (JSON.parse(stdout) as { summary: { languages: { outdated: string[] }[] } }).summary.languages[0]?.outdated
  }
  const change = (path: string) => writeFile(join(folder, 'content', path), '---\ntitle: A bicycle\n---\n\nNew.\n')
  expect(await outdated()).toEqual([])
  await change('help/bicycles.md')
  expect(await outdated()).toEqual(['de/help/bicycles.md'])
  git('commit', '--quiet', '-am', 'Original')
  expect(await outdated()).toEqual(['de/help/bicycles.md'])
  await change('de/help/bicycles.md')
  git('commit', '--quiet', '-am', 'Translation')
  expect(await outdated()).toEqual([])
  // In one commit both are new.
  await Promise.all([
    change('help/bicycles.md'),
    writeFile(join(folder, 'content/de/help/bicycles.md'), '---\ntitle: R\n---\n'),
  ])
  git('commit', '--quiet', '-am', 'Both')
  expect(await outdated()).toEqual([])
  const { stdout } = await runHere(folder, 'languages', '--format', 'github')
  expect(stdout).toMatch(/^::warning file=content\/blog\/harbour\.md/m)
})

test('says that a site has one language', async () => {
  const folder = await copySite()
  await writeFile(join(folder, 'content/site.yaml'), 'name: Example\nurl: https://example.com\n')
  const { code, stdout } = await runHere(folder, 'languages', '--strict')
  expect(stdout).toBe('the site has one language; "languages" in site.yaml lists several\n')
  expect(code).toBe(0)
})
