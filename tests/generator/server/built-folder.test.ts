import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBuiltFolder } from '#generator/server/built-folder.ts'
import { writeFolder } from '../../setup/mini-site.ts'

const manifest = '.libretto-manifest.json'

test('a built folder has the files that its manifest lists', async () => {
  const list = JSON.stringify({ libretto: 1, files: { 'index.html': 'abc', '../outside.txt': 'def' } })
  const folder = await writeFolder({ [manifest]: list, 'index.html': '<p>Home</p>', 'notes.txt': 'No.' })
  const { files, read } = await (await openBuiltFolder(folder, ''))()
  const names = ['index.html', 'notes.txt', '../outside.txt']
  expect(names.filter((name) => files.has(name))).toEqual(['index.html'])
  expect(Buffer.from((await read('index.html')) ?? []).toString()).toBe('<p>Home</p>')
})

test.each([
  ['no manifest', undefined],
  ['a manifest without files', '{}'],
  ['a manifest that is no JSON', 'files'],
])('a folder with %s holds no built site', async (_, text) => {
  const folder = await writeFolder({ 'index.html': '', ...(text === undefined ? {} : { [manifest]: text }) })
  await expect(openBuiltFolder(folder, '')).rejects.toThrow('holds no built site')
})

test('a pipe in place of the manifest is not opened', async () => {
  const folder = await writeFolder({ 'index.html': '' })
  spawnSync('mkfifo', [join(folder, manifest)])
  await expect(openBuiltFolder(folder, '')).rejects.toThrow('holds no built site')
})
