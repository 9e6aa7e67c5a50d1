// The form of addresses that the hosts of site.yaml answer without sending visitors on: canonical addresses, links, the
// sitemap, feeds and the search index all have it, and each leads to a file that such a host sends for it.

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import { openRedirects, readRedirectRules } from '#generator/server/redirect-rules.ts'
import { answerAt, startCaddy, startNginx } from '../generator/outputs/host-servers.ts'
import { configOf, libretto, readFolder } from '../setup/mini-site.ts'

type Built = Readonly<Record<string, string>>

const built = new Map<string, Promise<Built>>()

/** A site of tests/sites/valid for some hosts, which is built once. */
function buildFor(hosts: string, name: string, basePath = ''): Promise<Built> {
  const key = `${hosts} ${name} ${basePath}`
  const known = built.get(key) ?? buildAnew(hosts, name, basePath)
  built.set(key, known)
  return known
}

async function buildAnew(hosts: string, name: string, basePath: string): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-forms-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(libretto, 'tests/sites/valid', name, 'content'), join(folder, 'content'), { recursive: true })
  const { 'site.yaml': site = '' } = await readFolder(join(folder, 'content'))
  await writeFile(join(folder, 'content/site.yaml'), `${site.replace(/^hosts:.*\n/m, '')}\nhosts: [${hosts}]\n`)
  const flags = basePath === '' ? {} : { basePath }
  expect((await build(configOf(folder, flags))).problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return readFolder(join(folder, 'dist'))
}

/** Every address of the site's own that something in the output names, with the files that name it. */
function listAddresses(dist: Built, origin: string): Map<string, string> {
  const named = Object.entries(dist).flatMap(([file, text]): [address: string, file: string][] => {
    if (file.endsWith('.html'))
      return [...text.matchAll(/\s(?:href|src|content)="([^"]+)"/g)].map(([, address = '']) => [address, file])
    if (/(?:^|\/)(?:sitemap\.xml|feed\.xml|llms\.txt|search-index\.json)$/.test(file))
      return [...text.matchAll(/(?:https?:\/\/|"url":"\/)[^\s"<>)&]+/g)].map(([found]) => [
        found.replace('"url":"', ''),
        file,
      ])
    return []
  })
  const own = named.map(([address, file]) => [address.replace(origin, '').replace(/[?#].*/, ''), file] as const)
  return new Map(own.filter(([address]) => /^\/(?!\/)/.test(address)))
}

function redirectsOf({ _redirects: text = '' }: Built): string {
  return text
}

/** The file that hosts of a form send for an address, without sending visitors on. */
function fileAt(path: string, form: 'files' | 'slashes', dist: Built): string | undefined {
  const bare = decodeURI(path).replace(/^\/|\/$/g, '')
  const names = path.endsWith('/')
    ? [bare === '' ? 'index.html' : `${bare}/index.html`]
    : [bare, ...(form === 'files' ? [`${bare}.html`] : [])]
  return names.find((name) => Object.hasOwn(dist, name))
}

const sites: readonly [name: string, origin: string][] = [
  ['two-languages', 'https://ferries.example.com'],
  ['docs-versions', 'https://example.com'],
  ['docs-tree', 'https://example.com'],
  ['every-kind-of-link', 'https://example.com'],
]

test.each(
  sites.flatMap(([name, origin]) => (['files', 'slashes'] as const).map((form) => [form, name, origin] as const)),
)('each address of %s in the site %s is answered', async (form, name, origin) => {
  const dist = await buildFor(form === 'files' ? 'cloudflare, netlify' : 'github, vercel', name)
  const addresses = listAddresses(dist, origin)
  expect(addresses.size).toBeGreaterThan(20)
  const find = openRedirects(readRedirectRules(redirectsOf(dist)))
  const unanswered = [...addresses].filter(
    ([address]) => fileAt(address, form, dist) === undefined && find(decodeURI(address)) === undefined,
  )
  expect(unanswered).toEqual([])
})

test.each([
  ['github', '/lake/blog/summer/', '/lake/'],
  ['netlify', '/lake/blog/summer', '/lake/'],
  ['vercel', '/lake/blog/summer', '/lake'],
])('with %s, pages below a path are at %s, and the first one at %s', async (hosts, summer, home) => {
  const dist = await buildFor(hosts, 'two-languages', '/lake')
  const places = [...(dist['sitemap.xml'] ?? '').matchAll(/<loc>https:\/\/ferries\.example\.com([^<]*)/g)]
  const found = places.map(([, path]) => path)
  expect(found).toContain(summer)
  expect(found).toContain(home)
})

test('files of the output are those that the hosts read', async () => {
  const filesOf = async (hosts: string) =>
    Object.keys(await buildFor(hosts, 'two-languages')).filter((file) => /^(?:[._]|vercel)/.test(file))
  expect(await filesOf('netlify')).toEqual(['.libretto-manifest.json', '_headers', '_redirects'])
  expect(await filesOf('github, vercel')).toEqual([
    '.libretto-manifest.json',
    '.nojekyll',
    '_headers',
    '_redirects',
    'vercel.json',
  ])
})

test.each(['two-languages', 'every-kind-of-link'])(
  'a build of %s with other hosts than the last one is the same as a first one',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'libretto-forms-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await cp(join(libretto, 'tests/sites/valid', name, 'content'), join(folder, 'content'), { recursive: true })
    const { 'site.yaml': site = '' } = await readFolder(join(folder, 'content'))
    for (const hosts of ['vercel', 'github, vercel', 'cloudflare, netlify']) {
      await writeFile(join(folder, 'content/site.yaml'), `${site}\nhosts: [${hosts}]\n`)
      await build(configOf(folder))
      expect(await readFolder(join(folder, 'dist'))).toEqual(await buildFor(hosts, name))
    }
  },
)

test('the licence in openapi.json has an address that the hosts answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-forms-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(libretto, 'tests/sites/valid/two-languages/content'), join(folder, 'content'), { recursive: true })
  const { 'site.yaml': site = '' } = await readFolder(join(folder, 'content'))
  const licence = 'api: { license: { name: Terms, url: /prices } }'
  await writeFile(join(folder, 'content/site.yaml'), `${site}\nhosts: [github]\n${licence}\n`)
  await build(configOf(folder))
  const { 'openapi.json': api = '' } = await readFolder(join(folder, 'dist'))
  expect(JSON.parse(api)).toMatchObject({ info: { license: { url: 'https://ferries.example.com/prices/' } } })
})

test('Netlify is told of the 404 page of each folder, and nobody who would not understand it', async () => {
  const rulesOf = async (hosts: string) =>
    redirectsOf(await buildFor(hosts, 'two-languages'))
      .split('\n')
      .filter((line) => line.endsWith(' 404'))
  const rules = await rulesOf('netlify')
  expect(rules).toContain('/de/blog/* /de/blog/404.html 404')
  // The first one that fits is the one that counts.
  expect(rules.indexOf('/de/blog/* /de/blog/404.html 404')).toBeLessThan(rules.indexOf('/de/* /de/404.html 404'))
  expect(await rulesOf('cloudflare, netlify')).toEqual([])
  // The top of what is served is not the top of the site there.
  const below = redirectsOf(await buildFor('netlify', 'two-languages', '/lake'))
    .trim()
    .split('\n')
  expect(below.at(-1)).toBe('/lake/* /lake/404.html 404')
})

test.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('%s answers addresses from files beside folders, and leads on from a slash', async (_, start) => {
  const socket = await start(await buildFor('own, netlify', 'two-languages'))
  const ask = async (path: string) => {
    const { status, headers } = await answerAt(socket, path)
    return [path, status, headers.location?.replace(/^https?:\/\/localhost/, '')]
  }
  const asked = ['/', '/prices', '/blog', '/blog/summer', '/de', '/de/preise', '/blog/feed.xml', '/fares']
  const slashes = ['/prices/', '/blog/', '/de/', '//evil.example.com/x/', '/nope', '/de/nope']
  expect(await Promise.all([...asked, ...slashes].map(ask))).toEqual([
    ...['/', '/prices', '/blog', '/blog/summer', '/de', '/de/preise', '/blog/feed.xml'].map((path) => [
      path,
      200,
      undefined,
    ]),
    ['/fares', 301, '/prices'],
    ['/prices/', 301, '/prices'],
    ['/blog/', 301, '/blog'],
    ['/de/', 301, '/de'],
    // Not the name of a host.
    ['//evil.example.com/x/', 301, '/evil.example.com/x'],
    ['/nope', 404, undefined],
    ['/de/nope', 404, undefined],
  ])
})

test.each([
  ['nginx', startNginx, 'own'],
  ['Caddy', startCaddy, 'own'],
  ['nginx', startNginx, 'own, netlify'],
  ['Caddy', startCaddy, 'own, netlify'],
  ['nginx', startNginx, 'own, github'],
  ['Caddy', startCaddy, 'own, github'],
] as const)('%s leads, for the hosts of %#, to the one form of an address, with the query', async (_, start, hosts) => {
  const socket = await start(await buildFor(hosts, 'two-languages'))
  const ask = async (path: string) => {
    const { status, headers } = await answerAt(socket, path)
    return [path, status === 308 ? 301 : status, headers.location?.replace(/^https?:\/\/localhost/, '')]
  }
  const [right, other] = hosts === 'own, github' ? ['/', ''] : ['', '/']
  for (const page of ['/prices', '/de/blog', '/de/preise']) {
    expect(await ask(page + right)).toEqual([page + right, 200, undefined])
    expect(await ask(`${page}${other}?a=1&b=2`)).toEqual([`${page}${other}?a=1&b=2`, 301, `${page}${right}?a=1&b=2`])
  }
  // Redirected at once, in either form.
  expect(await ask('/fares?a=1')).toEqual(['/fares?a=1', 301, `/prices${right}?a=1`])
  expect(await ask('/fares/?a=1')).toEqual(['/fares/?a=1', 301, `/prices${right}?a=1`])
  expect((await ask('/'))[1]).toBe(200)
})

test.each([
  ['nginx', startNginx, 'own, github', '/'],
  ['Caddy', startCaddy, 'own, github', '/'],
  ['nginx', startNginx, 'own, netlify', ''],
  ['Caddy', startCaddy, 'own, netlify', ''],
  ['nginx', startNginx, 'own', ''],
  ['Caddy', startCaddy, 'own', ''],
] as const)('%s answers a page beside a star, for the hosts of %#', async (_, start, hosts, slash) => {
  const socket = await start(await buildFor(hosts, 'old-addresses'))
  const ask = async (path: string) => {
    const { status, headers } = await answerAt(socket, path)
    return [status, headers.location]
  }
  expect(await ask(`/about${slash}`)).toEqual([200, undefined])
  expect(await ask(`/blog/fish${slash}`)).toEqual([200, undefined])
  expect(await ask('/blog/fish/index.md')).toEqual([200, undefined])
  for (const path of ['/about/us?a=1', '/about/us/?a=1']) expect(await ask(path)).toEqual([301, `/about${slash}?a=1`])
})

test('an old address that no rule of Netlify can name has a page; letters beyond ASCII are in the rules', async () => {
  const dist = await buildFor('netlify', 'old-addresses')
  const pages = ['Mud Flats.html', '100%.html', 'a b/index.php.html', 'café.html', 'green.html', 'About-Us.aspx.html']
  expect(pages.filter((page) => Object.hasOwn(dist, page))).toEqual(pages.slice(0, 3))
  const rules = redirectsOf(dist).split('\n')
  for (const rule of ['/caf%C3%A9 /about 301', '/café /about 301', '/Mud%20Flats /help/mud 301']) {
    expect(rules).toContain(rule)
  }
  expect(rules.filter((rule) => rule.startsWith('/green '))).toHaveLength(1)
  expect(redirectsOf(await buildFor('cloudflare', 'old-addresses'))).not.toContain('/café')
})
