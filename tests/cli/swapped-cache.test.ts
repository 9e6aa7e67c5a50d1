// A file of the cache in the place of another, or a sealed value of another shape, is ignored: the build after it is
// that of a build without cache, and the one after that uses the cache again.

import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildIncremental } from '#generator/build/build-incremental.ts'
import { writeSealed } from '#generator/cache/sealed-file.ts'
import { type Config, readConfig } from '#generator/config/config.ts'
import { hashOf } from '#generator/hash.ts'
import { deep } from '../setup/deep.ts'
import { libretto, writeFolder } from '../setup/mini-site.ts'

const isDeep = process.env.DEEP !== undefined

const site = {
  'content/site.yaml': 'name: Cached\nurl: https://cached.example.com\n',
  'content/pages/home.yaml':
    'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Welcome }\n',
  'content/help/sound.md': '---\ntitle: Sound\n---\n\nSome *text*.\n',
}

/** As of a package: everything is in the folder of the site. */
function configOf(folder: string, flags: object = {}): Config {
  const surroundings = { workingDirectory: folder, libretto, clock: Date.parse('2026-01-01'), version: 'test' }
  const config = readConfig({ content: 'content', ...flags }, surroundings)
  const { cache } = config.places
  const codeCache = cache === undefined ? undefined : { folder: cache, version: 'test' }
  return { ...config, places: { ...config.places, codeCache } }
}

const build = (config: Config) => buildIncremental(config, { startedAt: Date.now() })

function hashes(out: string): string[] {
  const items = readdirSync(out, { recursive: true, withFileTypes: true }).filter((item) => item.isFile())
  return items.map(({ parentPath, name }) => `${hashOf(readFileSync(join(parentPath, name)))} ${name}`).sort()
}

async function setUp() {
  const folder = await writeFolder(site)
  const config = configOf(folder)
  await build(config)
  await build(configOf(folder, { basePath: '/base', out: 'based' }))
  const clean = configOf(folder, { cache: false, out: 'clean' })
  await build(clean)
  const cache = config.places.cache ?? ''
  cpSync(cache, join(folder, 'kept'), { recursive: true })
  const restore = () => {
    rmSync(cache, { recursive: true })
    cpSync(join(folder, 'kept'), cache, { recursive: true })
  }
  return { folder, config, cache, restore, expected: hashes(clean.places.out) }
}

test('any file of the cache in the place of any other is ignored', async () => {
  const { folder, config, cache, restore, expected } = await setUp()
  const names = readdirSync(cache).sort()
  const kinds = names.map((name) => name.replace(/-[0-9a-f]{16}.*?(?=-bytecode|\.\w+$)/, ''))
  expect(kinds.filter((kind) => kind === 'site-react.bin')).toHaveLength(2)
  expect(new Set(kinds)).toEqual(
    new Set(['cache.bin', 'cache.pack', 'last-build.bin', 'site-react.bin', 'site-react-bytecode.bin']),
  )
  for (const [index, from] of names.entries())
    for (const [place, to] of names.entries()) {
      // The next in the list, which has another kind or other options; each other one in the long run.
      const isTried = isDeep ? from !== to : place === (index + 1) % names.length
      if (!isTried) continue
      restore()
      copyFileSync(join(cache, from), join(cache, to))
      // A build of nothing new would not read every file.
      await appendFile(join(folder, 'content/site.yaml'), '# more\n')
      expect((await build(config)).did, `${from} as ${to}`).toBeDefined()
      expect(hashes(config.places.out), `${from} as ${to}`).toEqual(expected)
    }
}, 300_000)

const odd: readonly unknown[] = [
  5,
  null,
  [[1]],
  { name: 'text', scope: '', keptIn: 'pack', values: [['a', ['../a', -1]]] },
]

test('a value of another shape with the right seal ends no build, and is replaced', {
  ...deep,
  timeout: 300_000,
}, async () => {
  const { folder, config, cache, restore, expected } = await setUp()
  const names = readdirSync(cache).filter((each) => each.endsWith('.bin'))
  for (const [index, name] of names.entries()) {
    const path = join(cache, name)
    const line = readFileSync(path, 'latin1').split('\n')[0] ?? ''
    const version = line.slice(`libretto-cache ${name} ${process.version} `.length)
    // The values take turns; all of them in the long run.
    const tried = isDeep ? odd : odd.slice(index % odd.length).slice(0, 1)
    for (const value of tried) {
      restore()
      writeSealed({ path, version }, [value])
      await appendFile(join(folder, 'content/site.yaml'), '# more\n')
      expect((await build(config)).did, `${name}: ${JSON.stringify(value)}`).toBeDefined()
      expect(hashes(config.places.out)).toEqual(expected)
    }
  }
})

test('wrong values further inside are left aside, and the next build has its cache again', {
  ...deep,
  timeout: 300_000,
}, async () => {
  const { folder, config, cache, expected } = await setUp()
  const { readSealed } = await import('#generator/cache/sealed-file.ts')
  const name = readdirSync(cache).find((each) => each.startsWith('cache-') && each.endsWith('.bin')) ?? ''
  const place = { path: join(cache, name), version: 'test' }
  const isPart = (value: unknown): value is { values: [string, unknown][] } => value !== undefined
  const parts = [...readSealed(place, isPart)]
  expect(parts.length).toBeGreaterThan(2)
  for (const wrong of [null, 5, { nothing: 1 }]) {
    const damaged = parts.map((part) =>
      'keptIn' in part && part.keptIn === 'file' ? { ...part, values: part.values.map(([key]) => [key, wrong]) } : part,
    )
    writeSealed(place, damaged)
    await appendFile(join(folder, 'content/site.yaml'), '# more\n')
    expect((await build(config)).did, String(wrong)).toBeDefined()
    expect(hashes(config.places.out)).toEqual(expected)
  }
  await appendFile(join(folder, 'content/site.yaml'), '# more\n')
  const { did } = await build(config)
  expect(did?.reused).toBe(did?.pages)
})
