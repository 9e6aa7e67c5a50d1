// Warnings about limits of hosts.

import { expect, it } from 'vitest'
import { countFiles } from '#generator/check/check-hosts.ts'
import { listRedirects } from '#generator/model/list-redirects.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'
import { describeFiles } from '../describe-files.ts'

const site = 'name: Example\nurl: https://example.com\n'

/** Messages of a site with so many redirects, of which half are old addresses of one article. */
async function findLimits(redirects: number, more = '', assets: Record<string, Uint8Array> = {}): Promise<string[]> {
  const half = Math.floor(redirects / 2)
  const list = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, i) => line(i))
  const aliases = list(half, (index) => `  - /old/a-${index}\n`).join('')
  const folder = await writeFolder({
    'content/site.yaml': site + more,
    'content/redirects.yaml': list(redirects - half, (index) => `- { from: /old/r-${index}, to: /help }\n`).join(''),
    'content/help/sound.md': `---\ntitle: Sound\naliases:\n${aliases}---\n\nText.\n`,
    ...assets,
  })
  const { problems } = await checkFolder(folder)
  return problems.flatMap(({ code, message, severity }) => (code === 'host-limit' ? [`${severity}: ${message}`] : []))
}

const tooMany = (count: string, host: string, most: string) =>
  `warning: the site has ${count} redirects, and ${host} reads ${most}: the others would not be sent`

it.each([
  [1000, '', []],
  [1001, '', [tooMany('1,001', 'GitLab Pages', '1,000')]],
  [2049, 'hosts: [gitlab, vercel]\n', [tooMany('2,049', 'GitLab Pages', '1,000'), tooMany('2,049', 'Vercel', '2,048')]],
  [2001, 'hosts: [cloudflare]\n', [tooMany('2,001', 'Cloudflare Pages', '2,000')]],
  [2049, 'hosts: [vercel, vercel]\n', [tooMany('2,049', 'Vercel', '2,048')]],
  [2000, 'hosts: [cloudflare, netlify]\n', []],
  [2001, 'hosts: [own]\n', []],
])('%d redirects with "%s" give one warning for each limit that is passed', async (count, more, expected) => {
  expect((await findLimits(count, more)).sort()).toEqual(expected)
})

it('a large file is a warning for who uses Cloudflare only', async () => {
  const large = { 'content/assets/film.bin': new Uint8Array(26 * 2 ** 20) }
  expect(await findLimits(0, '', large)).toEqual([])
  expect(await findLimits(0, 'hosts: [cloudflare]\n', large)).toEqual([
    'warning: this file is larger than 25 MiB, and Cloudflare Pages takes none so large',
  ])
})

it('many redirects with a star are a warning for who uses Cloudflare', async () => {
  const stars = (count: number, line = (index: number) => `/s${index}/*,/help\n`) => ({
    'content/redirects.csv': Buffer.from(Array.from({ length: count }, (_, index) => line(index)).join('')),
  })
  const hosts = 'hosts: [cloudflare]\n'
  expect(await findLimits(0, hosts, stars(100))).toEqual([])
  expect(await findLimits(0, hosts, stars(101))).toEqual([
    'warning: _redirects has 101 lines with a star or a colon, and Cloudflare Pages reads 100: ' +
      'the others would not be sent',
  ])
  // With and without a slash at the end.
  const colon = (index: number) => `/wiki/Talk:P${index},/help\n`
  expect(await findLimits(0, hosts, stars(50, colon))).toEqual([])
  expect(await findLimits(0, hosts, stars(51, colon))).toHaveLength(1)
  // A star that leads to the top has a line for one part of an address, and one for more.
  const top = (index: number) => `/s${index}/*,/*\n`
  expect(await findLimits(0, hosts, stars(51, top))).toHaveLength(1)
})

const unsent = (shown: string) => `warning: GitHub Pages cannot redirect ${shown}: no page can have such an address`

it.each([
  ['', '/Help,/help\n/old/*,/help\n/old,/help\n', [unsent('"/Help", and 1 more')]],
  ['hosts: [github]\n', '/OLD,/help\n', [unsent('"/OLD"')]],
  ['hosts: [netlify, own]\n', '/OLD,/help\n', []],
  ['', '/old,/help\n', []],
])('with "%s" GitHub Pages cannot redirect what has no page', async (more, list, expected) => {
  const page = Buffer.from('title: Old\ndescription: An old page.\n')
  const files = { 'content/redirects.csv': Buffer.from(list) }
  const beside = list.includes('OLD') ? { 'content/pages/old.yaml': page } : {}
  expect(await findLimits(0, more, { ...files, ...beside })).toEqual(expected)
})

it('hosts that redirect by themselves get no pages at old addresses', async () => {
  const list = async (hosts: string) => {
    const folder = await writeFolder({
      'content/site.yaml': `${site}hosts: [${hosts}]\n`,
      'content/redirects.yaml': '- { from: /old, to: /help }\n',
      'content/help/sound.md': '---\ntitle: Sound\naliases: [/noise]\n---\n\nText.\n',
    })
    const { content } = await checkFolder(folder)
    return content && listRedirects(content).map(({ from, hasPage }) => [from, hasPage])
  }
  expect(await list('netlify, gitlab, vercel, cloudflare')).toEqual([
    ['/noise', false],
    ['/old', false],
  ])
  for (const hosts of ['own', 'github', 'netlify, own'])
    expect(await list(hosts)).toEqual([
      ['/noise', true],
      ['/old', true],
    ])
})

it('counts each page and each Markdown version', async () => {
  const post = (title: string) => `---\ntitle: ${title}\npublishedAt: 2026-01-01\ntags: [tides]\n---\n\nText.\n`
  const written = {
    'content/site.yaml': `${site}hosts: [own]\n`,
    'content/redirects.yaml': '- { from: /old, to: /help }\n',
    'content/pages/fares.yaml': 'title: Fares\ndescription: All fares.\n',
    'content/docs/start.md': '---\ntitle: Start\n---\n\nText.\n',
    ...Object.fromEntries(Array.from({ length: 35 }, (_, index) => [`content/blog/p${index}.md`, post(`P${index}`)])),
  }
  const { content } = await checkFolder(await writeFolder(written))
  const { routes, files } = await describeFiles(written)
  const pages = routes.filter(({ subject }) => subject.kind !== 'not-found')
  const versions = Object.keys(files).filter((file) => file.endsWith('.md'))
  expect(pages.map(({ url }) => url)).toContain('/blog/page/2')
  expect(content && countFiles(content)).toBe(pages.length + versions.length)
})
