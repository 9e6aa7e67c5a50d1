// P4: whatever happens to the process or the disk while a site is published, every page in the folder is complete and
// finds what it loads, and the next build leaves exactly its own files. Swept over every call that changes the disk.

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { manifestName } from '#generator/disk/manifest.ts'
import { emitFiles, openPublication } from '#generator/disk/open-publication.ts'
import { EnvironmentError } from '#generator/errors.ts'
import { Death, runUnder } from '../setup/failing-disk.ts'

vi.mock('node:fs', async (importOriginal) =>
  (await import('../setup/failing-disk.ts')).failingDisk(await importOriginal<typeof import('node:fs')>()),
)

const encode = (texts: Record<string, string>) =>
  Object.entries(texts).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }))
const page = (asset: string, words: string) => `<link href="/assets/${asset}">${words}</html>`
const first = {
  'assets/one-1111.css': 'one',
  'assets/shared-3333.js': 'shared',
  'index.html': page('one-1111.css', 'Home'),
  'about/index.html': page('one-1111.css', 'About'),
  'blog/old/index.html': page('shared-3333.js', 'Old'),
  'feed.xml': '<feed/>',
}
const second = {
  'assets/two-2222.css': 'two',
  'assets/shared-3333.js': 'shared',
  'index.html': page('two-2222.css', 'Home again'),
  'about/index.html': page('two-2222.css', 'About'),
  'blog/new/index.html': page('shared-3333.js', 'New'),
  'blog/new/index.md': '# New',
  'feed.xml': '<feed>new</feed>',
}
const third = { 'index.html': page('three-4444.css', 'Home'), 'assets/three-4444.css': 'three' }

const folder = mkdtempSync(join(tmpdir(), 'libretto-sweep-'))
const start = join(folder, 'start')
beforeAll(async () => {
  await emitFiles(encode(first), join(start, 'dist'), { forbidden: [] })
  writeFileSync(join(start, 'dist/CNAME'), 'www.example.com')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(root, name)).isFile(),
  )
  return Object.fromEntries(
    names.filter((name) => name !== manifestName).map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  )
}

function expectServable(out: string): void {
  const held = read(out)
  for (const [path, text] of Object.entries(held)) {
    if (path === 'CNAME') continue
    expect([(first as Record<string, string>)[path], (second as Record<string, string>)[path]], path).toContain(text)
    for (const [, asset = ''] of text.matchAll(/href="\/(assets\/[^"]+)"/g))
      expect(Object.keys(held), `${path} loads it`).toContain(asset)
  }
}

/** Publishes the second site over the first, with the fate at the n-th change of the disk. False if never reached. */
async function publishUnder(out: string, strikeAt: number, fate: string): Promise<boolean> {
  const { isStruck, error } = await runUnder(strikeAt, fate, () => publishSecond(out))
  if (isStruck && error !== undefined && !(error instanceof Death)) expect(error).toBeInstanceOf(EnvironmentError)
  return isStruck
}

/** As a build does: pages at once, others soon, one file in parts. */
async function publishSecond(out: string): Promise<unknown> {
  const publication = openPublication(out, { forbidden: [] })
  try {
    for (const file of encode(second)) {
      const half = file.bytes.length >> 1
      if (file.path.endsWith('.html')) publication.add(file)
      else if (file.path !== 'feed.xml') await publication.addSoon(file)
      else
        for (const part of [file.bytes.subarray(0, half), file.bytes.subarray(half)])
          publication.append({ path: file.path, part })
    }
    return await publication.publish()
  } finally {
    await publication.discard()
  }
}

test.each(['kill', 'ENOSPC', 'EIO', 'EXDEV'])('at every call to the disk: %s', async (fate) => {
  let calls = 0
  for (let isStruck = true; isStruck; ) {
    const place = join(folder, `${fate}-${calls}`)
    cpSync(start, place, { recursive: true })
    const out = join(place, 'dist')
    isStruck = await publishUnder(out, ++calls, fate)
    expectServable(out)
    // The next build, of yet another site, repairs everything.
    await emitFiles(encode(third), out, { forbidden: [] })
    expect(read(out)).toEqual({ ...third, CNAME: 'www.example.com' })
    expect(readdirSync(place)).toEqual(['dist'])
    rmSync(place, { recursive: true })
  }
  // Staging, the list, five files, folders, the removals and the list again: the sweep has met them all.
  expect(calls).toBeGreaterThan(20)
})

test('what a process that is gone left beside the folder goes, what another one is filling stays', async () => {
  const { pid } = spawnSync(process.execPath, ['--eval', ''])
  const place = join(folder, 'remains')
  const out = join(place, 'dist')
  const [gone, living] = [join(place, `.dist-libretto-${pid}-abc`), join(place, `.dist-libretto-${process.ppid}-abc`)]
  for (const each of [gone, living, join(place, '.dist-libretto-notes')]) mkdirSync(each, { recursive: true })
  writeFileSync(join(gone, '0'), 'half a fi')
  await emitFiles(encode(first), out, { forbidden: [] })
  expect(existsSync(gone)).toBe(false)
  expect(readdirSync(place).toSorted()).toEqual([`.dist-libretto-${process.ppid}-abc`, '.dist-libretto-notes', 'dist'])
})
