// Every kind of starting file is valid and marks what is still to be written; existing files are never overwritten.

import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listKinds } from '#generator/addresses/list-kinds.ts'
import { checkContent } from '#generator/build/build.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { codeKinds } from '#generator/commands/code-kinds.ts'
import { createSite } from '#generator/commands/new-site.ts'
import { type Flags, readConfig } from '#generator/config/config.ts'
import { createEntry } from '#generator/move/create-entry.ts'
import { libretto } from '../../setup/mini-site.ts'

const day = Date.parse('2026-05-31')
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'libretto-new-'))
  await writeFile(join(folder, 'site.yaml'), 'name: Test\nurl: https://example.com\n')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('createEntry', () => {
  it.each([...listKinds({}).keys()])(
    'writes a %s that is valid, with every text that is still to be written marked',
    async (kind) => {
      const path = await createEntry(kind, 'first-steps', { content: folder, now: day })
      expect(await readFile(path, 'utf8')).toContain('First steps')
      // A site does not have the sources of Libretto.
      expect(await readFile(path, 'utf8')).not.toMatch(/schemas\/|\.ts\b/)
      const surroundings = { workingDirectory: folder, libretto, clock: day }
      const check = async (flags: Flags) => {
        const { problems } = await checkContent(readConfig({ content: folder, ...flags }, surroundings), openCache())
        return problems.filter(({ code }) => code !== 'missing-home')
      }
      const lines = (await readFile(path, 'utf8')).split('\n')
      const unwritten = lines.flatMap((line, index) => (line.includes('TODO:') ? [index + 1] : []))
      expect(unwritten.length).toBeGreaterThan(1)
      for (const flags of [{}, { drafts: true }]) {
        const found = await check(flags)
        expect(found.map(({ code }) => code)).toEqual(unwritten.map(() => 'placeholder'))
        expect(found.map(({ line }) => line)).toEqual(unwritten)
      }
      await writeFile(path, lines.join('\n').replaceAll('TODO: ', ''))
      expect(await check({ drafts: true })).toEqual([])
    },
  )

  it('writes a page of documentation into its folder', async () => {
    const path = await createEntry('doc', 'guides/first-steps', { content: folder, now: day })
    expect(path).toBe(join(folder, 'docs/guides/first-steps.md'))
  })

  it('never overwrites a file', async () => {
    const path = await createEntry('help', 'no-audio', { content: folder, now: day })
    await writeFile(path, 'mine')
    await expect(createEntry('help', 'no-audio', { content: folder, now: day })).rejects.toThrow(/already there/)
    expect(await readFile(path, 'utf8')).toBe('mine')
  })

  it.each([
    ['pge', 'x', /did you mean "page"/],
    ['sitte', 'x', /did you mean "site"/],
    ['nothing', 'x', /kinds: page, post, help, case-study, doc, block, widget, collection, layout, site$/],
    ['page', 'Bad Name', /cannot be an address/],
    ['page', '../escape', /cannot be an address/],
    ['post', 'a/b', /one segment/],
    ['doc', 'Guides/first', /cannot be an address/],
    ['page', 'a/con', /device on Windows; rename it, e.g. to con-page/],
    ['page', 'a'.repeat(256), /256 bytes; the limit is 255; make it shorter/],
    ['page', 'a'.repeat(254), /would be too long; choose a shorter address/],
  ])('refuses %s %s', async (kind, slug, message) => {
    const others = [...codeKinds, 'site']
    await expect(createEntry(kind, slug, { content: folder, now: day, others })).rejects.toThrow(message)
  })
})

describe.skipIf(process.platform === 'win32')('links are not written through', () => {
  let outside = ''
  beforeEach(async () => {
    outside = await mkdtemp(join(tmpdir(), 'libretto-outside-'))
  })
  afterEach(() => rm(outside, { recursive: true, force: true }))

  it.each([
    ['page', 'x', 'pages', ''],
    ['post', 'x', 'blog', ''],
    ['help', 'x', 'help', ''],
    ['case-study', 'x', 'case-studies', ''],
    ['doc', 'a/b/x', 'docs/a', ''],
    ['page', 'x', 'pages/x.yaml', 'none.yaml'],
    ['doc', 'x', 'docs', 'none'],
  ])('new %s %s where %s is a link', async (kind, slug, link, target) => {
    await mkdir(dirname(join(folder, link)), { recursive: true })
    await symlink(join(outside, target), join(folder, link))
    await expect(createEntry(kind, slug, { content: folder, now: day })).rejects.toThrow(
      /^.*\/x\.(?:yaml|md) is not written, because it or a folder above it is a link, and links are not followed; put/,
    )
    expect(await readdir(outside)).toEqual([])
  })

  it('new site, in a link, in a place of a file, and with a name that no page can show', async () => {
    await symlink(outside, join(folder, 'link'))
    await symlink(join(outside, 'none'), join(folder, 'dangling'))
    await writeFile(join(folder, 'file'), '')
    const site = { kind: 'docs', name: 'Test', url: 'https://example.com', language: 'en' }
    const create = (name: string, more = {}) =>
      createSite({ ...site, folder: join(folder, name), ...more }, { libretto, now: day })
    for (const name of ['link', 'dangling'])
      expect(() => create(name)).toThrow(
        `${join(folder, name)} is a link, and links are not followed; name a new folder`,
      )
    expect(() => create('file')).toThrow(`there is a file of the name ${join(folder, 'file')}; name a new folder`)
    for (const name of ['a\u0001b', 'a\u007f', '\0', '\u001b[31mred'])
      expect(() => create('new', { name })).toThrow('the name has a control character, which no page can show')
    expect(await readdir(outside)).toEqual([])
    expect((await readdir(folder)).sort()).toEqual(['dangling', 'file', 'link', 'site.yaml'])
  })
})
