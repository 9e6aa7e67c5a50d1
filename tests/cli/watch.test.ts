// `libretto watch` as a person calls it: what it prints, how it refuses, how it ends, and that a change of the
// generator restarts it.

import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { appendFile, cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { deep } from '../setup/deep.ts'
import { drawPhoto } from '../setup/draw-photo.ts'
import { libretto as root, writeFolder } from '../setup/mini-site.ts'
import { plainEnvironment } from '../setup/plain-environment.ts'
import { runLibretto } from '../setup/run-libretto.ts'

const files = {
  'content/site.yaml': 'name: Watched\nurl: https://watched.example.com\n',
  'content/pages/home.yaml':
    'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Welcome }\n',
  'content/help/sound.md': '---\ntitle: Sound\n---\n\nText.\n',
}

let children: ChildProcess[] = []
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
})

// Prints, for each SIGUSR2, how many listeners the process and its outputs have. A build that still writes listens to
// `exit`, which is not counted.
const countListeners = `data:text/javascript,${encodeURIComponent(`
  const lasting = (name) => name !== 'exit'
  const count = (emitter) =>
    emitter.eventNames().filter(lasting).map((name) => [String(name), emitter.listenerCount(name)]).sort()
  const counts = () => [process, process.stdout, process.stderr].map(count)
  process.on('SIGUSR2', () => console.error('listeners', JSON.stringify(counts())))
`)}`

// Every watcher fails, each time for another reason.
const failWatchers = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const codes = ['ENOSPC', 'EMFILE', 'ENFILE', 'EACCES']
  let count = 0
  fs.watch = () => {
    const code = codes[count++ % codes.length]
    throw Object.assign(new Error(code + ': no watcher'), { code, syscall: 'watch' })
  }
  syncBuiltinESMExports()
`)}`

function run(folder: string, argv: readonly string[], home = root, more: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(home, 'bin/libretto.js'), 'watch', ...argv], {
    cwd: folder,
    env: plainEnvironment(more),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const printed = { out: '', err: '' }
  child.stdout.on('data', (data: Buffer) => (printed.out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (printed.err += data.toString()))
  return { child, printed, code: new Promise<number | null>((resolve) => child.once('close', resolve)) }
}

const prints = (read: () => string, pattern: RegExp) => expect.poll(read).toMatch(pattern)

test('prints address, changes and problems for people, and ends clean on SIGINT and SIGHUP', async () => {
  const folder = await writeFolder(files)
  const { child, printed, code } = run(folder, ['--port', '0'])
  await prints(() => printed.out, /^\d\d:\d\d:\d\d 9 pages in \d+ ms\nwatching content at http:\/\/localhost:\d+\/\n$/)
  await appendFile(join(folder, 'content/help/sound.md'), 'More.\n')
  await prints(() => printed.out, /\d\d:\d\d:\d\d help\/sound\.md → 2 pages in \d+ ms \(\/help\/sound, \/help\)\n$/)
  await writeFile(join(folder, 'content/help/sound.md'), '---\ntitel: Sound\n---\n')
  await prints(
    () => printed.err,
    new RegExp(
      String.raw`error content/help/sound\.md:2:1 {2}the key "titel" is not known \[unknown-key\]` +
        String.raw`[^]*→ did you mean "title"\?[^]*\n$`,
    ),
  )
  const kept = /help\/sound\.md → 0 pages in \d+ ms; the output folder follows once the errors are fixed\n$/
  await prints(() => printed.out, kept)
  await writeFile(join(folder, 'content/help/sound.md'), files['content/help/sound.md'])
  await prints(() => printed.out, /fixed no problems\n/)
  // What was asked for is on the disk before it ends.
  await expect
    .poll(() => readFile(join(folder, 'dist/help/sound/index.html'), 'utf8').catch(() => ''))
    .toContain('Text.')
  child.kill('SIGINT')
  expect(await code).toBe(0)
  const again = run(folder, ['--port', '0'])
  await prints(() => again.printed.out, /^\d\d:\d\d:\d\d 9 pages in \d+ ms\nwatching /)
  again.child.kill('SIGHUP')
  expect(await again.code).toBe(0)
})

test(
  'does not wait for smaller pictures: pages show photos as they are, and a build makes the versions',
  deep,
  async () => {
    const photo = await drawPhoto(900, 600)
    const folder = await writeFolder({
      ...files,
      'content/assets/lake.jpg': photo,
      'content/help/sound.md': '---\ntitle: Sound\n---\n\n![Lake](../assets/lake.jpg)\n',
    })
    const { printed } = run(folder, ['--port', '0'])
    await prints(() => printed.out, /\nwatching /)
    const [url = ''] = /http:\S+/.exec(printed.out) ?? []
    const pageOf = async () => (await fetch(new URL('help/sound', url))).text()
    expect(await pageOf()).not.toContain('<picture')
    const [, source = ''] = /<img src="([^"]*)"/.exec(await pageOf()) ?? []
    expect(Buffer.from(await (await fetch(new URL(source, url))).arrayBuffer())).toEqual(Buffer.from(photo))
    expect(readdirSync(join(folder, '.libretto')).filter((name) => name.endsWith('.value'))).toEqual([])
    expect((await runLibretto(folder, 'build', '--out', 'built')).code).toBe(0)
    expect(await readFile(join(folder, 'built/help/sound/index.html'), 'utf8')).toContain('image/webp')
  },
)

test('ends on SIGINT while code of the site runs without end', deep, async () => {
  const block = (plan: string) =>
    "import { defineBlock } from 'libretto/site'\nimport * as z from 'zod'\n\n" +
    "export const block = defineBlock({ description: 'Endless.', data: z.strictObject({}), " +
    `plan: () => { ${plan}; return {} }, Component: () => <p>End</p> })\n`
  const folder = await writeFolder({ ...files, 'site/blocks/endless/endless.tsx': block('') })
  const page = join(folder, 'content/pages/home.yaml')
  await appendFile(page, '  - { id: end, type: endless, title: End, data: {} }\n')
  const { child, printed } = run(folder, ['--port', '0'])
  await prints(() => printed.out, /\nwatching /)
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  const loop = "process.stderr.write('endless'); for (;;);"
  await writeFile(join(folder, 'site/blocks/endless/endless.tsx'), block(loop))
  await prints(() => printed.err, /endless$/)
  child.kill('SIGINT')
  expect(await ended).toBe('SIGINT')
})

test('a system that cannot watch says so once for each reason, and saves still show', deep, async () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`content/help/f-${index}/a.txt`, '']))
  const folder = await writeFolder({ ...files, ...many })
  const { printed } = run(folder, ['--port', '0'], root, { NODE_OPTIONS: `--import ${failWatchers}` })
  await prints(() => printed.out, /\nwatching /)
  await appendFile(join(folder, 'content/help/sound.md'), 'More.\n')
  await prints(() => printed.out, / → \d+ pages? in \d+ ms/)
  expect(printed.err.match(/^warning .*(?:cannot watch|watching failed).*$/gm)).toEqual([
    'warning the system cannot watch more files; Libretto checks for changes every two seconds instead',
    'warning watching failed (EACCES); Libretto checks for changes every two seconds instead',
  ])
})

test('a site that is broken from the start says what comes next, and comes', async () => {
  const folder = await writeFolder({ ...files, 'content/site.yaml': 'name: Watched\n' })
  const { printed } = run(folder, ['--port', '0'])
  await prints(
    () => printed.out,
    /^\d\d:\d\d:\d\d not built, the site appears once this is fixed \(\d+ ms\)\nwatching content at http:/,
  )
  await writeFile(join(folder, 'content/site.yaml'), files['content/site.yaml'])
  await prints(() => printed.out, /\nfixed no problems\n\d\d:\d\d:\d\d site\.yaml → 9 pages in \d+ ms\n$/)
})

test('--verbose prints the time of each stage, and a format of problems is refused', deep, async () => {
  const folder = await writeFolder(files)
  const { printed } = run(folder, ['--port', '0', '--verbose'])
  await prints(() => printed.out, / 9 pages in \d+ ms\n(?: {2}[a-z]+ +\d+ ms\n)+watching /)
  const other = run(folder, ['--port', '0', '--format', 'json'])
  expect(await other.code).toBe(2)
  expect(other.printed.err).toMatch(/^libretto: unknown option '--format'/)
})

test('a port in use is reported, with the way out', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { printed, code } = run(await writeFolder(files), ['--port', String(port)])
  expect(await code).toBe(3)
  expect(printed.err).toBe(`libretto: port ${port} is in use on 127.0.0.1; choose another with --port\n`)
  server.close()
})

test.for<[argv: string[], shown: string]>([
  [[], 'they see no drafts, no sources, no problems and no panel'],
  [['--drafts'], 'they see its drafts too (--drafts), but no sources, no problems and no panel'],
])('with --host it says what other machines see: %j', async ([argv, shown], context) => {
  const name = '127.0.0.2'
  context.skip(process.platform !== 'linux', `this machine has no ${name}`)
  const { printed } = run(await writeFolder(files), ['--port', '0', '--host', name, ...argv])
  await prints(() => printed.out, /\nwatching /)
  // The two outputs arrive in any order.
  await expect
    .poll(() => printed.err)
    .toBe(`warning other machines can read this site by the name ${name}; ${shown}; editing is switched off\n`)
})

test(
  'a change of the generator restarts it at its address; one that does not compile waits for a fix',
  deep,
  async () => {
    const folder = await writeFolder(files)
    const home = join(folder, 'libretto')
    for (const name of ['bin', 'generator', 'site', 'runtime', 'schemas', 'package.json', 'tsconfig.json'])
      await cp(join(root, name), join(home, name), { recursive: true })
    await symlink(join(root, 'node_modules'), join(home, 'node_modules'))
    const { child, printed } = run(folder, ['--port', '0'], home, { NODE_OPTIONS: `--import ${countListeners}` })
    const listeners = async (count: number) => {
      child.kill('SIGUSR2')
      const found = () => [...printed.err.matchAll(/^listeners (.+)$/gm)].map(([, text]) => text)
      await expect.poll(() => found().length).toBe(count)
      return JSON.parse(found()[count - 1] ?? '') as unknown
    }
    const addresses = () => [...printed.out.matchAll(/at (http:\S+)/g)].map(([, url]) => url)
    await expect.poll(() => addresses().length, { timeout: 60_000 }).toBe(1)
    const atFirst = await listeners(1)
    const excerpt = join(home, 'generator/report/format-problems.ts')
    const good = await readFile(excerpt, 'utf8')
    await writeFile(excerpt, `${good}\nexport const = 1\n`)
    await prints(() => printed.err, /generator\/report\/format-problems\.ts:\d+:\d+/)
    await writeFile(excerpt, `${good}\nexport const edited = 1\n`)
    await expect.poll(() => addresses().length, { timeout: 60_000 }).toBe(2)
    expect((await fetch(`${addresses()[1]}help/sound`)).status).toBe(200)
    // Nothing of the first run is left behind.
    expect(await listeners(2)).toEqual(atFirst)
  },
)
