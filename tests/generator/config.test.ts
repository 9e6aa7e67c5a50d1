// Flags → Config: where the project is found, what the defaults are, and which command lines are refused.

import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Option } from 'commander'
import { describe, expect, test } from 'vitest'
import { type Flags, flagTable, keyOf, readBasePath, readConfig } from '#generator/config/config.ts'
import { UsageError } from '#generator/errors.ts'
import { writeFolder } from '../setup/mini-site.ts'

const libretto = resolve('/opt/libretto')
const here = (folder: string) => ({ workingDirectory: folder, libretto, clock: 1000 })

/** All values at once. */
function read(flags: Flags, folder = resolve('/')) {
  const { places, output, surface, instant } = readConfig(flags, here(folder))
  return { ...places, ...output, ...surface, ...instant }
}

describe('without flags', () => {
  test('everything is below the folder with content/site.yaml, found upward from the working directory', async () => {
    const project = await writeFolder({ 'content/site.yaml': '' })
    await mkdir(join(project, 'notes/deep'), { recursive: true })
    for (const folder of [project, join(project, 'content'), join(project, 'notes/deep')]) {
      expect(read({}, folder)).toMatchObject({
        workingDirectory: folder,
        content: join(project, 'content'),
        out: join(project, 'dist'),
        cache: join(project, '.libretto'),
      })
    }
  })

  test('the nearest project wins over one further up', async () => {
    const project = await writeFolder({ 'content/site.yaml': '', 'inner/content/site.yaml': '' })
    expect(read({}, join(project, 'inner/content')).content).toBe(join(project, 'inner/content'))
  })

  test('a folder without a project means the site of Libretto itself', async () => {
    const folder = await writeFolder({ 'notes/other.yaml': '' })
    expect(read({}, folder)).toMatchObject({
      content: join(libretto, 'content'),
      out: join(libretto, 'dist'),
      libretto,
    })
  })

  test('but not if something else is meant: then all is in the working directory', async () => {
    const folder = await writeFolder({ 'other/site.yaml': '' })
    const started = await writeFolder({ 'content/pages/home.yaml': '' })
    const below = (base: string, content: string) => ({
      content: join(base, content),
      out: join(base, 'dist'),
      cache: join(base, '.libretto'),
    })
    expect(read({ content: 'other' }, folder)).toMatchObject(below(folder, 'other'))
    expect(read({}, started)).toMatchObject(below(started, 'content'))
    const installed = { workingDirectory: folder, libretto: resolve('/opt/node_modules/libretto'), clock: 0 }
    expect(readConfig({}, installed)).toMatchObject({ places: below(folder, 'content') })
  })

  test('the documented defaults hold', () => {
    expect(read({})).toMatchObject({
      basePath: undefined,
      engine: 'react',
      markdownParser: 'satteri',
      strict: false,
      drafts: false,
      now: 1000,
      format: 'pretty',
      port: 4321,
      quiet: false,
      verbose: false,
    })
  })

  test('the cache is not in the content, the output or the code of the site', async () => {
    const project = await writeFolder({ 'content/site.yaml': '', 'site/theme.css': '' })
    for (const folder of ['content', 'content/cache', 'dist', 'dist/.cache', 'site/cache'])
      expect(() => read({ cache: folder }, project)).toThrow(
        new UsageError(
          `--cache must be a folder outside of ${join(project, folder.split('/')[0] ?? '')}, ` +
            `not ${join(project, folder)}; choose another`,
        ),
      )
    for (const folder of ['.libretto', 'content-cache', '../dist'])
      expect(read({ cache: folder }, project).cache).toBe(join(project, folder))
  })

  test('the result cannot be changed', () => {
    const config = readConfig({}, here(resolve('/')))
    for (const part of [config, ...Object.values(config)]) expect(Object.isFrozen(part)).toBe(true)
  })
})

describe('paths', () => {
  test('are taken from the working directory, not from the project', async () => {
    const project = await writeFolder({ 'content/site.yaml': '', 'sub/note.txt': '' })
    const folder = join(project, 'sub')
    expect(read({ content: '../words', out: 'public', cache: './c' }, folder)).toMatchObject({
      content: join(project, 'words'),
      out: join(folder, 'public'),
      cache: join(folder, 'c'),
    })
  })

  test('are not empty', () => {
    for (const flag of ['content', 'site', 'out', 'cache'] as const)
      expect(() => read({ [flag]: '' })).toThrow(new UsageError(`--${flag} must be a folder, not ""`))
  })

  test('may be absolute', () => {
    const content = resolve('/srv/words')
    const out = resolve('/srv/site')
    const cache = resolve('/srv/cache')
    expect(read({ content, out, cache })).toMatchObject({ content, out, cache })
  })

  test('--no-cache means no cache folder', () => {
    expect(read({ cache: false }).cache).toBeUndefined()
  })
})

describe('--base-path', () => {
  test.each([
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['/a/b-c_d.e~f', '/a/b-c_d.e~f'],
    ['/', ''],
    ['', ''],
  ])('%j becomes %j', (value, path) => {
    expect(readBasePath(value)).toBe(path)
    expect(read({ basePath: value }).basePath).toBe(path)
  })

  test.each([
    'docs',
    '/docs//api',
    '/../up',
    '/a b',
    '/a?b',
    '/a#b',
    'https://example.com/docs',
    '/%2e',
    '//evil.example',
    '/a\\b',
    '/a"b',
  ])('refuses %j', (value) => {
    expect(() => readBasePath(value)).toThrow(
      new UsageError(`--base-path must be a path such as /site, not "${value}"`),
    )
  })
})

describe('--now', () => {
  test.each([
    ['2026-05-31', Date.UTC(2026, 4, 31)],
    ['2026-05-31T09:00Z', Date.UTC(2026, 4, 31, 9)],
    ['2026-05-31T09:00:30.250Z', Date.UTC(2026, 4, 31, 9, 0, 30, 250)],
    ['2026-05-31T09:00:00+02:00', Date.UTC(2026, 4, 31, 7)],
    ['1969-12-31', Date.UTC(1969, 11, 31)],
  ])('reads %s', (value, instant) => {
    expect(read({ now: value }).now).toBe(instant)
  })

  test.each(['yesterday', '', '31.05.2026', '2026-13-01', '2026-02-30', '2026-05-31 09:00', '1780218000'])(
    'refuses %j',
    (value) => {
      expect(() => read({ now: value })).toThrow(UsageError)
    },
  )

  test('refuses an instant without offset, which would mean another moment on every machine', () => {
    expect(() => read({ now: '2026-05-31T09:00:00' })).toThrow(UsageError)
  })
})

describe('--port', () => {
  test.each([
    ['0', 0],
    ['8080', 8080],
    ['65535', 65535],
  ])('reads %s', (value, port) => {
    expect(read({ port: value }).port).toBe(port)
  })

  test.each(['65536', '-1', '80.5', '1e3', '0x50', '', 'http', ' 80'])('refuses %j', (value) => {
    expect(() => read({ port: value })).toThrow(
      new UsageError(`--port must be a number from 0 to 65535, not "${value}"`),
    )
  })
})

describe('flags with a set of values', () => {
  test.each([
    [{ engine: 'preact' }, { engine: 'preact' }],
    [{ markdownParser: 'remark' }, { markdownParser: 'remark' }],
    [{ format: 'json' }, { format: 'json' }],
    [{ format: 'github' }, { format: 'github' }],
    [{ format: 'sarif' }, { format: 'sarif' }],
  ])('take %j', (flags, expected) => {
    expect(read(flags)).toMatchObject(expected)
  })

  test.each([
    [{ engine: 'vue' }, '--engine must be react or preact, not "vue"'],
    [{ engine: '' }, '--engine must be react or preact, not ""'],
    [{ markdownParser: 'marked' }, '--markdown-parser must be satteri or remark, not "marked"'],
    [{ format: 'JSON' }, '--format must be pretty, json, github or sarif, not "JSON"'],
  ])('refuse %j and name the values', (flags, message) => {
    expect(() => read(flags)).toThrow(new UsageError(message))
  })
})

describe('the table of flags', () => {
  const names = Object.values(flagTable).map(({ usage }) => usage.split(' ')[0] ?? '')

  test('has each flag once, with its help, and an example where it takes a value', () => {
    expect(new Set(names).size).toBe(names.length)
    for (const row of Object.values(flagTable)) {
      expect(row.help, row.usage).toMatch(/\w+ \w+/)
      expect('example' in row ? row.example.split(' ')[0] : row.usage).toBe(row.usage.split(' ')[0])
      expect('example' in row, row.usage).toBe(row.usage.includes('<'))
    }
  })

  test.each(Object.entries(flagTable).filter(([, { part }]) => part === 'output'))(
    'another value of --%s is another key',
    (_, row) => {
      const attribute = new Option(row.usage).attributeName()
      const value = 'example' in row ? row.example.split(' ')[1] : true
      const config = readConfig({}, here(resolve('/')))
      expect(keyOf(readConfig({ [attribute]: value }, here(resolve('/'))))).not.toBe(keyOf(config))
    },
  )

  test('every value of the output counts, one that is added as well', () => {
    const config = readConfig({}, { ...here(resolve('/')), encoder: '1' })
    const keys = Object.keys(config.output).map((name) => {
      const output = { ...config.output, [name]: 'another' }
      return keyOf({ ...config, output })
    })
    expect(keys.length).toBeGreaterThan(7)
    expect(new Set([...keys, keyOf(config)]).size).toBe(keys.length + 1)
    expect(keyOf({ ...config, output: { ...config.output, added: 1 } as typeof config.output })).not.toBe(keyOf(config))
  })
})
