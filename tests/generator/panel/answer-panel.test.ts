// The API of the debug panel, without sockets: what each call answers, what it refuses, and that a refusal leaves every file as it was.

import { chmod, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { answerPanel } from '#generator/panel/answer-panel.ts'
import { readFolder } from '../../setup/mini-site.ts'
import { homeText, origin, panelSite, type SendOptions, token } from './panel-site.ts'

const hero = '/pages/home/blocks/hero'
const instant = '2026-11-21T10:20:30.400Z'

describe('reads', () => {
  it('list the pages as they stand on the disk', async () => {
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
    const problems = [{ code: 'x', severity: 'error' as const, message: 'm' }]
    const asset = {
      id: 'a.svg',
      name: 'a.svg',
      type: 'image' as const,
      url: '/assets/a.svg',
      size: 1,
      usedIn: ['/'],
      hash: 'h',
      address: '/assets/a-1.svg',
    }
    const site = await panelSite({}, { problems, builds: [{ ms: 5 }], assets: [asset] })
    expect((await site.send('GET', '/problems')).body).toEqual(problems)
    expect((await site.send('GET', '/builds')).body).toEqual([{ ms: 5 }])
    expect((await site.send('GET', '/assets')).body).toEqual([asset])
  })

  it('tell when the file of an asset was last changed', async () => {
    const asset = {
      id: 'a.txt',
      name: 'a.txt',
      type: 'document' as const,
      url: '/assets/a.txt',
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

describe('writes', () => {
  it('change one value, raise the version and tell the watch', async () => {
    const site = await panelSite()
    const { status, body, headers } = await site.send('PATCH', hero, { body: { title: 'Set up at once' } })
    expect(status).toBe(200)
    expect(await site.text()).toBe(
      homeText
        .replace('"Set up in {claim:setup}"', '"Set up at once"')
        .replace('version: 3', `version: 4\nlastModified: ${instant}`),
    )
    const hash = await site.hash()
    expect(body).toMatchObject({
      hash,
      file: 'pages/home.yaml',
      text: await site.text(),
      page: { version: 4, lastModified: instant },
      block: { id: 'hero', title: 'Set up at once' },
    })
    expect(headers['etag']).toBe(`"${hash}"`)
    expect(site.written).toEqual([['pages/home.yaml', hash]])
    expect((await site.send('GET', '/pages/home')).body['hash']).toBe(hash)
  })

  it('copy a block', async () => {
    const site = await panelSite()
    const { body } = await site.send('POST', `${hero}/duplicate`)
    expect(body).toMatchObject({ block: { id: 'hero-copy', order: 0.5, visible: true }, page: { version: 4 } })
    expect((parse(await site.text()) as { blocks: { id: string }[] }).blocks.map(({ id }) => id)).toEqual([
      'hero',
      'hero-copy',
      'text',
    ])
  })

  it('take an empty object as no body', async () => {
    const site = await panelSite()
    expect((await site.send('POST', `${hero}/duplicate`, { body: {} })).status).toBe(200)
    expect((await site.send('POST', `${hero}/duplicate`, { body: { times: 2 } })).status).toBe(422)
  })

  it('reorder by ids', async () => {
    const site = await panelSite()
    const { body } = await site.send('PUT', '/pages/home/order', { body: { ids: ['text', 'hero'] } })
    expect(body['page']).toMatchObject({
      blocks: [
        { id: 'hero', order: 1 },
        { id: 'text', order: 0 },
      ],
    })
  })

  it('keep the mark and the line ends of the file', async () => {
    const site = await panelSite()
    const hash = await site.hash('pages/docs/api.yaml')
    await site.send('PATCH', '/pages/docs-api/blocks/one', {
      body: { title: 'One' },
      headers: { 'if-match': `"${hash}"` },
    })
    expect(await site.text('pages/docs/api.yaml')).toBe(
      `\uFEFFtitle: API\r\nversion: 2\r\nlastModified: ${instant}\r\nblocks:\r\n  - id: one\r\n    type: text\r\n    title: One\r\n`,
    )
  })

  it('restore an earlier text byte for byte', async () => {
    const site = await panelSite()
    const before = (await site.send('GET', '/pages/home')).body['text']
    await site.send('PATCH', hero, { body: { visible: false } })
    expect(await site.text()).not.toBe(homeText)
    const restored = await site.send('POST', '/pages/home/restore', { body: { text: before } })
    expect(restored.status).toBe(200)
    expect(await site.text()).toBe(homeText)
  })

  it('can follow each other with the hash of the answer before', async () => {
    const site = await panelSite()
    let hash = await site.hash()
    for (const title of ['a', 'b', 'c'])
      hash = String(
        (await site.send('PATCH', hero, { body: { title }, headers: { 'if-match': `"${hash}"` } })).body['hash'],
      )
    expect(parse(await site.text())).toMatchObject({ version: 6, blocks: [{ title: 'c' }, {}] })
  })

  it('are made one at a time: of two at once the second is a conflict', async () => {
    const site = await panelSite()
    const answers = await Promise.all(['a', 'b', 'c'].map((title) => site.send('PATCH', hero, { body: { title } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(site.written).toHaveLength(1)
  })
})

describe('a conflict', () => {
  it('shows both versions and leaves the disk alone', async () => {
    const site = await panelSite()
    const { body: seen } = await site.send('GET', '/pages/home')
    const theirs = homeText.replace('Words.', 'Other words.')
    await writeFile(join(site.folder, 'pages/home.yaml'), theirs)
    const { status, body, headers } = await site.send('PATCH', hero, {
      body: { title: 'Mine' },
      headers: { 'if-match': `"${String(seen['hash'])}"` },
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      yours: { blocks: [{ title: 'Mine' }, { content: 'Words.' }] },
      theirs: { blocks: [{ title: 'Set up in {claim:setup}' }, { content: 'Other words.' }] },
      theirsText: theirs,
      seenText: homeText,
      mergedText: expect.stringMatching(/title: "Mine"[^]*Other words\./),
      hash: await site.hash(),
      error: { message: 'the file has changed since you opened it' },
    })
    expect(headers['etag']).toBe(`"${await site.hash()}"`)
    expect(await site.text()).toBe(theirs)
    expect(site.written).toEqual([])
  })

  it('shows the change on their version when the seen one is not known', async () => {
    const site = await panelSite()
    const { status, body } = await site.send('PATCH', hero, {
      body: { title: 'Mine' },
      headers: { 'if-match': '"old"' },
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({ yours: { blocks: [{ title: 'Mine' }, {}] }, theirs: { title: 'Home' } })
  })

  it('is one, too, when their version cannot be read', async () => {
    const site = await panelSite()
    const seen = await site.hash()
    await writeFile(join(site.folder, 'pages/home.yaml'), 'title: "\n')
    expect(
      await site.send('PATCH', hero, { body: { title: 'Mine' }, headers: { 'if-match': `"${seen}"` } }),
    ).toMatchObject({
      status: 409,
      body: { theirs: null, theirsText: 'title: "\n', mergedText: null },
    })
  })
})

describe('an edit that cannot be is refused with its field', () => {
  it.each<[what: string, path: string, body: unknown, status: number, field: string | undefined, message: RegExp]>([
    ['an empty title', hero, { title: '' }, 422, 'blocks.0.title', /must not be empty/],
    ['a title that is a number', hero, { title: 3 }, 422, 'title', /must be text/],
    ['an order in words', hero, { order: 'first' }, 422, 'order', /must be a number/],
    ['visible as a text', hero, { visible: 'no' }, 422, 'visible', /must be true or false/],
    ['an unknown field', hero, { type: 'text' }, 422, 'type', /"type" is not known/],
    ['nothing', hero, {}, 422, '', /at least one/],
    ['a list', hero, [], 422, '', /must be a mapping/],
    ['no body', hero, undefined, 400, undefined, /not JSON/],
    ['broken JSON', hero, '{"title":', 400, undefined, /not JSON/],
    ['bytes that are no text', hero, new Uint8Array([0x7b, 0xff]), 400, undefined, /not JSON/],
    [
      'JSON 100,000 deep',
      hero,
      `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      400,
      undefined,
      /deeper than 16/,
    ],
    ['the same, not closed', hero, '['.repeat(1_000_000), 400, undefined, /deeper than 16/],
    ['a body over the limit', hero, new Uint8Array(1024 * 1024 + 1).fill(0x20), 413, undefined, /1 MiB/],
    ['a prototype', hero, '{"__proto__":{"title":"x"}}', 422, '__proto__', /not known/],
    ['an unknown claim', hero, { title: 'In {claim:nothing}' }, 422, 'blocks.0.title', /no claim "nothing"/],
    ['a control character', hero, { title: 'a\u0007' }, 422, 'blocks.0.title', /control character \(U\+0007\)/],
    ['an unknown block', '/pages/home/blocks/none', { title: 'x' }, 404, 'blocks', /no block "none"/],
    ['an unknown page', '/pages/none/blocks/hero', { title: 'x' }, 404, undefined, /no such page/],
    [
      'a file that would be too large',
      hero,
      { title: 'x'.repeat(1024 * 1024 - 100) },
      422,
      undefined,
      /larger than 1 MiB/,
    ],
  ])('%s', async (_, path, body, status, field, message) => {
    const site = await panelSite()
    const before = await readFolder(site.folder)
    const sent = await site.send('PATCH', path, body === undefined ? {} : { body })
    expect(sent).toMatchObject({
      status,
      body: { error: { message: expect.stringMatching(message), hint: expect.stringMatching(/./) } },
    })
    expect(sent.body.error?.path).toBe(field)
    expect(await readFolder(site.folder)).toEqual(before)
    expect(site.written).toEqual([])
  })

  it.each<[what: string, text: unknown, message: RegExp]>([
    ['broken YAML', 'title: "a', /cannot be read \(line 1\)/],
    ['a page without a title', 'blocks: []\n', /"title" is missing/],
    ['nothing', '', /"title" is missing/],
    ['a list', '- a\n', /must be a mapping/],
    ['an unknown key', 'title: a\nauthor: me\n', /"author" is not known/],
    [
      'a block that is not valid',
      'title: a\nblocks: [{ id: x, type: text, order: first }]\n',
      /"order" must be a number/,
    ],
    ['an id twice', 'title: a\nblocks: [{ id: x, type: text }, { id: x, type: text }]\n', /used twice/],
    ['an unpaired surrogate', 'title: "\ud800"\n', /an unpaired surrogate/],
    ['NUL', 'title: a\0\n', /NUL/],
    ['no text', 5, /must be text/],
  ])('a restored text with %s', async (_, text, message) => {
    const site = await panelSite()
    const sent = await site.send('POST', '/pages/home/restore', { body: { text } })
    expect(sent).toMatchObject({ status: 422, body: { error: { message: expect.stringMatching(message) } } })
    expect(await site.text()).toBe(homeText)
  })

  it('but a page that has a fault already can be edited elsewhere', async () => {
    const site = await panelSite({ 'pages/home.yaml': 'blocks:\n  - id: hero\n    type: hero\n    layout: odd\n' })
    expect((await site.send('PATCH', hero, { body: { title: 'x' } })).status).toBe(200)
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
    ['POST', '/files/etc/passwd', 404],
  ])('%s %s', async (method, path, status) => {
    const site = await panelSite()
    const sent = await site.send(method, path, { body: {} })
    expect(sent.status).toBe(status)
    expect(sent.headers['allow'] !== undefined).toBe(status === 405)
    expect(sent.body.error?.hint).toMatch(/./)
  })
})

describe('P7: a write in which one thing is not right is refused, and the file untouched', () => {
  it('but all of it right is taken', async () => {
    const site = await panelSite()
    expect((await site.send('PATCH', hero, { body: { title: 'x' } })).status).toBe(200)
    expect(
      (await site.send('PATCH', hero, { body: { title: 'y' }, headers: { 'sec-fetch-site': undefined } })).status,
    ).toBe(200)
    for (const type of ['application/json; charset=UTF-8', 'application/json;charset="utf-8"'])
      expect((await site.send('PATCH', hero, { body: { title: 'z' }, headers: { 'content-type': type } })).status).toBe(
        200,
      )
    expect(
      (
        await site.send('PATCH', hero, {
          body: { title: 'z' },
          headers: { host: '127.0.0.1:4321', origin: 'http://127.0.0.1:4321' },
        })
      ).status,
    ).toBe(200)
  })

  it.each<[what: string, headers: Readonly<Record<string, string | undefined>>, status: number]>([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['the origin null', { origin: 'null' }, 403],
    ['no origin', { origin: undefined }, 403],
    ['an empty origin', { origin: '' }, 403],
    ['another port', { origin: 'http://localhost:4322' }, 403],
    ['no port', { origin: 'http://localhost' }, 403],
    ['https', { origin: 'https://localhost:4321' }, 403],
    ['another name of this server', { origin: 'http://127.0.0.1:4321' }, 403],
    ['a host that begins like ours', { origin: 'http://localhost:4321.evil.example' }, 403],
    ['a slash at the end', { origin: `${origin}/` }, 403],
    ['capital letters', { origin: 'HTTP://LOCALHOST:4321' }, 403],
    ['two origins in one', { origin: `${origin}, ${origin}` }, 403],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }, 403],
    ['Sec-Fetch-Site none', { 'sec-fetch-site': 'none' }, 403],
    ['an empty Sec-Fetch-Site', { 'sec-fetch-site': '' }, 403],
    ['no token', { 'x-libretto-token': undefined }, 403],
    ['an empty token', { 'x-libretto-token': '' }, 403],
    ['a wrong token', { 'x-libretto-token': 'guess' }, 403],
    ['a token that begins right', { 'x-libretto-token': `${token}x` }, 403],
    ['half a token', { 'x-libretto-token': token.slice(0, -1) }, 403],
    ['no content type', { 'content-type': undefined }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
    ['JSON as a parameter', { 'content-type': 'text/plain; application/json' }, 415],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['a kind of JSON', { 'content-type': 'application/ld+json' }, 415],
    ['a packed body', { 'content-encoding': 'gzip' }, 415],
    ['no If-Match', { 'if-match': undefined }, 428],
    ['If-Match of any', { 'if-match': '*' }, 428],
    ['If-Match without quotes', { 'if-match': 'abc' }, 428],
    ['a weak If-Match', { 'if-match': 'W/"abc"' }, 428],
    ['a stale If-Match', { 'if-match': '"0"' }, 409],
  ])('%s', async (_, headers, status) => {
    const site = await panelSite()
    const before = await readFolder(site.folder)
    for (const [method, path, body] of [
      ['PATCH', hero, { title: 'x' }],
      ['POST', `${hero}/duplicate`, undefined],
      ['PUT', '/pages/home/order', { ids: ['text', 'hero'] }],
      ['POST', '/pages/home/restore', { text: 'title: x\n' }],
    ] as const) {
      const sent = await site.send(method, path, { headers, ...(body === undefined ? {} : { body }) })
      expect(sent.status, `${method} ${path}`).toBe(status)
      expect(sent.body.error, path).toEqual({ message: expect.stringMatching(/./), hint: expect.stringMatching(/./) })
      expect(Object.keys(sent.headers).some((name) => name.startsWith('access-control'))).toBe(false)
    }
    expect(await readFolder(site.folder)).toEqual(before)
    expect(site.written).toEqual([])
  })

  it.each(['origin', 'sec-fetch-site', 'x-libretto-token', 'content-type', 'if-match'])('%s twice', async (name) => {
    const site = await panelSite()
    const twice: Record<string, string> = {
      origin,
      'sec-fetch-site': 'same-origin',
      'x-libretto-token': token,
      'content-type': 'application/json',
      'if-match': `"${await site.hash()}"`,
    }
    const sent = await site.send('PATCH', hero, { body: { title: 'x' }, more: [name, twice[name] ?? ''] })
    expect(sent.status).toBeGreaterThanOrEqual(400)
    expect(await site.text()).toBe(homeText)
  })

  it('with --host nothing is written at all', async () => {
    const site = await panelSite({}, { isReadOnly: true })
    expect(await site.send('PATCH', hero, { body: { title: 'x' } })).toMatchObject({
      status: 403,
      body: { error: { message: 'with --host nothing is written' } },
    })
    expect(await site.text()).toBe(homeText)
  })

  it('does not read the body of a request that is refused already', async () => {
    const site = await panelSite()
    const asked: string[] = []
    const body = (name: string) => async () => {
      asked.push(name)
      return new TextEncoder().encode('{"title":"x"}')
    }
    const right = [
      'host',
      'localhost:4321',
      'origin',
      origin,
      'x-libretto-token',
      token,
      'content-type',
      'application/json',
      'if-match',
      `"${await site.hash()}"`,
    ]
    const send = (name: string, path: string, rawHeaders: string[]) =>
      answerPanel({ method: 'PATCH', path, headers: {}, rawHeaders, body: body(name) }, site.state)
    expect((await send('foreign', hero, right.toSpliced(3, 1, 'null'))).status).toBe(403)
    expect((await send('unknown', '/pages/none/blocks/hero', right)).status).toBe(404)
    expect((await send('unseen', hero, right.slice(0, -2))).status).toBe(428)
    expect((await send('right', hero, right)).status).toBe(200)
    expect(asked).toEqual(['right'])
  })

  it('comes before routing: a foreign page cannot tell which page exists', async () => {
    const site = await panelSite()
    const headers = { origin: 'https://evil.example' }
    const [known, unknown, call] = await Promise.all(
      ['/pages/home/order', '/pages/none/order', '/none'].map((path) => site.send('PUT', path, { headers, body: {} })),
    )
    expect(known?.raw).toEqual(unknown?.raw)
    expect(known?.raw).toEqual(call?.raw)
  })
})

it('a file that is read-only is not written', async () => {
  const site = await panelSite()
  const path = join(site.folder, 'pages/home.yaml')
  await chmod(path, 0o444)
  expect(await site.send('PATCH', hero, { body: { title: 'x' } })).toMatchObject({
    status: 403,
    body: { error: { message: 'the file is read-only (EACCES)' } },
  })
  expect(await site.text()).toBe(homeText)
})

describe('only pages of the content folder', () => {
  it('are written: a link in the place of the file is refused', async () => {
    const { symlink, rename } = await import('node:fs/promises')
    const site = await panelSite()
    const path = join(site.folder, 'pages/home.yaml')
    const outside = join(site.folder, '..', `${site.folder.split('/').at(-1)}-outside.yaml`)
    await rename(path, outside)
    await symlink(outside, path)
    const sent = await site.send('PATCH', hero, { body: { title: 'x' } })
    expect(sent).toMatchObject({ status: 403 })
    expect(await site.text(`../${outside.split('/').at(-1)}`)).toBe(homeText)
    await rm(outside)
  })
})
