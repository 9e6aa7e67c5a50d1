// What of a site's own code a compiled site depends on.

import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listOwnSources } from '#generator/render/own/own-sources.ts'
import { readOwnPaths } from '#generator/render/own/read-own-paths.ts'
import { hashSources, isCompiledFrom, snapshotSources } from '#generator/render/own/source-files.ts'
import { libretto, writeFolder } from '../../../setup/mini-site.ts'

const block = 'site/blocks/quote/quote.tsx'
const code = { [block]: 'export const block = 1\n', 'site/lib/paths.ts': "export const path = '/assets/x.txt'\n" }
const past = new Date('2026-01-01')

/** A folder with own code, all of it older than a moment, and with what links lead to. */
async function writeOwn(): Promise<{ folder: string; own: string }> {
  const folder = await writeFolder({ ...code, 'shared/star/star.css': '' })
  await mkdir(join(folder, 'site/widgets/Clock'), { recursive: true })
  await symlink('../shared', join(folder, 'site/shared'))
  for (const file of Object.keys(code)) await utimes(join(folder, file), past, past)
  return { folder, own: join(folder, 'site') }
}

describe('code that was compiled is compiled again after', () => {
  const changes: [string, (folder: string) => Promise<unknown>][] = [
    ['a module in a folder that was empty', (folder) => writeFile(join(folder, 'site/widgets/Clock/Clock.tsx'), '')],
    ['a style sheet beside a block', (folder) => writeFile(join(folder, 'site/blocks/quote/quote.css'), '')],
    ['a schema beside a widget', (folder) => writeFile(join(folder, 'site/widgets/Clock/props.ts'), '')],
    ['a new folder', (folder) => mkdir(join(folder, 'site/layout'))],
    ['a folder in a folder that is linked', (folder) => mkdir(join(folder, 'shared/moon'))],
    ['an edit of the block', (folder) => appendFile(join(folder, block), '//')],
    ['an edit of code that nothing imports', (folder) => appendFile(join(folder, 'site/lib/paths.ts'), '//')],
    ['a module that is gone', (folder) => rm(join(folder, 'site/lib/paths.ts'))],
    ['a folder that is gone', (folder) => rm(join(folder, 'site/widgets'), { recursive: true })],
  ]
  it.each(changes)('%s', async (_, change) => {
    const { folder, own } = await writeOwn()
    const options = { libretto, own }
    const inputs = hashSources([`own:${relative(own, join(folder, block))}`], options, snapshotSources(options))
    expect(isCompiledFrom({ inputs }, libretto)).toBe(true)
    await change(folder)
    expect(isCompiledFrom({ inputs }, libretto)).toBe(false)
  })

  it('but not after what is no code of anybody', async () => {
    const { folder, own } = await writeOwn()
    const options = { libretto, own }
    const inputs = hashSources([], options, snapshotSources(options))
    await writeFile(join(folder, 'site/lib/.paths.ts.swp'), '')
    await writeFile(join(folder, 'shared/star/moon.css'), '')
    expect(isCompiledFrom({ inputs }, libretto)).toBe(true)
  })

  it('what changed while it was compiled', async () => {
    const { own } = await writeOwn()
    const options = { libretto, own }
    const before = snapshotSources(options)
    await writeFile(join(own, 'blocks/quote/quote.css'), '')
    const inputs = hashSources([], options, before)
    expect(isCompiledFrom({ inputs }, libretto)).toBe(false)
  })
})

describe('the folder of own code is walked to its end', () => {
  it.skipIf(process.platform === 'win32')('with links in a circle, pipes and packages in it', async () => {
    const { folder, own } = await writeOwn()
    await symlink('.', join(own, 'a'))
    await symlink('.', join(own, 'b'))
    await symlink('nowhere', join(own, 'broken.ts'))
    await symlink('paths.ts', join(own, 'lib/linked.ts'))
    execFileSync('mkfifo', [join(own, 'pipe.ts')])
    await mkdir(join(own, 'node_modules/big'), { recursive: true })
    await writeFile(join(own, 'node_modules/big/index.js'), "'/assets/y.txt'")
    const names = (paths: readonly string[]) => paths.map((path) => relative(folder, path)).sort()
    const { folders, files } = listOwnSources(own)
    expect(names(files)).toEqual([block, 'site/lib/linked.ts', 'site/lib/paths.ts'])
    expect(names(folders)).toEqual([
      'site',
      'site/a',
      'site/b',
      'site/blocks',
      'site/blocks/quote',
      'site/lib',
      'site/shared',
      'site/widgets',
      'site/widgets/Clock',
    ])
    const isNamed = await readOwnPaths(files)
    expect(['/assets/x.txt', '/assets/y.txt'].map(isNamed)).toEqual([true, false])
  })

  it('and a folder that is not there has nothing', () => {
    expect(listOwnSources(undefined)).toEqual({ folders: [], files: [] })
    expect(listOwnSources('/nowhere/site')).toEqual({ folders: [], files: [] })
  })
})
