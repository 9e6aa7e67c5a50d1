// Sealed files: each counts only under the name that it was written to, and nothing else in a cache folder is touched.

import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { appendSealed, readSealed, removeOldSealed, writeSealed } from '#generator/cache/sealed-file.ts'
import { openSegments } from '#generator/cache/segments.ts'
import { writeFolder } from '../../setup/mini-site.ts'

const isAny = (value: unknown): value is unknown => value !== undefined
const placeOf = (folder: string, name: string, version = '1') => ({ path: join(folder, name), version })
const valuesOf = (folder: string, name: string, version?: string) => [
  ...readSealed(placeOf(folder, name, version), isAny),
]
const age = (path: string) => utimesSync(path, new Date('2026-01-01'), new Date('2026-01-01'))

const oldName = /^site-react-[0-9a-f]{16}\.bin$/
const site = (digit: string) => `site-react-${digit.repeat(16)}.bin`

describe('a sealed file', () => {
  it('has its values under its own name and version only', async () => {
    const folder = await writeFolder({})
    writeSealed(placeOf(folder, 'a.bin'), ['of a'])
    writeSealed(placeOf(folder, 'b.bin'), ['of b'])
    expect(valuesOf(folder, 'a.bin')).toEqual(['of a'])
    expect(valuesOf(folder, 'a.bin', '2')).toEqual([])
    renameSync(join(folder, 'a.bin'), join(folder, 'c.bin'))
    renameSync(join(folder, 'b.bin'), join(folder, 'a.bin'))
    expect([valuesOf(folder, 'a.bin'), valuesOf(folder, 'c.bin')]).toEqual([[], []])
    // What is not right is replaced.
    writeSealed(placeOf(folder, 'a.bin'), ['again'])
    expect(valuesOf(folder, 'a.bin')).toEqual(['again'])
    expect(readdirSync(folder).sort()).toEqual(['a.bin', 'c.bin'])
  })

  it('has no value of another shape', async () => {
    const folder = await writeFolder({})
    const place = placeOf(folder, 'a.bin')
    writeSealed(place, ['text', 5, null, 'more'])
    const isText = (value: unknown): value is string => typeof value === 'string'
    const read = readSealed(place, isText)
    expect([read.next().value, read.next().value, read.next()]).toEqual(['text', 'more', { value: 0, done: true }])
  })

  it('is neither read, written nor lengthened through a link', async () => {
    const folder = await writeFolder({})
    const place = placeOf(folder, 'a.bin')
    writeSealed(place, ['a'])
    const bytes = lstatSync(place.path).size
    mkdirSync(join(folder, 'elsewhere'))
    renameSync(place.path, join(folder, 'elsewhere/a.bin'))
    symlinkSync('elsewhere/a.bin', place.path)
    symlinkSync('elsewhere', join(folder, 'link'))
    for (const path of ['a.bin', 'link/a.bin']) {
      const behind = placeOf(folder, path)
      expect(valuesOf(folder, path)).toEqual([])
      expect(appendSealed(behind, bytes, ['more'])).toBe(false)
      writeSealed(behind, ['new'])
    }
    expect(lstatSync(place.path).isSymbolicLink()).toBe(true)
    expect(valuesOf(join(folder, 'elsewhere'), 'a.bin')).toEqual(['a'])
    const segments = openSegments({ folder: join(folder, 'link'), name: 'pack' })
    expect(segments.append(Buffer.from('x'))).toBeUndefined()
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['a.bin'])
  })

  it('takes the place of no file that Libretto has not written', async () => {
    const folder = await writeFolder({ 'a.bin': 'my own work', 'b.bin': '' })
    mkdirSync(join(folder, 'c.bin'))
    for (const name of ['a.bin', 'b.bin', 'c.bin']) writeSealed(placeOf(folder, name), ['ours'])
    expect(readFileSync(join(folder, 'a.bin'), 'utf8')).toBe('my own work')
    expect(valuesOf(folder, 'b.bin')).toEqual(['ours'])
    expect(lstatSync(join(folder, 'c.bin')).isDirectory()).toBe(true)
    expect(readdirSync(folder).sort()).toEqual(['a.bin', 'b.bin', 'c.bin'])
  })
})

describe('removing old files', () => {
  it('leaves everything that has not the whole name and the seal', async () => {
    const folder = await writeFolder({
      'site-plan.docx': 'mine',
      'site-react-notes.bin': 'mine',
      [site('1')]: 'mine',
      [`${site('2')}.bak`]: 'mine',
      [site('3')]: `libretto-cache ${site('3')} v20.0.0 1\nmine, and no value`,
      [`backup-${site('4')}`]: 'mine',
      [site('5')]: '',
    })
    // Of another file: its name is not that of the seal.
    writeSealed(placeOf(folder, site('a')), ['ours'])
    renameSync(join(folder, site('a')), join(folder, site('6')))
    mkdirSync(join(folder, site('7')))
    symlinkSync(site('1'), join(folder, site('8')))
    const before = readdirSync(folder).sort()
    for (const name of before) if (name !== site('8')) age(join(folder, name))
    removeOldSealed(folder, oldName)
    expect(readdirSync(folder).sort()).toEqual(before)
  })

  it('takes what any version has written, and what a killed process has left, after a week', async () => {
    const folder = await writeFolder({ [`${site('c')}.0123456789ab.tmp`]: `libretto-cache ${site('c')} v20 1\nhalf` })
    writeSealed(placeOf(folder, site('a'), 'another version'), ['old'])
    writeSealed(placeOf(folder, site('b')), ['new'])
    for (const name of [site('a'), `${site('c')}.0123456789ab.tmp`]) age(join(folder, name))
    removeOldSealed(folder, oldName)
    expect(readdirSync(folder)).toEqual([site('b')])
  })

  it('removes nothing behind a link', async () => {
    const folder = await writeFolder({})
    mkdirSync(join(folder, 'elsewhere'))
    writeSealed(placeOf(join(folder, 'elsewhere'), site('a')), ['old'])
    age(join(folder, 'elsewhere', site('a')))
    symlinkSync('elsewhere', join(folder, 'link'))
    removeOldSealed(join(folder, 'link'), oldName)
    expect(existsSync(join(folder, 'elsewhere', site('a')))).toBe(true)
  })
})

describe('the segments of a pack', () => {
  it('that are no longer needed go, and files of somebody else stay', async () => {
    const names = ['pack-notes.pack', 'pack-999999999-backup.pack', 'pack-999999999-0123456789ab.pack']
    const folder = await writeFolder(Object.fromEntries(names.map((name) => [name, 'mine'])))
    const segments = openSegments({ folder, name: 'pack' })
    const place = segments.append(Buffer.from('"a value"'))
    expect(place && segments.read(place)?.toString()).toBe('"a value"')
    const [own = ''] = place ?? []
    expect(readdirSync(folder)).toContain(own)
    segments.keepOnly(new Set())
    segments.close()
    expect(readdirSync(folder).sort()).toEqual(names.sort())
  })
})
