// Every kind of starting file is valid and marks what is still to be written; existing files are never overwritten.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '#generator/build.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { createEntry, listKinds } from '#generator/commands/new.ts'
import { type Flags, readConfig } from '#generator/config.ts'
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
    ['nothing', 'x', /kinds: page, post, help, case-study, doc, site$/],
    ['page', 'Bad Name', /cannot be an address/],
    ['page', '../escape', /cannot be an address/],
    ['post', 'a/b', /one segment/],
    ['doc', 'Guides/first', /cannot be an address/],
    ['page', 'a/con', /device on Windows; rename it, e.g. to con-page/],
    ['page', 'a'.repeat(256), /256 bytes; the limit is 255; make it shorter/],
    ['page', 'a'.repeat(254), /would be too long; choose a shorter address/],
  ])('refuses %s %s', async (kind, slug, message) => {
    await expect(createEntry(kind, slug, { content: folder, now: day })).rejects.toThrow(message)
  })
})
