// A build with nothing to do ends at once, says what the last one said, and never takes a change for nothing.

import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { appendFile, copyFile, cp, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { build } from '#generator/build/build.ts'
import { buildIncremental } from '#generator/build/build-incremental.ts'
import { isUnchanged, readLastBuild } from '#generator/build/last-build.ts'
import type { Progress } from '#generator/build/progress.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import { type Config, type Flags, readConfig } from '#generator/config/config.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { openPool } from '#generator/threads/threads.ts'
import { copyCode } from '../setup/code-copy.ts'
import { deep } from '../setup/deep.ts'
import { now, readFolder, libretto as root, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

const later = '---\ntitle: Later\nexcerpt: A post.\npublishedAt: 2026-03-01T12:00:00Z\n---\n\nText.\n'
const files = {
  'content/site.yaml': 'name: Same\nurl: https://same.example.com\n',
  'content/pages/home.yaml':
    'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Welcome }\n',
  'content/help/sound.md': '---\ntitle: Sound\n---\n\nSome *text*.\n',
  'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
}

let compiled: Cache | undefined

const configOf = (folder: string, flags: Flags = {}, libretto = root): Config =>
  readConfig(
    { content: 'content', out: 'dist', cache: 'cache', now: '2026-03-01T10:00:00Z', ...flags },
    { workingDirectory: folder, libretto, clock: 0, version: 'test' },
  )

/** Builds as the command does. Says whether it had anything to do. */
async function run(config: Config): Promise<'built' | 'unchanged'> {
  const stages: string[] = []
  const onProgress = (progress: Progress) => void (progress.kind === 'stage' && stages.push(progress.stage))
  const { problems, did } = await buildIncremental(config, {
    startedAt: now(),
    onProgress,
  })
  expect({ problems, did }).toMatchObject({ did: {} })
  return stages.includes('load') ? 'built' : 'unchanged'
}

/** A site that was built and has not changed since. */
async function settledSite(more: Readonly<Record<string, string>> = {}, flags: Flags = {}): Promise<string> {
  const folder = await writeFolder({ ...files, ...more })
  expect(await run(configOf(folder, flags))).toBe('built')
  expect(await run(configOf(folder, flags))).toBe('unchanged')
  return folder
}

/** What a build without any memory writes. */
async function cleanTree(folder: string, flags: Flags = {}): Promise<Record<string, string>> {
  const config = configOf(folder, { ...flags, out: 'clean' })
  await rm(config.places.out, { recursive: true, force: true })
  compiled = pickKinds(compiled, [compiledSite])
  await build(config, compiled)
  return readFolder(config.places.out)
}

it('only the first build starts threads before it has work for them', async () => {
  const folder = await writeFolder(files)
  const pool = openPool('', 0)
  const start = vi.spyOn(pool, 'start')
  const again = async () => {
    start.mockClear()
    await buildIncremental(configOf(folder), { startedAt: now(), pool })
    return start.mock.calls.length
  }
  expect(await again()).toBe(1)
  expect(await again()).toBe(0)
  await writeFile(join(folder, 'content/help/sound.md'), files['content/help/sound.md'].replace('Some', 'Same'))
  expect(await again()).toBe(0)
  expect(await readFolder(join(folder, 'dist'))).toEqual(await cleanTree(folder))
})

describe('a build sees', () => {
  const changes: Record<string, (folder: string) => Promise<unknown>> = {
    'a byte that changed in an article': (folder) =>
      writeFile(join(folder, 'content/help/sound.md'), files['content/help/sound.md'].replace('Some', 'Same')),
    'a new article': (folder) => writeFile(join(folder, 'content/help/new.md'), '---\ntitle: New\n---\n\nNew.\n'),
    'a file in a folder that was empty': (folder) =>
      mkdir(join(folder, 'content/data')).then(() => writeFile(join(folder, 'content/data/claims.yaml'), '[]\n')),
    'an article that is gone': (folder) => rm(join(folder, 'content/help/sound.md')),
    'an article with another name': (folder) =>
      rename(join(folder, 'content/help/sound.md'), join(folder, 'content/help/voice.md')),
    'another asset': (folder) =>
      writeFile(join(folder, 'content/assets/a.svg'), files['content/assets/a.svg'].replace('1 1', '2 2')),
    'a new file at the top of the site': (folder) =>
      mkdir(join(folder, 'content/root')).then(() => writeFile(join(folder, 'content/root/ads.txt'), 'one\n')),
    'a page of the output that changed': (folder) => appendFile(join(folder, 'dist/help/sound/index.html'), ' '),
    'a page of the output that is gone': (folder) => rm(join(folder, 'dist/help/sound/index.html')),
    'an output folder that is gone': (folder) => rm(join(folder, 'dist'), { recursive: true }),
    'a manifest that changed': (folder) => writeFile(join(folder, 'dist/.libretto-manifest.json'), '{}'),
    'what a killed build left beside the output': (folder) => mkdir(join(folder, '.dist-libretto-999999-a')),
  }
  it.each(Object.entries(changes))('%s, and writes what a clean build does', async (_, change) => {
    const folder = await settledSite()
    await change(folder)
    expect(await run(configOf(folder))).toBe('built')
    expect(await readFolder(join(folder, 'dist'))).toEqual(await cleanTree(folder))
  })

  const options: [name: string, flags: Flags][] = [
    ['another base path', { basePath: '/base' }],
    ['another engine', { engine: 'preact' }],
    ['another parser', { markdownParser: 'remark' }],
    ['drafts', { drafts: true }],
    ['strict', { strict: true }],
    ['a shard', { shard: '1/2' }],
    ['the next day', { now: '2026-03-02T00:00:00Z' }],
    ['an earlier day', { now: '2026-02-27T10:00:00Z' }],
  ]
  it.each(options)('the option %s', async (_, flags) => {
    const folder = await settledSite()
    const config = configOf(folder, flags)
    const last = readLastBuild(config)
    expect(last && isUnchanged(config, last)).toBeFalsy()
  })

  it('that a post is published meanwhile', async () => {
    const folder = await settledSite({ 'content/blog/later.md': later })
    expect(await run(configOf(folder, { now: '2026-03-01T11:59:59Z' }))).toBe('unchanged')
    expect(await run(configOf(folder, { now: '2026-03-01T12:00:00Z' }))).toBe('built')
    expect(Object.keys(await readFolder(join(folder, 'dist')))).toContain('blog/later/index.html')
  })

  it('a component that changed', async () => {
    const code = await copyCode()
    const folder = await writeFolder(files)
    const config = configOf(folder, {}, code)
    expect([await run(config), await run(config)]).toEqual(['built', 'unchanged'])
    await appendFile(join(code, 'site/styles/index.css'), '\n.new { color: red; }\n')
    expect(await run(config)).toBe('built')
  })
})

describe('a build has nothing to do', () => {
  it('after a checkout that wrote the same bytes again', async () => {
    const folder = await settledSite()
    const path = join(folder, 'content/help/sound.md')
    await copyFile(path, `${path}.bak`)
    await rename(`${path}.bak`, path)
    await utimes(join(folder, 'dist/index.html'), 1, 1)
    expect(await run(configOf(folder))).toBe('unchanged')
  })

  it('when an editor left a temporary file, or another program a file in the output', async () => {
    const folder = await settledSite()
    await writeFile(join(folder, 'content/help/.sound.md.swp'), 'x')
    await writeFile(join(folder, 'dist/CNAME'), 'same.example.com')
    expect(await run(configOf(folder))).toBe('unchanged')
  })

  it('later on the same day', async () => {
    const folder = await settledSite()
    expect(await run(configOf(folder, { now: '2026-03-01T23:59:59Z' }))).toBe('unchanged')
    expect(await readFolder(join(folder, 'dist'))).toEqual(await cleanTree(folder, { now: '2026-03-01T23:59:59Z' }))
  })
})

it('renders what an edit touches, even right after the first build', async () => {
  const folder = await writeFolder(files)
  const config = configOf(folder)
  await run(config)
  await appendFile(join(folder, 'content/help/sound.md'), '\nMore text.\n')
  const { did } = await buildIncremental(config, { startedAt: now() })
  // The article, and the list that shows its beginning.
  expect(did && did.pages - did.reused).toBe(2)
  expect(await readFolder(config.places.out)).toEqual(await cleanTree(folder))
})

it('sees an edit of own code that nothing imports, because it may name an asset', async () => {
  const own = { 'site/theme.css': ':root { --measure: 61ch }\n', 'site/lib/paths.ts': 'export const paths = []\n' }
  const folder = await writeFolder({ ...files, ...own })
  for (const path of Object.keys(own)) await utimes(join(folder, path), 1, 1)
  const config = configOf(folder)
  expect([await run(config), await run(config)]).toEqual(['built', 'unchanged'])
  expect(readLastBuild(config)?.problems).toMatchObject([{ code: 'unused-asset' }])
  await writeFile(join(folder, 'site/lib/paths.ts'), "export const paths = ['/assets/a.svg']\n")
  expect(await run(config)).toBe('built')
  expect(readLastBuild(config)?.problems).toEqual([])
})

it('takes a copy of the folder of own code for the same', async () => {
  const folder = await writeFolder({ ...files, 'site/theme.css': ':root { --measure: 61ch }\n' })
  await utimes(join(folder, 'site/theme.css'), 1, 1)
  const config = configOf(folder)
  expect([await run(config), await run(config)]).toEqual(['built', 'unchanged'])
  await cp(join(folder, 'site'), join(folder, 'copy'), { recursive: true })
  await rm(join(folder, 'site'), { recursive: true })
  await rename(join(folder, 'copy'), join(folder, 'site'))
  expect(await run(config)).toBe('unchanged')
})

it('is done even if a source disappears while it builds, and remembers nothing', async () => {
  const folder = await writeFolder({ ...files, 'site/theme.css': ':root { --measure: 61ch }\n' })
  const config = configOf(folder)
  const onProgress = (progress: Progress) => {
    if (progress.kind === 'stage' && progress.stage === 'emit') rmSync(join(folder, 'site/theme.css'))
  }
  const { did } = await buildIncremental(config, { startedAt: now(), onProgress })
  expect(did).toBeDefined()
  expect(readLastBuild(config)).toBeUndefined()
})

it('forgets what it saw when a folder or a source changed while it built', async () => {
  const folder = await writeFolder(files)
  const config = configOf(folder)
  await buildIncremental(config, { startedAt: 0 })
  expect(readLastBuild(config)).toBeUndefined()
})

it('a build with nothing to do prints the same warnings and numbers', deep, async () => {
  const folder = await writeFolder({ ...files, 'content/note.txt': 'Nobody reads this.' })
  const argv = [join(root, 'bin/libretto.js'), 'build', '--cache', 'cache', '--now', '2026-01-01', '--format', 'json']
  const print = async (...more: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [...argv, ...more], { cwd: folder })
    return JSON.parse(stdout) as { problems: unknown[]; summary: Record<string, number> }
  }
  const first = await print()
  const second = await print()
  expect(first.problems).toMatchObject([{ code: 'unused-asset' }, { code: 'unused-file' }])
  expect(second.problems).toEqual(first.problems)
  expect(second.summary).toMatchObject({
    pages: first.summary.pages,
    reused: first.summary.pages,
    written: 0,
    removed: 0,
  })
  expect(second.summary.bytes).toBe(first.summary.bytes)
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toContain('Welcome')
})
