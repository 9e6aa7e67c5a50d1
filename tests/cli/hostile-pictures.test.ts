// Pictures of the content that take all memory, or never end: they end a process of their own, and nothing else. And
// pictures of a build that was killed: the next one finds what was made.

import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync, watch } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkContent } from '#generator/build/check-content.ts'
import { openCache } from '#generator/cache/cache.ts'
import { LimitError } from '#generator/errors.ts'
import { openCrew } from '#generator/threads/crew.ts'
import { deep, itSome } from '../setup/deep.ts'
import { drawPhoto } from '../setup/draw-photo.ts'
import { configOf, libretto, readFolder, writeFolder } from '../setup/mini-site.ts'
import { plainEnvironment } from '../setup/plain-environment.ts'
import { runLibretto } from '../setup/run-libretto.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`
const filter = (effect: string) =>
  svg(`<filter id="f">${effect}</filter><rect width="32" height="32" fill="red" filter="url(#f)"/>`)
const plain = svg('<circle cx="16" cy="16" r="12" fill="red"/>')

/** A square that is painted with two of the one before, and so on. */
function nestPatterns(depth: number): string {
  let square = '<rect width="32" height="32" fill="red"/>'
  let patterns = ''
  for (let index = 0; index < depth; index++) {
    patterns += `<pattern id="p${index}" width="1" height="1" viewBox="0 0 32 32">${square}</pattern>`
    square = `<rect width="32" height="32" fill="url(#p${index})"/>`.repeat(2)
  }
  return svg(patterns + square)
}

/** A small file with 400 million pixels. */
const vast = sharp({
  create: { width: 20_000, height: 20_000, channels: 3, background: 'red' },
  limitInputPixels: false,
})
const vastPng = await vast.png({ compressionLevel: 9 }).toBuffer()

/** The CLI that the last command has run. */
function compiledFolder(): string {
  const { name } = JSON.parse(readFileSync(join(libretto, '.libretto/cli-seen.json'), 'utf8')) as { name: string }
  return join(libretto, '.libretto', name)
}

const site = {
  'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\nmark: /assets/mark.svg\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
  'content/assets/mark.svg': plain,
}

const morphology = filter('<feMorphology operator="dilate" radius="10000"/>')
/** Takes too much memory, before it takes much time. */
const floods = filter('<feFlood flood-color="red"/>'.repeat(5000))

// All but the floods take seconds until they end.
const endless = [
  ['thousands of floods', floods],
  ['a wide morphology', morphology],
  ['thousands of lights', filter('<feDiffuseLighting><feDistantLight/></feDiffuseLighting>'.repeat(5000))],
  ['noise without end', filter('<feTurbulence baseFrequency="0.9" numOctaves="100000000"/>')],
  ['nested patterns', nestPatterns(50)],
  ['layers in layers', svg(`${'<g opacity="0.99">'.repeat(900)}<path d="M0 0h32v32"/>${'</g>'.repeat(900)}`)],
] as const
const tried = process.env.DEEP === undefined ? endless.slice(0, 2) : endless

itSome(1, tried)('%s in a mark is an error at its name', { timeout: 300_000 }, async (_, mark) => {
  const folder = await writeFolder({ ...site, 'content/assets/mark.svg': mark })
  const { code, stderr } = await runLibretto(folder, 'validate')
  expect(stderr).toMatch(/content\/site\.yaml:3:7 {2}drawing assets\/mark\.svg takes too (?:long|much memory)/)
  expect(code).toBe(1)
})

// Browsers show the third and the fourth; icons are drawn without typefaces, and with decoders of other kinds.
itSome(1, [
  ['broken XML', 'mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9">'],
  ['no namespace', 'mark.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>'],
  ['nothing but text', 'mark.svg', svg('<text y="20">Lake</text>')],
  [
    'another kind than its name',
    'mark.png',
    await sharp(await drawPhoto(70, 50))
      .avif()
      .toBuffer(),
  ],
])('a mark with %s is a warning: icons show nothing of it', { timeout: 300_000 }, async (_, name, mark) => {
  const siteFile = site['content/site.yaml'].replace('mark.svg', name)
  const folder = await writeFolder({ ...site, 'content/site.yaml': siteFile, [`content/assets/${name}`]: mark })
  const { code, stderr } = await runLibretto(folder, 'validate')
  expect(stderr).toContain(`warning content/site.yaml:3:7  icons show nothing of assets/${name} [broken-picture]`)
  expect(code).toBe(0)
})

test('a logo that takes too long is harmless, and drawn by one build only', { ...deep, timeout: 300_000 }, async () => {
  const folder = await writeFolder({
    ...site,
    'content/site.yaml': site['content/site.yaml'].replace('mark:', 'logo:'),
    'content/assets/mark.svg': nestPatterns(50),
  })
  expect(await runLibretto(folder, 'validate')).toMatchObject({ code: 0, stderr: '' })
  const config = configOf(folder, {}, { compiled: compiledFolder() })
  const cache = openCache()
  expect((await checkContent(config, cache)).problems).toEqual([])
  const scopes = cache.kinds.get('measured-logos')?.scopes.values() ?? []
  const slots = [...scopes].flatMap((scope) => [...scope.values()])
  expect(slots.map(({ value }) => value)).toEqual([[]])
})

test('a mark that is too large is not drawn at all', async () => {
  const folder = await writeFolder({
    ...site,
    'content/site.yaml': site['content/site.yaml'].replace('mark.svg', 'mark.png'),
    'content/assets/mark.png': vastPng,
  })
  const { code, stderr } = await runLibretto(folder, 'validate')
  expect(stderr).toContain('content/site.yaml:3:7  assets/mark.png has 20000 × 20000 pixels, more than 100 million')
  expect(code).toBe(1)
})

test('an item that exceeds a limit ends its own process, and all others are done', { timeout: 300_000 }, async () => {
  const { code } = await runLibretto(await writeFolder(site), 'validate')
  expect(code).toBe(0)
  const { run } = openCrew(join(libretto, 'bin/process.js'), compiledFolder(), 1)
  const draw = (drawing: string, milliseconds: number, megabytes: number) =>
    run('pack-png', { svg: drawing, width: 512 }, { milliseconds, megabytes }).then(
      (bytes) => Buffer.from(bytes as Uint8Array).toString('latin1', 1, 4),
      (error: unknown) => (error instanceof LimitError ? error.reason : (error as Error).message),
    )
  expect(
    await Promise.all([
      draw(plain, 60_000, 1000),
      draw(floods, 60_000, 250),
      draw(plain, 60_000, 1000),
      draw(morphology, 300, 8000),
      draw('<svg', 60_000, 1000),
      draw(plain, 60_000, 1000),
    ]),
  ).toEqual(['PNG', 'memory', 'PNG', 'time', expect.stringContaining('SVG data parsing failed'), 'PNG'])
})

test('the old site stays, and the next good mark is drawn', { ...deep, timeout: 300_000 }, async () => {
  const folder = await writeFolder(site)
  const build = async (mark: string) => {
    await writeFile(join(folder, 'content/assets/mark.svg'), mark)
    const { code } = await runLibretto(folder, 'build', '--now', '2026-03-01')
    const tree = await readFolder(join(folder, 'dist'))
    return { code, tree }
  }
  const first = await build(plain)
  const refused = await build(floods)
  expect([first.code, refused.code]).toEqual([0, 1])
  expect(refused.tree).toEqual(first.tree)
  const next = await build(plain.replace('red', 'blue'))
  expect(next.code).toBe(0)
  expect(next.tree['icon-512.png']).not.toBe(first.tree['icon-512.png'])
})

test('a watch goes on after such a mark', { ...deep, timeout: 300_000 }, async () => {
  const folder = await writeFolder(site)
  const child = spawn(process.execPath, [join(libretto, 'bin/libretto.js'), 'watch', '--port', '0'], {
    cwd: folder,
    env: plainEnvironment({}),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let wake = () => {}
  const add = (text: string) => {
    printed += text
    wake()
  }
  child.stdout.setEncoding('utf8').on('data', add)
  child.stderr.setEncoding('utf8').on('data', add)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const say = async (pattern: RegExp) => {
    while (!pattern.test(printed)) {
      await Promise.race([new Promise<void>((resolve) => (wake = resolve)), ended])
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the watch has ended: ${printed}`)
    }
    printed = ''
  }
  try {
    await say(/watching content/)
    await writeFile(join(folder, 'content/assets/mark.svg'), floods)
    await say(/site\.yaml:3:7 {2}drawing assets\/mark\.svg takes too much memory/)
    await writeFile(join(folder, 'content/assets/mark.svg'), plain.replace('red', 'blue'))
    await say(/fixed/)
    expect(child.exitCode).toBeNull()
  } finally {
    child.kill('SIGTERM')
    await ended
  }
})

test('a killed build leaves its finished pictures to the next one', { ...deep, timeout: 300_000 }, async () => {
  const names = ['a.jpg', 'b.jpg', 'c.jpg']
  const photos = await Promise.all(names.map((_, index) => drawPhoto(900 + index, 600)))
  const text = names.map((name) => `![A](../assets/${name})\n`).join('\n')
  const folder = await writeFolder({
    'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
    'content/help/lake.md': `---\ntitle: Lake\n---\n\n${text}`,
    ...Object.fromEntries(names.map((name, index) => [`content/assets/${name}`, photos[index] ?? ''])),
  })
  const cache = join(folder, 'cache')
  await mkdir(cache)
  const stored = () => readdirSync(cache).filter((name) => name.endsWith('.value'))
  const argv = ['build', '--cache', 'cache', '--now', '2026-03-01']
  const child = spawn(process.execPath, [join(libretto, 'bin/libretto.js'), ...argv, '--threads', '0'], { cwd: folder })
  const ended = new Promise((resolve) => child.once('close', resolve))
  await new Promise<void>((resolve, fail) => {
    const watcher = watch(cache, () => {
      if (stored().length === 0) return
      watcher.close()
      resolve()
    })
    void ended.then(() => fail(new Error('the build ended before a picture was stored')))
  })
  child.kill('SIGKILL')
  await ended
  const before = stored()
  expect(before.length).toBeGreaterThan(0)
  const timesOf = (files: readonly string[]) => files.map((name) => [name, statSync(join(cache, name)).mtimeMs])
  const times = timesOf(before)

  expect((await runLibretto(folder, ...argv)).code).toBe(0)
  const kept = before.filter((name) => stored().includes(name))
  expect(kept.length).toBeGreaterThan(0)
  expect(stored().length).toBeGreaterThan(before.length)
  // A file that was made again would be a new one.
  expect(timesOf(kept)).toEqual(times.filter(([name]) => kept.includes(name as string)))
  expect((await runLibretto(folder, 'build', '--no-cache', '--now', '2026-03-01', '--out', 'clean')).code).toBe(0)
  expect(await readFolder(join(folder, 'dist'))).toEqual(await readFolder(join(folder, 'clean')))
})
