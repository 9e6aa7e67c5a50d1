// A site of each tool becomes content of ours, all that is left or lost is listed, and the result builds.
// UPDATE_EXPECTED=1 writes what the command makes and prints now: read the difference as a writer would.

import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { copySample, importFolder, importSamples } from '../setup/import-folder.ts'
import { checkFolder, readFolder, writeFiles } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const tools = ['docusaurus', 'eleventy', 'hugo', 'jekyll', 'starlight', 'vitepress'] as const

const home = 'title: Home\ndescription: The page that sites begin with.\n'

/** The home page of each language of a site. */
const homesOf = (tool: string) => ({
  'content/pages/home.yaml': home,
  ...(tool === 'hugo' ? { 'content/de/pages/home.yaml': home } : {}),
})

/** An old address of each site, and where it leads. */
const redirects: Readonly<Record<(typeof tools)[number], string>> = {
  docusaurus: '/imprint /docs/imprint',
  eleventy: '/lake/posts/first /lake/blog/first',
  hugo: '/guide/install /docs/guide/install',
  jekyll: '/blog/imprint /blog/docs/about',
  starlight: '/help/guides/swim /help/docs/guides/swim',
  vitepress: '/guide/boats.html /docs/guide/boats',
}

/** What a writer does about a loss, by file and line: another text in place of what is left. */
interface Repair {
  loss: string
  file: string
  from: string
  to: string
}

async function readRepairs(tool: string): Promise<Repair[]> {
  return parse(await readFile(join(importSamples, tool, 'repairs.yaml'), 'utf8')) as Repair[]
}

async function expectText(path: string, text: string): Promise<void> {
  if (process.env.UPDATE_EXPECTED === '1') await writeFile(path, text)
  expect(text).toBe(await readFile(path, 'utf8'))
}

describe.each(tools)('a site of %s', (tool) => {
  test('comes over, with every loss listed, and has only the warnings that it must have', async () => {
    const folder = await copySample(tool)
    const { code, stdout, stderr } = await runHere(folder, 'import', 'old')
    expect(code).toBe(0)
    await expectText(join(importSamples, tool, 'losses.txt'), stderr + stdout)
    const content = await readFolder(join(folder, 'content'))
    const expected = join(importSamples, tool, 'expected')
    if (process.env.UPDATE_EXPECTED === '1') {
      await rm(expected, { recursive: true, force: true })
      // As bytes: there are pictures among them.
      await cp(join(folder, 'content'), expected, { recursive: true })
    }
    expect(content).toEqual(await readFolder(expected))

    await writeFiles(folder, homesOf(tool))
    await expectText(join(importSamples, tool, 'warnings.txt'), (await checkFolder(folder)).printed)
  })

  test('builds, and without a warning once what the import listed is repaired', async () => {
    const folder = await copySample(tool)
    await writeFiles(folder, homesOf(tool))
    const { places } = await importFolder(folder)
    const build = (...argv: string[]) => runHere(folder, 'build', '--quiet', '--now', '2026-05-31', ...argv)
    expect((await build()).code).toBe(0)
    for (const { loss, file, from, to } of await readRepairs(tool)) {
      expect(places).toContain(`old/${loss}`)
      const path = join(folder, 'content', file)
      const text = await readFile(path, 'utf8')
      expect(text).toContain(from)
      await writeFile(path, text.replace(from, to))
    }
    expect(await build('--strict')).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(await readFile(join(folder, 'dist/_redirects'), 'utf8')).toContain(`${redirects[tool]} 301\n`)
  })

  test('changes nothing when it comes over again', async () => {
    const folder = await copySample(tool)
    await runHere(folder, 'import', 'old', '--from', tool)
    const first = await readFolder(join(folder, 'content'))
    const again = await runHere(folder, 'import', 'old', '--from', tool, '--format', 'json')
    const { summary } = JSON.parse(again.stdout) as { summary: Record<string, unknown> }
    expect(summary).toMatchObject({ created: [], replaced: [], kept: [] })
    expect(await readFolder(join(folder, 'content'))).toEqual(first)
  })
})
