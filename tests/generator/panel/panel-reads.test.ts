// What the panel’s API answers to reads, and to whom. Without sockets.

import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { homeText, origin, panelSite, type SendOptions, token } from './panel-site.ts'

const hero = '/pages/home/blocks/hero'
const instant = '2026-11-21T10:20:30.400Z'

describe('reads', () => {
  it('list the pages as they are on disk', async () => {
    const site = await panelSite()
    const { status, body } = await site.send('GET', '/pages')
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: 'home',
        slug: '',
        route: '/',
        title: 'Home',
        file: 'pages/home.yaml',
        hash: await site.hash(),
        version: 3,
        blocks: 2,
      },
      {
        id: 'docs-api',
        slug: 'docs/api',
        route: '/docs/api',
        title: 'API',
        file: 'pages/docs/api.yaml',
        hash: await site.hash('pages/docs/api.yaml'),
        version: 1,
        blocks: 1,
      },
    ])
  })

  it('give the limits of the page at a route', async () => {
    const limits = { styleKB: { most: 12, path: '/docs/*' } }
    const site = await panelSite({}, { limitsOf: (route) => (route === '/docs/api' ? limits : {}) })
    expect((await site.send('GET', '/limits?route=%2Fdocs%2Fapi')).body).toEqual(limits)
    expect((await site.send('GET', '/limits?route=%2F')).body).toEqual({})
  })

  it('give one page with what counts where the file says nothing, and its text', async () => {
    const site = await panelSite()
    const { body, headers } = await site.send('GET', '/pages/docs-api')
    const hash = await site.hash('pages/docs/api.yaml')
    expect(body).toEqual({
      page: {
        id: 'docs-api',
        slug: 'docs/api',
        route: '/docs/api',
        title: 'API',
        status: 'published',
        version: 1,
        blocks: [{ id: 'one', type: 'text', visible: true, order: 0 }],
      },
      file: 'pages/docs/api.yaml',
      hash,
      lines: [3],
      folder: expect.stringMatching(/^[0-9a-f]{12}$/),
      ownFiles: {},
      text: '\uFEFFtitle: API\r\nblocks:\r\n  - id: one\r\n    type: text\r\n',
    })
    expect(headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      etag: `"${hash}"`,
    })
  })

  it('show a change of the disk at once, before the next load', async () => {
    const site = await panelSite()
    await writeFile(join(site.folder, 'pages/home.yaml'), 'title: Other\n')
    expect((await site.send('GET', '/pages/home')).body['page']).toMatchObject({ title: 'Other', blocks: [] })
  })

  it('say which page is unknown, gone or broken', async () => {
    const site = await panelSite()
    expect(await site.send('GET', '/pages/nowhere')).toMatchObject({
      status: 404,
      body: { error: { message: 'there is no such page' } },
    })
    expect(await site.send('GET', '/pages/__proto__')).toMatchObject({ status: 404 })
    await writeFile(join(site.folder, 'pages/home.yaml'), 'title: "Other\n')
    expect(await site.send('GET', '/pages/home')).toMatchObject({
      status: 422,
      body: { hash: await site.hash(), text: 'title: "Other\n' },
    })
    await rm(join(site.folder, 'pages/home.yaml'))
    expect(await site.send('GET', '/pages/home')).toMatchObject({
      status: 410,
      body: { error: { message: 'the file of this page is gone' } },
    })
    expect((await site.send('GET', '/pages')).body).toHaveLength(1)
    const headers = { 'if-match': '"0"' }
    expect(await site.send('PATCH', hero, { body: { title: 'x' }, headers })).toMatchObject({ status: 410 })
    expect(await site.send('POST', '/pages/home/restore', { body: { text: homeText }, headers })).toMatchObject({
      status: 410,
    })
    expect((await site.send('GET', '/pages')).body).toHaveLength(1)
  })

  it('hand on problems, builds and assets', async () => {
    const problems = [{ code: 'bad-value' as const, severity: 'error' as const, message: 'm' }]
    const asset = {
      id: 'a.svg',
      name: 'a.svg',
      type: 'image' as const,
      url: '/assets/a.svg',
      file: 'assets/a.svg',
      size: 1,
      usedIn: ['/'],
      hash: 'h',
      address: '/assets/a-1.svg',
    }
    const build = {
      id: 1,
      at: instant,
      milliseconds: 5,
      stages: { load: 5 },
      changed: [],
      isCode: true,
      pages: 1,
      rebuilt: [{ url: '/', why: ['new page'] }],
      rebuiltCount: 1,
      removed: [],
      drafts: [],
      problems,
      isServed: true,
    }
    const site = await panelSite({}, { problems, builds: [build], assets: [asset] })
    expect((await site.send('GET', '/problems')).body).toEqual(problems)
    expect((await site.send('GET', '/builds')).body).toEqual([build])
    expect((await site.send('GET', '/assets')).body).toEqual([asset])
  })

  it('tell when the file of an asset was last changed', async () => {
    const asset = {
      id: 'a.txt',
      name: 'a.txt',
      type: 'document' as const,
      url: '/assets/a.txt',
      file: 'assets/a.txt',
      size: 1,
      usedIn: [],
      hash: 'h',
      address: '/assets/a.txt',
    }
    const site = await panelSite({ 'assets/a.txt': 'a' }, { assets: [asset] })
    await utimes(join(site.folder, 'assets/a.txt'), new Date(instant), new Date(instant))
    expect((await site.send('GET', '/assets')).body).toEqual([{ ...asset, uploadedAt: instant }])
  })

  it('list every entity by noun with its place', async () => {
    const site = await panelSite()
    const lists = (await site.send('GET', '/data')).body as unknown as {
      noun: string
      items: { id: string; title: string; file: string; line: number; value: unknown }[]
    }[]
    const of = (noun: string) =>
      lists
        .find((list) => list.noun === noun)
        ?.items.map(({ id, title, file, line }) => `${id} "${title}" ${file}:${line}`)
    expect(of('site')).toEqual(['site "Test" site.yaml:1'])
    expect(of('pages')).toEqual(['home "Home" pages/home.yaml:1', 'docs-api "API" pages/docs/api.yaml:1'])
    expect(of('blocks')).toEqual([
      'home#hero "Set up in {claim:setup}" pages/home.yaml:5',
      'home#text "text" pages/home.yaml:8',
      'docs-api#one "one" pages/docs/api.yaml:3',
    ])
    expect(of('faqs')).toEqual(['why "Why?" data/faqs.yaml:1'])
    expect(of('help')).toEqual(['no-audio "No audio" help/no-audio.md:2'])
    expect(of('jobs')).toEqual([])
    expect(lists.find(({ noun }) => noun === 'help')?.items[0]?.value).toEqual({
      title: 'No audio',
      content: 'Text.\n',
    })
  })

  it('are refused to pages of other sites, and open to people and programs', async () => {
    const site = await panelSite()
    const status = async (headers: SendOptions['headers']) =>
      (await site.send('GET', '/pages', { headers: headers ?? {} })).status
    expect(await status({})).toBe(200)
    expect(await status({ 'sec-fetch-site': 'none' })).toBe(200)
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await status({ origin })).toBe(200)
    for (const other of [
      'https://evil.example',
      'null',
      'http://localhost:4322',
      'http://127.0.0.1:4321',
      '',
      `${origin}/`,
      `${origin}, ${origin}`,
    ])
      expect(await status({ origin: other }), other).toBe(403)
    for (const other of ['cross-site', 'same-site', '', 'odd'])
      expect(await status({ 'sec-fetch-site': other }), other).toBe(403)
  })
})

describe('the token', () => {
  it.each<[what: string, headers: Readonly<Record<string, string>>, status: number]>([
    ['a page of ours, told by its browser', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a page of ours, told by its origin', { origin }, 200],
    ['both', { origin, 'sec-fetch-site': 'same-origin' }, 200],
    ['nobody in particular', {}, 403],
    ['an address typed in', { 'sec-fetch-site': 'none' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another port', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['our browser sign with a foreign origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 403],
    ['our origin with a foreign browser sign', { origin, 'sec-fetch-site': 'cross-site' }, 403],
  ])('for %s', async (_, headers, status) => {
    const site = await panelSite()
    const sent = await site.send('GET', '/session', { headers })
    expect(sent.status).toBe(status)
    expect(new TextDecoder().decode(sent.raw).includes(token)).toBe(status === 200)
  })
})

describe('a call that does not exist', () => {
  it.each([
    ['GET', '/', 404],
    ['GET', '/pages/', 404],
    ['GET', '/pages/home/order', 405],
    ['GET', '/toString', 404],
    ['POST', '/pages', 405],
    ['PUT', hero, 405],
    ['PATCH', '/session', 405],
    ['POST', '/files/etc/passwd', 405],
  ])('%s %s', async (method, path, status) => {
    const site = await panelSite()
    const sent = await site.send(method, path, { body: {} })
    expect(sent.status).toBe(status)
    expect(sent.headers['allow'] !== undefined).toBe(status === 405)
    expect(sent.body.error?.hint).toMatch(/./)
  })
})
