// Pages before and after the changes of a branch, as the watch answers for them and serves them: below a base path, new
// and deleted ones, and a branch that does not build. The folder of the pages before goes with the watch.

import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { PagePair } from '#runtime/devtools/wire-site.ts'
import { deep } from '../setup/deep.ts'
import { runGit } from '../setup/run-git.ts'
import { startWatch } from '../setup/watched-site.ts'

const page = (title: string, words: string) =>
  `title: ${title}\ndescription: A page about ${title}.\nblocks:\n  - { id: text, type: text, content: ${words} }\n`
const files = {
  'site.yaml': 'name: Lake\nurl: https://example.com\n',
  'pages/home.yaml': page('Lake', 'Words of the start.'),
  'pages/pier.yaml': page('Pier', 'Words about boats.'),
  'blog/summer.md': '---\ntitle: Summer\npublishedAt: 2026-01-01\n---\nWarm days.\n',
}
const basePath = '/voice/site'
const listLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith('libretto-before-'))

async function startInGit(flags = {}) {
  const site = await startWatch(files, flags, null)
  const git = (...argv: string[]) => runGit(dirname(site.content), ...argv)
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Ada Miller')
  git('config', 'user.email', 'ada@example.com')
  const commit = () => {
    git('add', 'content')
    git('commit', '-qm', 'change')
    return git('rev-parse', 'HEAD').trim()
  }
  const { origin } = new URL(site.url)
  const ask = async (route: string) => {
    const response = await fetch(`${site.url}/__libretto/api/changes/page?route=${encodeURIComponent(route)}`)
    return { status: response.status, pair: (await response.json()) as PagePair }
  }
  const read = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' })
  return { site, git, commit, ask, read }
}

test('pages are served as they were and as they are, also new and deleted ones, until the watch ends', async () => {
  const known = listLeft()
  const { site, git, commit, ask, read } = await startInGit({ basePath })
  const began = commit()
  git('switch', '-qc', 'more')
  await site.write('pages/home.yaml', page('Lake', 'Other words.'))
  await site.write('pages/new.yaml', page('New', 'New words.'))
  const built = site.nextReport(({ removed }) => removed.includes('/pier'))
  rmSync(join(site.content, 'pages/pier.yaml'))
  await built
  commit()
  const home = (await ask('/')).pair
  expect(home).toEqual({ route: '/', before: began, after: expect.stringMatching(/^[0-9a-f]{16}$/) })
  expect((await ask('/pier')).pair).toEqual({ route: '/pier', before: began, after: null })
  expect((await ask('/new')).pair).toMatchObject({ before: null, after: expect.any(String) })
  expect((await ask('/nowhere')).pair).toMatchObject({ before: null, after: null })

  const before = await read(`${basePath}/before__libretto/`)
  const text = await before.text()
  expect(text).toContain('Words of the start.')
  expect(text).not.toContain('/__libretto/client.js')
  const after = await read(`${basePath}/__libretto/after/`)
  expect(await after.text()).toContain('Other words.')
  for (const { status, headers } of [before, after]) {
    const policy = headers.get('content-security-policy') ?? ''
    expect(status).toBe(200)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-same-origin')
    expect(policy).not.toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe(null)
  }
  const style = /href="([^"]+\.css)"/.exec(text)?.[1] ?? ''
  expect(style).toContain(`${basePath}/before__libretto/assets/`)
  expect((await read(style)).status).toBe(200)
  expect((await read(`${basePath}/before__libretto/pier`)).status).toBe(200)
  expect((await read(`${basePath}/before__libretto/new`)).status).toBe(404)
  expect((await read(`${basePath}/before__libretto/..%2f..%2fsite.yaml`)).status).toBe(400)
  expect((await read(`${basePath}/__libretto/after/pier`)).status).toBe(404)
  // All other pages stay out of frames, and other sites out of these.
  expect((await read(`${basePath}/`)).headers.get('x-frame-options')).toBe('DENY')
  expect((await read(`${basePath}/before__libretto/`, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect(git('status', '--porcelain', '--', 'content').trim()).toBe('')
  expect(listLeft().length).toBe(known.length + 1)
  await site.close()
  expect(listLeft()).toEqual(known)
})

test('a branch that did not build, one without a commit, and no repository are said to be so', deep, async () => {
  const { site, commit, ask, read } = await startInGit()
  expect((await ask('/')).pair).toMatchObject({ before: null, after: expect.any(String) })
  expect((await ask('/')).pair.reason).toBe(undefined)
  await site.write('pages/home.yaml', 'title: Lake\nblocks: none\n')
  commit()
  await site.write('pages/home.yaml', files['pages/home.yaml'])
  const { status, pair } = await ask('/')
  expect([status, pair.before, pair.reason]).toEqual([200, null, 'the files before the changes do not build'])
  expect(pair.output).toContain('content/pages/home.yaml:2')
  expect((await read('/before__libretto/')).status).toBe(404)
  // The next commit is another base.
  const repaired = commit()
  expect((await ask('/')).pair.before).toBe(repaired)
  expect((await ask('nonsense')).status).toBe(400)
  expect((await ask('//example.com')).status).toBe(400)
  rmSync(join(dirname(site.content), '.git'), { recursive: true })
  expect((await ask('/')).status).toBe(404)
  await site.close()
})
