// A disk that does not tell case, as most of Windows and macOS: what only gets another case is kept, under its new
// name.

import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emitFiles } from '#generator/disk/open-publication.ts'
import { findRefusal } from '#generator/disk/refuse-folder.ts'
import { loadContent } from '#generator/load/load-content.ts'
import { readFolder, writeFiles } from '../setup/mini-site.ts'

vi.mock('node:fs', async (importOriginal) =>
  (await import('../setup/folding-disk.ts')).foldingDisk(
    await importOriginal<typeof import('node:fs')>(),
    'libretto-folding-',
  ),
)

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-folding-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function publish(out: string, files: Record<string, string>, keepAssets = 0) {
  const list = Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }))
  const { removed } = await emitFiles(list, out, { forbidden: [], keepAssets })
  const { '.libretto-manifest.json': manifest = '', ...there } = await readFolder(out)
  const { files: listed } = JSON.parse(manifest)
  return { there, removed, listed: Object.keys(listed) }
}

const same = { 'assets/Pier-12345678.png': 'pier', 'index.html': 'home' }

test.each([
  ['the same bytes', { 'assets/pier-12345678.png': 'pier', 'index.html': 'home' }],
  ['other bytes', { 'assets/pier-12345678.png': 'another', 'index.html': 'other' }],
  ['another folder', { 'Assets/Pier-12345678.png': 'pier', 'index.html': 'home' }],
  ['another folder and name', { 'ASSETS/PIER-12345678.png': 'another', 'index.html': 'home' }],
])('a published file that gets another case stays: %s', async (_, files) => {
  const out = join(await makeFolder(), 'dist')
  await publish(out, same)
  expect(await publish(out, files)).toEqual({ there: files, removed: [], listed: Object.keys(files) })
  expect(await publish(out, files)).toMatchObject({ there: files, removed: [] })
})

test('an asset that is kept for a while gets its new name, too', async () => {
  const out = join(await makeFolder(), 'dist')
  await publish(out, same)
  await publish(out, { 'index.html': 'home', 'assets/other-12345678.png': 'other' }, 2)
  const files = { 'assets/pier-12345678.png': 'pier', 'index.html': 'home' }
  expect((await publish(out, files)).there).toEqual(files)
})

test('an output folder in another case is still the content', async () => {
  const folder = await makeFolder()
  await writeFiles(folder, { 'content/site.yaml': 'name: A\n' })
  const others = { forbidden: [join(folder, 'content')], reserved: [join(folder, 'content')] }
  const refusal = (out: string) => findRefusal(join(folder, out), others, (path) => path.slice(folder.length + 1))
  expect(refusal('CONTENT')?.reason).toBe('the output folder CONTENT is also an input')
  expect(refusal('Content/dist')?.reason).toBe('the output folder Content/dist is in content')
  expect(refusal('content-dist')).toBeUndefined()
})

const content = {
  'site.yaml': 'name: Site\n',
  'help/pier.md': '---\ntitle: Pier\n---\n',
  'pages/home.yaml': 'title: A\n',
}

test.each<[string, string, string, string[]]>([
  ['a file', 'help/pier.md', 'help/Pier.md', ['help/pier.md', 'help/Pier.md']],
  ['a file, told by its new name', 'help/pier.md', 'help/Pier.md', ['help/Pier.md']],
  ['a folder', 'help', 'Help', ['help', 'Help']],
  ['a folder, whose watcher has the old name', 'help', 'Help', ['help/pier.md']],
])('content that gets another case is there once: %s', async (_, from, to, touched) => {
  const folder = await makeFolder()
  await writeFiles(folder, content)
  const before = await loadContent(folder)
  await rename(join(folder, from), join(folder, to))
  const now = await loadContent(folder, before, { touched: new Set(touched) })
  const all = [...(await loadContent(folder)).known.keys()]
  // A rescan finds what no event has told.
  const expected = touched.includes(to) ? all : [...before.known.keys()]
  expect([...now.known.keys()]).toEqual(expected)
})
