// `libretto diff`: what a visitor of the old site finds on the new one.

import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestName } from '#generator/disk/manifest.ts'
import { writeFiles, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const page = (title: string, text = title) =>
  `title: ${title}\ndescription: About ${title}.\nblocks:\n  - { id: text, type: text, content: ${text} }\n`
const article = (title: string, aliases = '[]') => `---\ntitle: ${title}\naliases: ${aliases}\n---\n\n${title}.\n`
const site = {
  'content/site.yaml': 'name: Blue Lake\nurl: https://lake.example.com\n',
  'content/pages/home.yaml': page('Home'),
  'content/pages/boats.yaml': page('Boats'),
  'content/pages/shore.yaml': page('Shore', '"![A map](/assets/map.svg)"'),
  'content/pages/old/fish.yaml': page('Fish'),
  'content/pages/old/mud.yaml': page('Mud'),
  'content/help/algae.md': article('Algae', '[/algae, /green]'),
  'content/assets/map.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
}
const now = ['--now', '2026-05-31']

interface Report {
  problems: { code: string; severity: string; message: string; hint: string }[]
  summary: Record<string, unknown>
}

/** A site in `before`, and in `after` the same site with these changes. */
async function buildTwice(edit: (folder: string) => Promise<void>, ...argv: string[]): Promise<string> {
  const folder = await writeFolder(site)
  const build = async (out: string, ...more: string[]) =>
    expect(await runHere(folder, 'build', '--quiet', '--out', out, ...now, ...more)).toMatchObject({ code: 0 })
  await build('before')
  await edit(folder)
  await build('after', ...argv)
  return folder
}

const change = async (folder: string) => {
  await writeFiles(folder, {
    'content/pages/boats.yaml': page('Boats', 'Two boats'),
    'content/assets/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1"/>\n',
    'content/help/algae.md': article('Algae', '[/algae]'),
    'content/help/birds.md': article('Birds', '[/old/mud]'),
  })
  await rename(join(folder, 'content/pages/old'), join(folder, 'content/pages/lake'))
  await rm(join(folder, 'content/pages/lake/mud.yaml'))
}

test('lists pages by address, counts files, and finds what has vanished', async () => {
  const folder = await buildTwice(change)
  const { code, stdout, stderr } = await runHere(folder, 'diff', 'before', 'after')
  expect(code).toBe(0)
  const [added, removed, changed] = ['+', '-', '~'].map((sign) =>
    stdout.split('\n').flatMap((line) => (line.startsWith(`${sign} `) ? [line.slice(2)] : [])),
  )
  expect({ added, removed, changed }).toEqual({
    added: ['/help/birds', '/lake/fish'],
    removed: ['/old/fish', '/old/mud → /help/birds'],
    // The page of errors names the new article.
    changed: ['/404.html', '/boats', '/help'],
  })
  expect(stdout).toMatch(/^pages: 2 added, 2 removed, 3 changed\npages with other assets only: 1$/m)
  expect(stdout).toMatch(
    /^assets: 0 added, \d+ removed, [1-9] changed\nother files: \d+ added, \d+ removed, \d+ changed$/m,
  )
  expect(stderr).toBe(
    [
      'warning  the address "/green" is gone, and nothing redirects from it [vanished-address]',
      '  → add "- { from: /green, to: … }" to redirects.yaml, ' +
        'or the address to "aliases" of the article that takes its place',
      '',
      'warning  the address "/old/fish" is gone, and nothing redirects from it [vanished-address]',
      '  → add "- { from: /old/fish, to: /lake/fish }" to redirects.yaml, ' +
        'or the address to "aliases" of the article that takes its place',
      '',
      '2 warnings',
      '"libretto explain vanished-address" tells more',
      '',
    ].join('\n'),
  )

  const strict = await runHere(folder, 'diff', 'before', 'after', '--strict', '--format', 'json')
  expect(strict).toMatchObject({ code: 1, stderr: '' })
  const { problems, summary } = JSON.parse(strict.stdout) as Report
  expect(problems.map((problem) => `${problem.severity} ${problem.code}`)).toEqual([
    'error vanished-address',
    'error vanished-address',
  ])
  expect(summary).toMatchObject({
    errors: 2,
    added,
    removed: ['/old/fish', '/old/mud'],
    redirected: [{ from: '/old/mud', to: '/help/birds' }],
    changed,
    onlyAssets: ['/shore'],
  })

  const github = await runHere(folder, 'diff', 'before', 'after', '--format', 'github', '--strict')
  expect(github.stdout).toMatch(/^::error title=vanished-address::the address "\/green" is gone/)

  // The remedy helps.
  await writeFiles(folder, {
    'content/redirects.yaml': '- { from: /old/fish, to: /lake/fish }\n- { from: /green, to: /help/algae }\n',
  })
  await runHere(folder, 'build', '--out', 'after', ...now)
  expect(await runHere(folder, 'diff', 'before', 'after', '--strict')).toMatchObject({ code: 0, stderr: '' })
})

test('equal sites have no difference, and addresses are compared below the base path', async () => {
  const folder = await buildTwice(async () => {})
  const none = 'pages: 0 added, 0 removed, 0 changed\nassets: 0 added, 0 removed, 0 changed\n'
  expect(await runHere(folder, 'diff', 'before', 'after')).toEqual({
    code: 0,
    stdout: `${none}other files: 0 added, 0 removed, 0 changed\n`,
    stderr: '',
  })
  expect(await runHere(folder, 'diff', 'before', 'after', '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' })
  await runHere(folder, 'build', '--out', 'after', '--base-path', '/next', ...now)
  const { code, stdout, stderr } = await runHere(folder, 'diff', 'before', 'after', '--strict')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('pages: 0 added, 0 removed,')
})

test('a folder that is not a whole built site is wrong usage', async () => {
  const folder = await buildTwice(async () => {}, '--shard', '2/2')
  await writeFiles(folder, { 'foreign/index.html': '<!doctype html>', [`broken/${manifestName}`]: '{' })
  const refusal = async (other: string) => {
    const { code, stdout, stderr } = await runHere(folder, 'diff', 'before', other)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    return stderr
  }
  for (const other of ['foreign', 'nowhere'])
    expect(await refusal(other)).toBe(
      `libretto: ${other} is not a site that Libretto has built: it has no ${manifestName}\n`,
    )
  expect(await refusal('broken')).toBe(
    `libretto: broken is damaged: ${manifestName} cannot be read; build the site again\n`,
  )
  expect(await refusal('after')).toBe('libretto: after is part 2 of 2 of a site; join the parts with "merge"\n')
  const manifest = await readFile(join(folder, 'before', manifestName), 'utf8')
  await writeFiles(folder, { [`broken/${manifestName}`]: manifest.replace(/("boats\/index.html": ")\w/, '$1-') })
  await writeFile(join(folder, 'broken/_headers'), '')
  await writeFile(join(folder, 'broken/_redirects'), '')
  expect(await refusal('broken')).toBe(
    'libretto: broken is damaged: boats/index.html is missing; build the site again\n',
  )
})

test('old addresses are compared whatever their letters, and a star covers what lay below it', async () => {
  const list = (text: string) => `from,to\n${text}`
  const folder = await writeFolder({
    ...site,
    'content/redirects.yaml': '',
    'content/redirects.csv': list('/Café/menu,/help\n"/a b",/help\n/gone,/help\n'),
  })
  const build = async (out: string) =>
    expect(await runHere(folder, 'build', '--quiet', '--out', out, ...now)).toMatchObject({ code: 0 })
  await build('before')
  await writeFiles(folder, { 'content/redirects.csv': list('/Café/*,/help\n/a%20b,/help\n') })
  await build('after')
  const { stdout, stderr } = await runHere(folder, 'diff', 'before', 'after')
  expect(stdout).toMatch(/^pages: 0 added, 0 removed, 0 changed/m)
  expect(stderr.match(/the address "[^"]*"/g)).toEqual(['the address "/gone"'])
})
