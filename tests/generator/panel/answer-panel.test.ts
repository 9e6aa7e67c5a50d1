// What the panel’s API refuses to write; a refusal leaves every file as it was. Without sockets.

import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerPanel } from '#generator/panel/answer-panel.ts'
import { readFolder } from '../../setup/mini-site.ts'
import { homeText, origin, panelSite, token } from './panel-site.ts'

const hero = '/pages/home/blocks/hero'

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
  ])('%s', async (...[, path, body, status, field, message]) => {
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

describe('P7: a write with one wrong thing is refused, and the file unchanged', () => {
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
      answerPanel({ method: 'PATCH', path, headers: {}, rawHeaders, isLocal: true, body: body(name) }, site.state)
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
