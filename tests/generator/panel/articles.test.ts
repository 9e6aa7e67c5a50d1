// The calls of the panel's API about articles. Without sockets.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findHeadings } from '#generator/panel/link-rows.ts'
import { readText } from '#generator/panel/read-text.ts'
import { insertBlock } from '#runtime/devtools/panel/write/inserts.ts'
import type { ArticleRow, Inserts, LinkRow } from '#runtime/devtools/wire-articles.ts'
import type { Rows } from '#runtime/devtools/wire-rows.ts'
import { type PanelSite, panelSite } from './panel-site.ts'

const file = 'help/no-audio.md'
const path = `/articles/${file}`
const sound = '---\ntitle: No sound\n---\n\n## Check the cable {#cable}\n\n```md\n## no heading\n```\n\nText.\n'
const more = {
  'blog/post.md': '---\ntitle: A post\npublishedAt: 2026-10-01\n---\n\n## What is *new*\n\nText.\n',
  'blog/other.md': '---\ntitle: Other\nstatus: draft\n---\nText.\n',
  'blog/later.md': '---\ntitle: Later\npublishedAt: 2027-01-01\n---\nText.\n',
}

const list = async <Row>(site: PanelSite, call: string) => (await site.send('GET', call)).body as unknown as Rows<Row>
const put = async (site: PanelSite, body: unknown, hash?: string) =>
  site.send('PUT', path, { body, headers: { 'if-match': `"${hash ?? (await site.hash(file))}"` } })

describe('articles', () => {
  it('are listed with their state, some rows at a time, and are searched', async () => {
    const site = await panelSite(more)
    const { items, total } = await list<ArticleRow>(site, '/articles?limit=2')
    expect([items.length, total]).toEqual([2, 4])
    const rows = (await list<ArticleRow>(site, '/articles')).items
    expect(Object.fromEntries(rows.map((row) => [row.file, [row.state, row.route]]))).toEqual({
      'blog/post.md': ['published', '/blog/post'],
      'blog/other.md': ['draft', '/blog/other'],
      'blog/later.md': ['scheduled', '/blog/later'],
      [file]: ['published', '/help/no-audio'],
    })
    expect((await list<ArticleRow>(site, '/articles?search=AUDIO')).items.map((row) => row.file)).toEqual([file])
  })

  it('are opened as they are on the disk', async () => {
    const site = await panelSite()
    await writeFile(join(site.folder, file), `\uFEFF${sound.replaceAll('\n', '\r\n')}`)
    const { status, body, headers } = await site.send('GET', path)
    expect([status, headers['etag']]).toEqual([200, `"${await site.hash(file)}"`])
    expect(body).toMatchObject({ file, title: 'No sound', collection: 'help', route: '/help/no-audio', firstLine: 4 })
    expect(body['text']).toBe(await site.text(file))
  })

  it('are written byte for byte, and the watch is told', async () => {
    const site = await panelSite()
    const text = `\uFEFF${sound.replace('\n', '\r\n')}`
    const { status, body } = await put(site, { text })
    expect([status, body['title']]).toEqual([200, 'No sound'])
    expect(await site.text(file)).toBe(text)
    expect(site.written).toEqual([[file, await site.hash(file)]])
  })

  it('that are not UTF-8 are not opened, and nothing is written over them', async () => {
    const site = await panelSite()
    const bytes = Buffer.from(sound.replace('Text.', 'Caf\xe9.'), 'latin1')
    await writeFile(join(site.folder, file), bytes)
    const said = ['the file is not UTF-8', 'save it as UTF-8 in another program']
    for (const { status, body } of [
      await site.send('GET', path),
      await put(site, { text: sound }),
      await put(site, { text: sound }, 'stale'),
      await site.send('PATCH', `/state/${file}`, {
        body: { status: 'draft' },
        headers: { 'if-match': `"${await site.hash(file)}"` },
      }),
    ])
      expect([status, body.error?.message, body.error?.hint]).toEqual([422, ...said])
    expect(await readFile(join(site.folder, file))).toEqual(bytes)
  })

  it('take no unpaired surrogate, which a file cannot hold', async () => {
    const site = await panelSite()
    const { status, body } = await put(site, { text: `${sound}\ud800` })
    expect([status, body.error?.message]).toEqual([422, 'the text contains an unpaired surrogate'])
    expect(site.written).toEqual([])
  })

  it('keep a text with an error, unless the save was nobody’s wish', async () => {
    const site = await panelSite()
    const before = await site.text(file)
    const text = '---\ntitel: No sound\n---\nText.\n'
    const refused = await put(site, { text, ifSound: true })
    expect(refused.status).toBe(422)
    expect(refused.body.error?.message).toContain('the text has an error (line 2)')
    expect(refused.body['problems']).toContainEqual(expect.objectContaining({ file, line: 2 }))
    expect(await site.text(file)).toBe(before)
    expect((await put(site, { text })).status).toBe(200)
    expect(await site.text(file)).toBe(text)
  })

  it.each([
    ['without front matter', 'Text.\n', 'does not begin with front matter'],
    ['whose front matter is no YAML', '---\ntitle: "a\n---\nText.\n', '(line 2)'],
    ['too long', `---\ntitle: a\n---\n${'x'.repeat(1024 * 1024)}`, '1 MiB'],
    ['missing', undefined, 'text'],
  ])('stay as they are when the text is %s', async (_, text, message) => {
    const site = await panelSite()
    const before = await site.text(file)
    const { status, body } = await put(site, { text })
    expect([413, 422]).toContain(status)
    expect(body.error?.message).toContain(message)
    expect(await site.text(file)).toBe(before)
  })

  it('that changed elsewhere are not overwritten: both versions come back', async () => {
    const site = await panelSite()
    const { body: seen } = await site.send('GET', path)
    await writeFile(join(site.folder, file), sound)
    const { status, body } = await put(site, { text: 'mine' }, String(seen['hash']))
    expect([status, await site.text(file)]).toEqual([409, sound])
    expect(body).toMatchObject({ yoursText: 'mine', theirsText: sound, seenText: seen['text'], file })
    expect(body['hash']).toBe(await site.hash(file))
  })

  it.each([
    ['GET', '/articles/pages/home.yaml', 404],
    ['GET', '/articles/help/gone.md', 404],
    ['GET', '/articles/../secret.md', 404],
    ['PUT', '/articles/help/gone.md', 404],
    ['PATCH', path, 405],
    ['PUT', '/articles', 405],
  ])('%s %s is refused', async (method, call, status) => {
    const site = await panelSite()
    expect((await site.send(method, call, { body: { text: sound } })).status).toBe(status)
  })

  it('are not written without a version, and not with --host', async () => {
    const site = await panelSite()
    const options = { body: { text: sound }, headers: { 'if-match': undefined } }
    expect((await site.send('PUT', path, options)).status).toBe(428)
    const open = await panelSite({}, { isReadOnly: true })
    expect((await open.send('PUT', path, { body: { text: sound } })).status).toBe(403)
  })
})

describe('the front matter of an article', () => {
  const text = '\uFEFF---\r\ntitle: "No sound" # head\r\ntags: [a, b]\r\n---\r\nText.\r\n'
  const edit = async (changes: unknown, of = text) => {
    const site = await panelSite()
    const before = await site.text(file)
    const answer = await site.send('POST', `${path}/head`, { body: { text: of, changes } })
    expect(await site.text(file)).toBe(before)
    return answer
  }

  it('is changed value by value in a text, byte for byte, and nothing is written', async () => {
    const { status, body } = await edit([
      { path: ['title'], value: 'Silence' },
      { path: ['tags', 1], value: 'c' },
      { path: ['difficulty'], value: 'beginner' },
    ])
    expect(status).toBe(200)
    expect(body['text']).toBe(
      '\uFEFF---\r\ntitle: "Silence" # head\r\ntags: [a, c]\r\ndifficulty: beginner\r\n---\r\nText.\r\n',
    )
    expect(body['head']).toEqual({ title: 'Silence', tags: ['a', 'c'], difficulty: 'beginner' })
  })

  it('has the fields of its collection', async () => {
    const { body } = await edit([])
    expect(body['text']).toBe(text)
    expect(body['fields']).toContainEqual(expect.objectContaining({ key: 'title', isRequired: true }))
  })

  it.each([
    [[{ path: ['title'], value: 'a' }], 'Text.\n', 'does not begin with front matter'],
    [[{ path: [], value: 'a' }], text, 'path'],
    [[{ path: ['nothing', 'here'], value: 'a' }], text, 'nothing'],
    [[], '---\ntitle: "a\n---\n', 'cannot be read'],
  ])('refuses %j', async (changes, of, message) => {
    const { status, body } = await edit(changes, of)
    expect([404, 422]).toContain(status)
    expect(`${body.error?.message} ${body.error?.path}`).toContain(message)
  })
})

describe('links of an article', () => {
  const rows = async (site: PanelSite, search: string, from = file) =>
    (await list<LinkRow>(site, `/links?from=${from}&search=${search}`)).items

  it('lead to pages, articles, headings and blocks, as the article writes them', async () => {
    const site = await panelSite(more)
    expect(await rows(site, 'post')).toEqual([{ href: '/blog/post', title: 'A post', kind: 'article' }])
    expect((await rows(site, 'post', 'blog/later.md'))[0]?.href).toBe('./post.md')
    expect(await rows(site, 'new')).toEqual([
      { href: '/blog/post#what-is-new', title: 'What is *new*', kind: 'heading', page: 'A post' },
    ])
    expect((await rows(site, 'set up'))[0]).toMatchObject({ href: '/#hero', page: 'Home' })
  })

  it('begin with the headings of the article itself', async () => {
    const site = await panelSite({ ...more, [file]: sound })
    const [first, second] = await rows(site, '')
    expect(first).toMatchObject({ href: '#cable', title: 'Check the cable' })
    expect(second?.kind).toBe('page')
  })
})

it('findHeadings leaves out code', () => {
  expect(findHeadings('# One\n```\n# no\n~~~\n# no\n```\n## Two ## \n~~~~\n# no\n')).toEqual(['One', 'Two'])
})

it('inserts are all widgets and blocks, with a sentence, and each block is valid as it is inserted', async () => {
  const site = await panelSite()
  const { widgets, blocks } = (await site.send('GET', '/inserts')).body as unknown as Inserts
  expect(widgets.map(({ name }) => name)).toContain('TagList')
  expect(blocks.map(({ name }) => name)).toContain('cta')
  expect([...widgets, ...blocks].filter(({ description }) => description === '')).toEqual([])
  const empty = { text: '---\ntitle: a\n---\n', from: 18, to: 18 }
  const wrong = blocks.flatMap(({ name, starter }) => {
    const { text } = insertBlock(name, starter)(empty)
    return readText(site.state, file, text).problems.filter(({ severity }) => severity === 'error')
  })
  expect(wrong).toEqual([])
})
