// `libretto import`: small sites in the shape of each tool become the content of ours, and all that is left or lost is
// listed. UPDATE_EXPECTED=1 writes what the command makes and prints now: read the difference as a writer would.

import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { runLibretto } from '../setup/run-libretto.ts'

const trees = join(import.meta.dirname, '../sites/import')
const tools = ['docusaurus', 'hugo'] as const

/** A folder with the tree of a tool in `old`. */
async function copyTree(tool: string): Promise<string> {
  const folder = await writeFolder({})
  await cp(join(trees, tool, 'source'), join(folder, 'old'), { recursive: true })
  return folder
}

async function expectText(path: string, text: string): Promise<void> {
  if (process.env.UPDATE_EXPECTED === '1') await writeFile(path, text)
  expect(text).toBe(await readFile(path, 'utf8'))
}

describe.each(tools)('a site of %s', (tool) => {
  test('comes over, with every loss listed, and builds', async () => {
    const folder = await copyTree(tool)
    const { code, stdout, stderr } = await runLibretto(folder, 'import', 'old')
    expect(code).toBe(0)
    await expectText(join(trees, tool, 'losses.txt'), stderr + stdout)
    const content = await readFolder(join(folder, 'content'))
    const expected = join(trees, tool, 'expected')
    if (process.env.UPDATE_EXPECTED === '1') {
      await rm(expected, { recursive: true, force: true })
      await writeFiles(expected, content)
    }
    expect(content).toEqual(await readFolder(expected))

    await writeFiles(folder, {
      'content/pages/home.yaml': 'title: Home\ndescription: The page that sites begin with.\n',
    })
    const build = await runLibretto(folder, 'build', '--quiet', '--now', '2026-05-31')
    expect(build.code).toBe(0)
    await expectText(join(trees, tool, 'build.txt'), build.stderr)
  })

  test('changes nothing when it comes over again', async () => {
    const folder = await copyTree(tool)
    await runLibretto(folder, 'import', 'old', '--from', tool)
    const first = await readFolder(join(folder, 'content'))
    const again = await runLibretto(folder, 'import', 'old', '--from', tool, '--format', 'json')
    const { summary } = JSON.parse(again.stdout) as { summary: Record<string, unknown> }
    expect(summary).toMatchObject({ created: [], replaced: [], kept: [] })
    expect(await readFolder(join(folder, 'content'))).toEqual(first)
  })
})
