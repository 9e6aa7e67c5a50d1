// Which files of Libretto itself are watched.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { watchChanges } from '#generator/watch/changes.ts'
import { writeFolder } from '../setup/mini-site.ts'

/** What is reported after a save of Libretto's code in `folder` and, behind it, one of content. */
async function saveBoth(folder: string): Promise<{ isGenerator: boolean; content: string[] }> {
  const root = await writeFolder({ 'content/site.yaml': 'name: A\n' })
  const libretto = join(root, folder)
  for (const room of ['site', 'runtime', 'generator', 'schemas', 'bin'])
    await mkdir(join(libretto, room), { recursive: true })
  await writeFile(join(libretto, 'package.json'), '{}')
  await writeFile(join(libretto, 'generator/a.ts'), '1')
  let onReady = () => {}
  const watcher = await watchChanges(
    { content: join(root, 'content'), libretto },
    { onReady: () => onReady(), onTrouble: (message) => expect.unreachable(message) },
  )
  onTestFinished(watcher.close)
  const save = async (path: string) => {
    const ready = new Promise<void>((resolve) => (onReady = resolve))
    await writeFile(path, '2')
    await ready
    return watcher.take()
  }
  const seen = { isGenerator: false, content: [] as string[] }
  const isWatched = !folder.includes('node_modules')
  // Where the code is watched, its event comes by itself.
  if (isWatched) seen.isGenerator = (await save(join(libretto, 'generator/a.ts')))?.isGenerator === true
  else await writeFile(join(libretto, 'generator/a.ts'), '2')
  const after = await save(join(root, 'content/site.yaml'))
  seen.isGenerator ||= after?.isGenerator === true
  seen.content = [...(after?.content ?? [])]
  return seen
}

test.each([
  ['libretto', true],
  ['node_modules/libretto', false],
  ['node_modules/.pnpm/libretto@1.0.0/node_modules/libretto', false],
])('code of Libretto in %s: %s', async (folder, isGenerator) => {
  expect(await saveBoth(folder)).toEqual({ isGenerator, content: ['site.yaml'] })
})
