// bin/load-compiled.js keeps the bytecode of the CLI between processes, and runs without it when it cannot be trusted.

import { execFile } from 'node:child_process'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyCompiled } from '../setup/code-copy.ts'
import { deep } from '../setup/deep.ts'
import { writeFolder } from '../setup/mini-site.ts'
import { plainEnvironment } from '../setup/plain-environment.ts'

const run = promisify(execFile)

const site = {
  'content/site.yaml': 'name: Example\nurl: https://example.com\n',
  'content/pages/home.yaml': 'title: Home\n',
}

async function setUp() {
  const libretto = await copyCompiled()
  const folder = await writeFolder(site)
  const start = (args: readonly string[], env = {}) =>
    run(process.execPath, [join(libretto, 'bin/libretto.js'), ...args], {
      cwd: folder,
      env: plainEnvironment(env),
    })
  /** The kept files by name, with the inode: a file that was written again has another one. */
  const kept = async () => {
    const parent = join(libretto, '.libretto')
    const name = (await readdir(parent)).find((each) => /^cli-[0-9a-f]{16}$/.test(each)) ?? ''
    const files = (await readdir(join(parent, name))).filter((file) => file !== 'cli.cjs').sort()
    const paths = files.map((file) => join(parent, name, file))
    return new Map(await Promise.all(paths.map(async (path) => [path, (await stat(path)).ino] as const)))
  }
  return { start, kept, folder }
}

test('each command keeps its bytecode, which V8 takes back in the next process', async () => {
  const { start, kept, folder } = await setUp()
  await start(['build', '--threads', '1'])
  await start(['validate'])
  const first = await kept()
  expect([...first.keys()].map((path) => path.replace(/.*\/(code-[a-z]+)-[0-9a-f]{16}\.bin$/, '$1'))).toEqual([
    'code-build',
    'code-validate',
  ])
  // With nothing left of the first build, everything that imports a package late runs again.
  const { stdout } = await start(['build', '--threads', '1', '--no-cache', '--out', 'again'])
  expect(stdout).toMatch(/^built \d+ pages, 0 reused/m)
  await start(['validate'])
  expect(await kept()).toEqual(first)
  const pages = await Promise.all(['dist', 'again'].map((out) => readFile(join(folder, out, 'index.html'), 'utf8')))
  expect(pages[0]).toBe(pages[1])
})

test('a build that does more than the last one keeps more', deep, async () => {
  const { start, kept, folder } = await setUp()
  await start(['build'])
  const sizeOf = async () => (await stat((await kept()).keys().next().value ?? '')).size
  const whole = await sizeOf()
  await rm((await kept()).keys().next().value ?? '')
  await start(['build'])
  const little = await sizeOf()
  expect(little).toBeLessThan(whole / 2)
  await writeFile(join(folder, 'content/pages/more.yaml'), 'title: More\n')
  await start(['build'])
  expect(await sizeOf()).toBeGreaterThan(2 * little)
})

test('damaged bytecode is not run, and replaced', deep, async () => {
  const { start, kept } = await setUp()
  await start(['--version'])
  const [path = ''] = (await kept()).keys()
  const whole = await readFile(path)
  for (const place of [0, 40, Math.floor(whole.length / 2), whole.length - 1]) {
    const damaged = Buffer.from(whole)
    damaged[place] = (damaged[place] ?? 0) ^ 1
    await writeFile(path, damaged)
    expect((await start(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect((await readFile(path)).equals(damaged), `byte ${place}`).toBe(false)
  }
  await writeFile(path, '')
  expect((await start(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('other flags of Node have bytecode of their own, and a command that does not exist has none', deep, async () => {
  const { start, kept } = await setUp()
  await start(['--version'])
  await start(['--version'], { NODE_OPTIONS: '--max-old-space-size=512' })
  const before = await kept()
  expect(before.size).toBe(2)
  await expect(start(['biuld'])).rejects.toMatchObject({ code: 2 })
  expect(await kept()).toEqual(before)
})
