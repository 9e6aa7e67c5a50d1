// Front matter that an import brings over, keeps because the site allows it, or loses.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const config = 'title = "Lake"\nbaseURL = "https://lake.example.com/"\n'
const page = (title: string, head: string) => `---\ntitle: ${title}\n${head}---\n\nText.\n`

test('a category is a tag where articles have none', async () => {
  const folder = await writeFolder({
    'old/hugo.toml': config,
    'old/content/row.md': page('Row', 'category: How-to guides\ntags: [boats]\nsubcategory: Oars\n'),
  })
  const { stderr } = await runHere(folder, 'import', 'old')
  expect(stderr).toContain('old/content/row.md:5:1  the key "subcategory" of the front matter [import-lost]')
  expect(stderr).not.toContain('"category"')
  const files = await readFolder(join(folder, 'content'))
  expect(files['docs/row.md']).toMatch(/^tags:\n {2}- boats\n {2}- How-to guides\n(?!category)/m)

  expect((await runHere(folder, 'import', 'old', '--to', 'help')).stderr).toBe('')
  const { 'help/row.md': help } = await readFolder(join(folder, 'content'))
  // The old address leads to the page in docs already.
  expect(help).toMatch(/^subcategory: Oars\ncategory: How-to guides\ntags:\n {2}- boats\n---$/m)
})

test('a key that site.yaml allows is kept as it is, and the import says which ones could be', async () => {
  const folder = await writeFolder({
    'old/hugo.toml': config,
    'old/content/row.md': page('Row', 'toc: { depth: 2 }\nsidebar: { hidden: true }\ndate: soon\n'),
  })
  expect((await runHere(folder, 'import', 'old')).stderr).toContain(
    'warning old/content/row.md:3:1  the key "toc" of the front matter [import-lost]\n' +
      '  → to keep it, add "toc" to extraKeys.docs in site.yaml, and import again with --force\n',
  )
  const site = 'name: Lake\nurl: https://lake.example.com\nextraKeys: { docs: [toc, sidebar] }\n'
  await writeFiles(folder, {
    'content/site.yaml': site,
    'content/pages/home.yaml': 'title: Home\ndescription: The page that sites begin with.\n',
  })
  const { stderr } = await runHere(folder, 'import', 'old', '--force')
  expect(stderr).toMatch(/^warning old\/content\/row\.md:5:1 {2}the value of "date" in the front matter: "soon" /)
  expect(stderr).toContain('1 warning in 1 file')
  expect(await readFile(join(folder, 'content/docs/row.md'), 'utf8')).toMatch(
    /^toc:\n {2}depth: 2\nsidebar:\n {2}hidden: true\n---$/m,
  )
  expect(await runHere(folder, 'validate', '--strict')).toMatchObject({ code: 0 })
})

test('what more than ten places lose is told once, and all places are in the JSON', async () => {
  const pages = Array.from({ length: 1000 }, (_, index) => [
    `old/content/p${String(index).padStart(4, '0')}.md`,
    page(`Page ${index}`, `uid: u${index}\n${index < 10 ? 'cascade: {}\n' : ''}`),
  ])
  const folder = await writeFolder({ 'old/hugo.toml': config, ...Object.fromEntries(pages) })
  const { stderr, stdout } = await runHere(folder, 'import', 'old', '--dry-run', '--quiet')
  const rows = stderr.split('\n').filter((row) => row.startsWith('warning'))
  expect(rows.filter((row) => !row.includes('"cascade"'))).toEqual([
    'warning old/content/p0000.md:3:1  the key "uid" of the front matter, here and in 999 other places [import-lost]',
  ])
  // Of so many losses, ten of a kind are told once, too.
  expect(rows).toHaveLength(2)
  expect(stderr).toContain('--format json lists every place')
  expect(stdout).toBe('')
  const all = await runHere(folder, 'import', 'old', '--dry-run', '--format', 'json')
  const { problems } = JSON.parse(all.stdout) as { problems: { file: string; line: number; message: string }[] }
  expect(problems.filter(({ message }) => message === 'the key "uid" of the front matter')).toHaveLength(1000)
  expect(problems.at(-1)).toMatchObject({ file: 'old/content/p0999.md', line: 3 })
})

test('fence options and pictures that differ only in a value are told together', async () => {
  const text = (index: number) =>
    `\`\`\`js startLine=${index}\n\`\`\`\n\n![A](https://pictures.example.org/${index}.png) ![B](b${index}.png)\n`
  const pages = Array.from({ length: 12 }, (_, index) => [`old/content/p${index}.md`, page('Page', '') + text(index)])
  const folder = await writeFolder({ 'old/hugo.toml': config, ...Object.fromEntries(pages) })
  const { stderr } = await runHere(folder, 'import', 'old', '--dry-run', '--quiet')
  const like = (what: string) => `${what}, and the like in 11 other places`
  expect(stderr.split('\n').flatMap((row) => /^warning \S+ {2}(.*) \[/.exec(row)?.[1] ?? [])).toEqual([
    like('the option "startLine=0" of the code fence'),
    like('the picture "https://pictures.example.org/0.png" comes from another site'),
    like('the picture "b0.png": there is no such page or file in the folder'),
  ])
  const all = await runHere(folder, 'import', 'old', '--dry-run', '--format', 'json')
  const { problems } = JSON.parse(all.stdout) as { problems: Record<string, unknown>[] }
  expect(problems.map(({ kind }) => kind)).toEqual(Array.from({ length: 36 }, () => undefined))
})
