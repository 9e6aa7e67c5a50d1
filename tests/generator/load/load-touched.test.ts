// Reloading only the touched paths gives the same entries as loading everything, whatever is at a path now.

import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { loadContent } from '#generator/load/load-content.ts'
import { parsedFiles } from '#generator/load/parse-entry.ts'
import { writeFolder } from '../../setup/mini-site.ts'

const files = {
  'site.yaml': 'name: Site\n',
  'pages/home.yaml': 'title: Home\n',
  'pages/docs/first.yaml': 'title: First\n',
  'pages/docs/second.yaml': 'title: &warned Second\n',
}

const changes: Record<string, (folder: string) => Promise<string[]>> = {
  'a file changed': async (folder) => {
    await writeFile(join(folder, 'pages/home.yaml'), 'title: Another\n')
    return ['pages/home.yaml']
  },
  'a folder replaced by a file of its name': async (folder) => {
    await rm(join(folder, 'pages/docs'), { recursive: true })
    await writeFile(join(folder, 'pages/docs'), 'no content')
    return ['pages/docs']
  },
  'a file replaced by a folder of its name': async (folder) => {
    await rm(join(folder, 'pages/home.yaml'))
    await mkdir(join(folder, 'pages/home.yaml'))
    await writeFile(join(folder, 'pages/home.yaml/inner.yaml'), 'title: Inner\n')
    return ['pages/home.yaml']
  },
  'a folder renamed': async (folder) => {
    await rename(join(folder, 'pages/docs'), join(folder, 'pages/guides'))
    return ['pages/docs', 'pages/guides']
  },
  'a path below a file': async (folder) => {
    await writeFile(join(folder, 'pages/home.yaml'), 'title: Another\n')
    return ['pages/home.yaml', 'pages/home.yaml/home.yaml']
  },
  'the folder itself': async (folder) => {
    await rm(join(folder, 'pages/docs'), { recursive: true })
    return ['']
  },
}

test.each(Object.keys(changes))('%s', async (name) => {
  const folder = await writeFolder(files)
  const before = await loadContent(folder)
  const touched = await changes[name]?.(folder)
  const facts = ({ entries, problems, known }: Awaited<ReturnType<typeof loadContent>>) => [
    entries.map(({ file, text }) => [file, text]),
    problems,
    [...known.keys()],
  ]
  expect(facts(await loadContent(folder, before, { touched: new Set(touched) }))).toEqual(
    facts(await loadContent(folder)),
  )
})

test('a file that is parsed already is warned of again', async () => {
  const folder = await writeFolder(files)
  const parsed = openCache().shelf(parsedFiles)
  for (let run = 0; run < 2; run++) {
    const { entries, problems } = await loadContent(folder, undefined, { parsed })
    expect(entries).toHaveLength(4)
    expect(problems).toMatchObject([{ code: 'yaml-anchor', severity: 'warning', file: 'pages/docs/second.yaml' }])
  }
})
