// Originals and translations: what is missing or older, both side by side, and a translation that begins as a copy.

import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Comparison, Languages, TranslationRow } from '#runtime/devtools/wire-site.ts'
import { runGit } from '../../setup/run-git.ts'
import { panelSite } from './panel-site.ts'

const files = {
  'site.yaml': 'name: Test\nurl: https://example.com\nlanguages: [en, de]\n',
  'blog/pier.md': '---\ntitle: Pier\npublishedAt: 2026-01-01\n---\nOne.\n',
  'blog/secret.md': '---\ntitle: Secret\npublishedAt: 2026-01-01\nstatus: draft\n---\nOne.\n',
  'de/site.yaml': 'name: Probe\n',
  'de/help/no-audio.md': '---\ntitle: Kein Ton\n---\nText.\n',
}

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null')
  return () => vi.unstubAllEnvs()
})

async function openSite() {
  const site = await panelSite(files)
  const get = async (path: string) => (await site.send('GET', `/languages${path}`)).body
  const rows = async (query: string) => (await get(`/de${query}`))['items'] as TranslationRow[]
  const create = (file: string, language = 'de') => site.send('POST', `/languages/${language}`, { body: { file } })
  return { ...site, get, rows, create }
}

test('lists what is missing, without drafts, and knows nothing of age without git', async () => {
  const site = await openSite()
  expect((await site.get('')) as unknown as Languages).toEqual({
    original: 'en',
    hasHistory: false,
    languages: [{ language: 'de', files: 7, missing: 5, outdated: 0 }],
  })
  expect(
    (await site.rows('?of=missing&search=pier')).map(({ file, translation, route }) => [file, translation, route]),
  ).toEqual([['blog/pier.md', 'de/blog/pier.md', '/blog/pier']])
  expect((await site.rows('?of=translated')).map(({ file }) => file)).toEqual(['site.yaml', 'help/no-audio.md'])
  expect((await site.send('GET', '/languages/fr')).status).toBe(404)
})

test('says since when a translation is older, and what the original said then', async () => {
  const site = await openSite()
  runGit(site.folder, 'init', '-q')
  runGit(site.folder, 'add', '.')
  runGit(site.folder, 'commit', '-qm', 'all', '--date=2026-03-01T10:00:00Z')
  const then = await site.text('help/no-audio.md')
  writeFileSync(join(site.folder, 'help/no-audio.md'), then.replace('Text.', 'Another text.'))
  const [row] = await site.rows('?of=outdated')
  expect(row).toMatchObject({ file: 'help/no-audio.md', state: 'outdated', title: 'No audio' })
  expect(Date.parse(row?.changedAt ?? '')).toBeGreaterThan(0)
  const compared = (await site.get('/de/compare?file=help/no-audio.md')) as unknown as Comparison
  expect(compared).toEqual({
    file: 'help/no-audio.md',
    original: then.replace('Text.', 'Another text.'),
    originalThen: then,
    translation: files['de/help/no-audio.md'],
  })
})

test('creates a translation as a draft with the text of the original, and replaces none', async () => {
  const site = await openSite()
  const { status, body } = await site.create('blog/pier.md')
  expect([status, body['file']]).toEqual([201, 'de/blog/pier.md'])
  expect(await site.text('de/blog/pier.md')).toBe(files['blog/pier.md'].replace('-01\n', '-01\nstatus: draft\n'))
  expect(site.written.map(([file]) => file)).toEqual(['de/blog/pier.md'])
  const again = await site.create('blog/pier.md')
  expect([again.status, again.body.error?.message]).toEqual([409, 'de/blog/pier.md is already there'])
  expect((await site.create('data/claims.yaml')).status).toBe(201)
  expect(await site.text('de/data/claims.yaml')).toBe(await site.text('data/claims.yaml'))
})

test('creates nothing outside the folder of a language', async () => {
  const site = await openSite()
  expect((await site.create('../outside.md')).status).toBe(404)
  expect((await site.create('de/help/no-audio.md')).status).toBe(404)
  expect((await site.create('blog/pier.md', '..')).status).toBe(404)
  symlinkSync(site.folder, join(site.folder, 'de/blog'))
  const linked = await site.create('blog/pier.md')
  expect([linked.status, linked.body.error?.message]).toEqual([403, 'de/blog/pier.md leads through a link or a file'])
})
