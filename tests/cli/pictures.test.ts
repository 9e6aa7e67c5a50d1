// Pictures in other formats and widths: what pages print of them, what is published, and when it changes.

import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import { buildIncremental } from '#generator/build/build-incremental.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import { buildCommand } from '#generator/commands/build-command.ts'
import { mergeParts } from '#generator/commands/merge.ts'
import { type Config, type Flags, readConfig } from '#generator/config/config.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { headersOf, readHeaderRules } from '#generator/server/header-rules.ts'
import { openScreen } from '#generator/terminal.ts'
import { deep } from '../setup/deep.ts'
import { drawPhoto } from '../setup/draw-photo.ts'
import { configOf, libretto, now, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'
import { keepingStream } from '../setup/run-here.ts'
import { runLibretto } from '../setup/run-libretto.ts'

const files = {
  'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\npictures: { formats: [avif, webp] }\n',
  'content/pages/home.yaml': [
    'title: Home',
    'description: The lake.',
    'blocks:',
    '  - { id: dawn, type: image, data: { src: /assets/the lake.jpg, alt: The lake at dawn } }',
    '',
  ].join('\n'),
  'content/blog/lake.md':
    '---\ntitle: Lake\npublishedAt: 2026-01-01\n---\n\n![The lake](<../assets/the lake.jpg> "At dawn")\n',
  'content/help/sound.md': '---\ntitle: Sound\n---\n\nText.\n',
  'content/assets/the lake.jpg': await drawPhoto(600, 200),
}
/** The same site without its picture. */
const plain = {
  'content/site.yaml': files['content/site.yaml'],
  'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
  'content/help/sound.md': files['content/help/sound.md'],
}
const encoder = '1'
let compiled: Cache | undefined

async function buildWith(config: Config): Promise<Record<string, string>> {
  const cache = pickKinds(compiled, [compiledSite])
  expect((await build(config, cache)).problems).toEqual([])
  compiled = cache
  return readFolder(config.places.out)
}

const picturesIn = (html = '') => html.match(/<picture>.*?<\/picture>/gs) ?? []
const withoutHashes = (html: string) => html.replace(/-[0-9a-f]{8}(?=\.)/g, '')

test('texts and image blocks offer AVIF, then WebP, then the file, below the base path', async () => {
  const folder = await writeFolder(files)
  const tree = await buildWith(configOf(folder, { basePath: '/de' }, { encoder }))
  const set = (format: string) => `/de/assets/the%20lake-480.${format} 480w, /de/assets/the%20lake-600.${format} 600w`
  const source = (format: string) =>
    `<source type="image/${format}" srcset="${set(format)}" sizes="(min-width: 600px) 600px, 100vw">`
  const [inText = ''] = picturesIn(tree['blog/lake/index.html'])
  expect(withoutHashes(inText)).toBe(
    `<picture>${source('avif')}${source('webp')}<img src="/de/assets/the%20lake.jpg" width="600" height="200" ` +
      'alt="The lake" title="At dawn" loading="lazy"></picture>',
  )
  const [inBlock = ''] = picturesIn(tree['index.html'])
  expect(withoutHashes(inBlock).replaceAll('srcSet', 'srcset').replaceAll('"/>', '">')).toBe(
    `<picture>${source('avif')}${source('webp')}<img src="/de/assets/the%20lake.jpg" alt="The lake at dawn" ` +
      'width="600" height="200" loading="lazy" decoding="async"></picture>',
  )
  const named = [inText, inBlock].flatMap((html) =>
    [...html.matchAll(/\/de\/(assets\/\S+)/g)].map(([, path = '']) => path),
  )
  for (const path of named) expect(tree).toHaveProperty([decodeURI(path.replace(/".*/, ''))])
  // Every file of assets/ has a hash in its name, so one rule covers all of them.
  expect(tree['_headers']).toMatch(/^\/de\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m)
  // Readers of feeds know less than browsers.
  expect(tree['blog/feed.json']).not.toContain('<picture')
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  for (const path of ['index.html', 'blog/lake/index.html'])
    expect((await validator.validateString(tree[path] ?? '')).results).toEqual([])
})

test('where an asset keeps its name, versions are immutable nevertheless', async () => {
  const folder = await writeFolder({
    ...files,
    'content/site.yaml': `${files['content/site.yaml']}sharedAssets: [/assets/unused.txt]\n`,
    'content/assets/unused.txt': 'Text.',
  })
  const tree = await buildWith(configOf(folder, {}, { encoder }))
  const versions = Object.keys(tree).filter((path) => /\.(?:avif|webp)$/.test(path))
  expect(versions).toHaveLength(4)
  const rules = readHeaderRules(tree['_headers'] ?? '')
  expect(rules.length).toBeLessThan(20)
  const kept = (path: string) => headersOf(path, rules).filter(([name]) => name === 'Cache-Control')
  for (const path of versions)
    expect(kept(`/${path}`)).toEqual([['Cache-Control', 'public, max-age=31536000, immutable']])
  expect(kept('/assets/unused.txt')).toEqual([])
})

test('without sharp, or without such pictures, the bytes are the same as ever', async () => {
  const folder = await writeFolder(plain)
  expect(await buildWith(configOf(folder, {}, { encoder }))).toEqual(await buildWith(configOf(folder)))
  const pictured = await buildWith(configOf(await writeFolder(files)))
  expect(JSON.stringify(Object.keys(pictured))).not.toMatch(/avif|webp/)
  expect(picturesIn(Object.values(pictured).join(''))).toEqual([])
})

test('--verbose says once that sharp is not installed', async () => {
  const folder = await writeFolder(plain)
  const out = keepingStream()
  const screen = openScreen({ out, err: keepingStream() }, { env: {}, argv: [] })
  const flags = { verbose: true, cache: false }
  for (const more of [{ screen }, { screen, encoder }])
    expect(await buildCommand(configOf(folder, flags, more))).toBe(0)
  expect(out.text.split('\n').filter((line) => line.includes('sharp'))).toEqual([
    '  sharp is not installed: pictures stay as they are',
  ])
})

test('merged shards have the bytes of one build', async () => {
  const folder = await writeFolder(files)
  const into = async (flags: Flags) => {
    const config = configOf(folder, flags, { encoder })
    await buildWith(config)
    return config.places.out
  }
  const whole = await readFolder(await into({ out: 'whole' }))
  const parts = [await into({ out: 'a', shard: '1/2' }), await into({ out: 'b', shard: '2/2' })]
  const merged = configOf(folder, { out: 'merged' })
  await mergeParts(parts, merged)
  expect(await readFolder(merged.places.out)).toEqual(whole)
})

test('articles follow when sharp is installed, updated and removed', async () => {
  const folder = await writeFolder(files)
  const run = async (version: string | undefined) => {
    const surroundings = { workingDirectory: folder, libretto, clock: 0, version: 'test', encoder: version }
    const flags = { content: 'content', out: 'dist', cache: 'cache', now: '2026-03-01T10:00:00Z' }
    const { did } = await buildIncremental(readConfig(flags, surroundings), {
      startedAt: now(),
    })
    return { written: did?.written, article: picturesIn((await readFolder(folder))['dist/blog/lake/index.html'])[0] }
  }
  const none = await run(undefined)
  const first = await run('1')
  const same = await run('1')
  const second = await run('2')
  expect([none.article, same.written]).toEqual([undefined, 0])
  expect(first.article).toContain('image/avif')
  expect(same.article).toBe(first.article)
  expect(second.article).toContain('image/avif')
  expect(second.article).not.toBe(first.article)
  expect((await run(undefined)).article).toBeUndefined()
  // The versions of the last build are still in the cache.
  expect((await run('2')).article).toBe(second.article)
})

test('a cache that is restored to another folder has the pictures', async () => {
  const folder = await writeFolder(files)
  const run = async (cache: string) => {
    let total = 0
    const surroundings = { workingDirectory: folder, libretto, clock: 0, version: 'test', encoder }
    const flags = { content: 'content', out: 'dist', cache, now: '2026-03-01T10:00:00Z' }
    await buildIncremental(readConfig(flags, surroundings), {
      startedAt: now(),
      onProgress: (progress) => {
        if (progress.kind === 'picture') total = progress.total
      },
    })
    return total
  }
  expect(await run('cache')).toBe(1)
  const first = await readFolder(join(folder, 'dist'))
  await rename(join(folder, 'cache'), join(folder, 'restored'))
  await rm(join(folder, 'dist'), { recursive: true })
  expect(await run('restored')).toBe(0)
  expect(await readFolder(join(folder, 'dist'))).toEqual(first)
  expect(await run('empty')).toBe(1)
})

test('a cache has the pictures for another version, another checkout and another content folder', deep, async () => {
  const folder = await writeFolder(Object.fromEntries(Object.entries(files).map(([path, text]) => [`a/${path}`, text])))
  const run = async ({ root, ...place }: { root: string; content?: string }, version = 'test') => {
    let total = 0
    const surroundings = { workingDirectory: join(folder, root), libretto, clock: 0, version, encoder }
    const flags = { content: 'content', out: 'dist', cache: 'cache', now: '2026-03-01T10:00:00Z', ...place }
    await buildIncremental(readConfig(flags, surroundings), {
      startedAt: now(),
      onProgress: (progress) => {
        if (progress.kind === 'picture') total = progress.total
      },
    })
    return total
  }
  expect(await run({ root: 'a' })).toBe(1)
  const first = picturesIn(JSON.stringify(await readFolder(join(folder, 'a/dist'))))
  expect(await run({ root: 'a' }, 'later')).toBe(0)
  await rename(join(folder, 'a'), join(folder, 'b'))
  expect(await run({ root: 'b' }, 'later')).toBe(0)
  expect(picturesIn(JSON.stringify(await readFolder(join(folder, 'b/dist'))))).toEqual(first)
  await rename(join(folder, 'b/content'), join(folder, 'b/texts'))
  expect(await run({ root: 'b', content: 'texts' })).toBe(0)
})

test(
  'the command gives the same bytes with 0 and 2 threads, and a cut picture fails it with --strict',
  deep,
  async () => {
    const folder = await writeFolder(files)
    for (const threads of ['0', '2']) {
      const argv = ['--no-cache', '--threads', threads, '--out', threads, '--now', '2026-03-01']
      expect((await runLibretto(folder, 'build', ...argv)).code).toBe(0)
    }
    const tree = await readFolder(folder)
    const below = (out: string) =>
      Object.fromEntries(
        Object.entries(tree).flatMap(([path, text]) => (path[0] === out ? [[path.slice(1), text]] : [])),
      )
    expect(Object.keys(below('2')).filter((path) => path.endsWith('.avif'))).toHaveLength(2)
    // Icons and share cards: so many are packed by all threads.
    expect(Object.keys(below('2')).filter((path) => path.endsWith('.png')).length).toBeGreaterThanOrEqual(8)
    expect(below('2')).toEqual(below('0'))

    const broken = { ...files, 'content/assets/the lake.jpg': files['content/assets/the lake.jpg'].subarray(0, 30_000) }
    const { code, stderr } = await runLibretto(await writeFolder(broken), 'build', '--strict', '--no-cache')
    expect(code).toBe(1)
    expect(stderr).toContain('content/assets/the lake.jpg  the end of this picture is missing [broken-picture]')
  },
)
