// What the panel’s API writes, and how it reports a conflict. Without sockets.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { hashOf } from '#generator/hash.ts'
import { homeText, panelSite } from './panel-site.ts'

const hero = '/pages/home/blocks/hero'

describe('writes', () => {
  it('change one value, raise the version and tell the watch', async () => {
    const site = await panelSite()
    const { status, body, headers } = await site.send('PATCH', hero, { body: { title: 'Set up at once' } })
    expect(status).toBe(200)
    expect(await site.text()).toBe(
      homeText.replace('"Set up in {claim:setup}"', '"Set up at once"').replace('version: 3', 'version: 4'),
    )
    const hash = await site.hash()
    expect(body).toMatchObject({
      hash,
      file: 'pages/home.yaml',
      text: await site.text(),
      page: { version: 4 },
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
        { id: 'text', order: 0 },
        { id: 'hero', order: 1 },
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
      ['\uFEFFtitle: API', 'blocks:', '  - id: one', '    type: text', '    title: One', ''].join('\r\n'),
    )
  })

  it('leave a file alone that is not UTF-8', async () => {
    const site = await panelSite()
    const bytes = Buffer.from(homeText.replace('Words.', 'Caf\xe9.'), 'latin1')
    await writeFile(join(site.folder, 'pages/home.yaml'), bytes)
    const headers = { 'if-match': `"${hashOf(bytes)}"` }
    const { status, body } = await site.send('PATCH', hero, { body: { title: 'New' }, headers })
    expect([status, body.error?.message]).toEqual([422, 'the file is not UTF-8'])
    expect(await readFile(join(site.folder, 'pages/home.yaml'))).toEqual(bytes)
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

describe('a file that has changed elsewhere', () => {
  const theirs = homeText.replace('Words.', 'Other words.')
  async function afterTheirs(text = theirs) {
    const site = await panelSite()
    const { body: seen } = await site.send('GET', '/pages/home')
    await writeFile(join(site.folder, 'pages/home.yaml'), text)
    return { site, headers: { 'if-match': `"${String(seen['hash'])}"` } }
  }

  it('takes an edit of another value without a question, and keeps both', async () => {
    const { site, headers } = await afterTheirs()
    const { status, body } = await site.send('PATCH', hero, { body: { title: 'Mine' }, headers })
    expect([status, body['mergedInto'], body['text']]).toEqual([200, theirs, await site.text()])
    expect(await site.text()).toBe(
      theirs.replace('"Set up in {claim:setup}"', '"Mine"').replace('version: 3', 'version: 4'),
    )
  })

  it('takes a copy and a new order, too', async () => {
    const { site, headers } = await afterTheirs()
    expect((await site.send('POST', `${hero}/duplicate`, { headers })).status).toBe(200)
    const { site: other, headers: seen } = await afterTheirs()
    const order = await other.send('PUT', '/pages/home/order', { body: { ids: ['text', 'hero'] }, headers: seen })
    expect(order.status).toBe(200)
    expect(await other.text()).toMatch(/Other words\.[^]*id: hero/)
  })

  it.each<[string, string, string, string, object]>([
    ['the same value', homeText.replace('Set up in', 'Ready in'), 'PATCH', hero, { title: 'Mine' }],
    ['the block that is gone', homeText.replace('id: hero', 'id: head'), 'PATCH', hero, { title: 'Mine' }],
    ['the copied block', homeText.replace('Set up in', 'Ready in'), 'POST', `${hero}/duplicate`, {}],
    ['a whole text', theirs, 'POST', '/pages/home/restore', { text: homeText }],
  ])('asks about %s', async (_, text, ...call) => {
    const [method, path, body] = call
    const { site, headers } = await afterTheirs(text)
    expect((await site.send(method, path, { body, headers })).status).toBe(409)
    expect(await site.text()).toBe(text)
  })
})

describe('a conflict', () => {
  it('shows both versions and leaves the disk alone', async () => {
    const site = await panelSite()
    const { body: seen } = await site.send('GET', '/pages/home')
    const theirs = homeText.replace('Words.', 'Other words.').replace('Set up in', 'Ready in')
    await writeFile(join(site.folder, 'pages/home.yaml'), theirs)
    const { status, body, headers } = await site.send('PATCH', hero, {
      body: { title: 'Mine' },
      headers: { 'if-match': `"${String(seen['hash'])}"` },
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      yours: { blocks: [{ title: 'Mine' }, { content: 'Words.' }] },
      theirs: { blocks: [{ title: 'Ready in {claim:setup}' }, { content: 'Other words.' }] },
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
