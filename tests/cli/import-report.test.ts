// The report of an import: a file beside the content folder that no build reads.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importFolder } from '../setup/import-folder.ts'
import { readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const old = {
  'old/hugo.toml': 'title = "Lake"\nbaseURL = "https://lake.example.com/"\n',
  'old/content/a.md': '---\ntitle: A\nuid: 7\n---\n\n{{< boat >}}\n\nText.\n\n{{< boat >}}\n',
}

test('names the places in the new pages, and keeps the boxes that are ticked', async () => {
  const folder = await writeFolder(old)
  const { stdout } = await runHere(folder, 'import', 'old')
  expect(stdout).toContain('what is left to do is in import-report.md\n')
  const path = join(folder, 'import-report.md')
  const text = await readFile(path, 'utf8')
  const item = '[content/docs/a.md:7](content/docs/a.md#L7) and line 11 (from `content/a.md:6`)'
  expect(text).toContain(`\n- [ ] ${item}\n`)
  expect((await readFile(join(folder, 'content/docs/a.md'), 'utf8')).split('\n')[6]).toBe('{{< boat >}}')
  const ticked = text.replace(`- [ ] ${item}`, `- [x] ${item}`)
  await writeFile(path, ticked)
  await importFolder(folder)
  expect(await readFile(path, 'utf8')).toBe(ticked)
  expect((await runHere(folder, 'validate')).stderr).not.toContain('import-report')
})

test('is not written by a dry run, or where nothing is lost, or over a file of somebody else', async () => {
  const folder = await writeFolder(old)
  expect((await importFolder(folder, '--dry-run')).summary).toMatchObject({ report: null })
  expect(Object.keys(await readFolder(folder))).not.toContain('import-report.md')
  const clean = await writeFolder({ ...old, 'old/content/a.md': '---\ntitle: A\n---\n\nText.\n' })
  expect((await importFolder(clean)).summary).toMatchObject({ report: null })
  expect(Object.keys(await readFolder(clean))).not.toContain('import-report.md')
  const mine = await writeFolder({ ...old, 'import-report.md': '# Mine\n' })
  const { stderr } = await runHere(mine, 'import', 'old')
  expect(await readFile(join(mine, 'import-report.md'), 'utf8')).toBe('# Mine\n')
  expect(stderr).toContain('note import-report.md is not written, because the file that is there is no report\n')
})

test('the JSON has every place, and the groups with their numbers', async () => {
  const folder = await writeFolder(old)
  const { summary, places } = await importFolder(folder)
  expect(places).toEqual(['old/content/a.md:3', 'old/content/a.md:6', 'old/content/a.md:10'])
  expect(summary).toMatchObject({
    report: 'import-report.md',
    groups: [{ count: 2 }, { title: 'the key "uid" of the front matter', count: 1 }],
  })
})

test('a second language has a report of its own', async () => {
  const folder = await writeFolder({
    ...old,
    'content/site.yaml': 'name: A\nurl: https://a.example.com\nlanguages: [en, fr]\n',
  })
  await writeFiles(folder, { 'content/fr/docs/b.md': '---\ntitle: B\n---\n\nText.\n' })
  const { summary } = await importFolder(folder, '--content', 'content/fr')
  expect(summary.report).toBe('import-report-fr.md')
})
