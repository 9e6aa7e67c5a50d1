// Blocks that the panel's API adds, edits and removes: what the file is then, and what is refused.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startBlock } from '#generator/panel/block-starter.ts'
import { noOwnSchemas } from '#generator/read/context.ts'
import { blockSchemas, blockTypes } from '#schemas/blocks/registry.ts'
import { type PanelSite, panelSite } from './panel-site.ts'

const pageText = `title: Boats
version: 3
blocks:
  # What we sell.
  - id: fleet
    type: features
    title: Fleet
    data:
      items: # in order
        - title: Rowing boat
          description: For two. # at most

        # New this year.
        - { title: Canoe, description: For three. }

  - id: more
    type: text
    content: Words.
`
const file = 'pages/boats.yaml'
const fleet = '/pages/boats/blocks/fleet'

async function boats(text = pageText): Promise<{ site: PanelSite; send: PanelSite['send'] }> {
  const site = await panelSite({ [file]: text })
  const seen = await site.hash(file)
  const send: PanelSite['send'] = async (method, path, options = {}) =>
    site.send(method, path, { headers: { 'if-match': `"${seen}"` }, ...options })
  return { site, send }
}

const item = (...rest: (string | number)[]) => ['data', 'items', ...rest]
const raised = (text: string) => text.replace('version: 3', 'version: 4')

describe('an edit of the data of a block', () => {
  it('changes the bytes of the values, and puts a new key where the schema has it', async () => {
    const { site, send } = await boats()
    const changes = [
      { path: item(0, 'description'), value: 'For four.' },
      { path: item(1, 'href'), value: '/canoes' },
      { path: ['subtitle'], value: 'All of it' },
      { path: ['layout'], value: 'wide' },
    ]
    const { status, body } = await send('PATCH', `${fleet}/data`, { body: { changes } })
    expect([status, body.error]).toEqual([200, undefined])
    expect(body['block']).toMatchObject({ id: 'fleet', layout: 'wide' })
    expect(await site.text(file)).toBe(
      raised(pageText)
        .replace('For two.', 'For four.')
        .replace('For three. }', 'For three., href: /canoes }')
        .replace('Fleet\n', 'Fleet\n    subtitle: All of it\n    layout: wide\n'),
    )
  })

  it('adds and removes items', async () => {
    const { site, send } = await boats()
    const added = [{ path: item(2), value: { title: 'Ferry', description: 'For all.' } }]
    const { body } = await send('PATCH', `${fleet}/data`, { body: { changes: added } })
    const ferry = '\n\n        - title: Ferry\n          description: For all.'
    expect(await site.text(file)).toBe(raised(pageText).replace('For three. }', `For three. }${ferry}`))
    const headers = { 'if-match': `"${String(body['hash'])}"` }
    await site.send('PATCH', `${fleet}/data`, { body: { changes: [{ path: item(1), value: null }] }, headers })
    expect(await site.text(file)).toContain('at most\n\n        - title: Ferry')
  })

  it.each([
    ['an empty text', [{ path: item(0, 'title'), value: '' }], 'blocks.0.data.items.0.title', 'must not be empty'],
    ['an unknown key', [{ path: ['data', 'colour'], value: 'red' }], 'blocks.0.data.colour', 'colour'],
    ['no items', [{ path: item(), value: [] }], 'blocks.0.data.items', 'needs at least one item'],
    ['another id', [{ path: ['id'], value: 'x' }], 'blocks.0.id', 'links may lead to the id'],
    ['another type', [{ path: ['type'], value: 'hero' }], 'blocks.0.type', 'add a new block instead'],
    ['no path', [{ path: [], value: 1 }], 'changes.0.path', ''],
  ])('refuses %s at its place', async (_, changes, path, words) => {
    const { site, send } = await boats()
    const { status, body } = await send('PATCH', `${fleet}/data`, { body: { changes } })
    expect([status, body.error?.path]).toEqual([422, path])
    expect(body.error?.message).toContain(words)
    expect(await site.text(file)).toBe(pageText)
  })

  it.each([
    [[{ path: ['__proto__'], value: { polluted: true } }]],
    [[{ path: ['__proto__', 'polluted'], value: true }]],
    [[{ path: ['constructor', 'prototype', 'polluted'], value: true }]],
    [[{ path: ['data', 'items', 1e9], value: true }]],
    [[{ path: ['data', 'items', -1], value: true }]],
    [[{ path: ['blocks', 1], value: { ['x'.repeat(10)]: 1 } }]],
  ])('refuses hostile places: %j', async (changes) => {
    const { site, send } = await boats()
    const { status, body } = await send('PATCH', `${fleet}/data`, { body: { changes } })
    expect([404, 422]).toContain(status)
    expect(body.error?.message).toMatch(/\w/)
    expect(await site.text(file)).toBe(pageText)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('an edit of the head of a page', () => {
  const head = '/pages/boats/head'

  it('changes the bytes of the values, and puts a new key where the schema has it', async () => {
    const { site, send } = await boats()
    const changes = [
      { path: ['title'], value: 'Our boats' },
      { path: ['description'], value: 'Boats for two, three and four.' },
      { path: ['keywords'], value: ['boats'] },
    ]
    expect((await send('PATCH', head, { body: { changes } })).status).toBe(200)
    const words = 'title: Our boats\ndescription: Boats for two, three and four.\nkeywords:\n  - boats\n'
    expect(await site.text(file)).toBe(raised(pageText).replace('title: Boats\n', words))
  })

  it.each([
    ['an unknown status', { path: ['status'], value: 'hidden' }, 'status', 'draft'],
    ['an unknown key', { path: ['colour'], value: 'red' }, 'colour', 'colour'],
    ['another address', { path: ['slug'], value: 'ships' }, 'slug', 'rename or move'],
    ['the blocks', { path: ['blocks', 0, 'title'], value: 'x' }, 'blocks', 'one by one'],
  ])('refuses %s at its place', async (_, change, path, words) => {
    const { site, send } = await boats()
    const { status, body } = await send('PATCH', head, { body: { changes: [change] } })
    expect([status, body.error?.path]).toEqual([422, path])
    expect(body.error?.message).toContain(words)
    expect(await site.text(file)).toBe(pageText)
  })
})

describe('a new block', () => {
  it('stands after the block that it was added to', async () => {
    const { site, send } = await boats()
    const { status, body } = await send('POST', '/pages/boats/blocks', { body: { type: 'cta', after: 'fleet' } })
    expect([status, body['block']]).toMatchObject([200, { id: 'cta', type: 'cta' }])
    const text = await site.text(file)
    expect(text.replace(/\n {2}- id: cta\n {4}type: cta\n(?: {4}.*\n)*/, '')).toBe(raised(pageText))
    expect((body['page'] as { blocks: { id: string }[] }).blocks.map(({ id }) => id)).toEqual(['fleet', 'cta', 'more'])
  })

  it('is the first one without a place, and has an id of its own', async () => {
    const { site, send } = await boats()
    const { body } = await send('POST', '/pages/boats/blocks', { body: { type: 'text' } })
    expect(await site.text(file)).toContain('blocks:\n  - id: text\n    type: text\n\n  # What we sell.\n')
    const headers = { 'if-match': `"${String(body['hash'])}"` }
    const second = await site.send('POST', '/pages/boats/blocks', { body: { type: 'text', after: 'more' }, headers })
    expect(second.body['block']).toMatchObject({ id: 'text-2' })
  })

  it('gets an order where blocks have one', async () => {
    const ordered = pageText.replace('title: Fleet', 'order: 1').replace('content: Words.', 'order: 2')
    const { send } = await boats(ordered)
    const { body } = await send('POST', '/pages/boats/blocks', { body: { type: 'text', after: 'fleet' } })
    expect(body['block']).toMatchObject({ id: 'text', order: 1.5 })
  })

  it('is the first of a page without blocks', async () => {
    const { site, send } = await boats('title: Boats\n')
    expect((await send('POST', '/pages/boats/blocks', { body: { type: 'hero' } })).status).toBe(200)
    expect(await site.text(file)).toBe('title: Boats\nblocks:\n  - id: hero\n    type: hero\n')
  })

  it.each([
    [{ type: 'later' }, 422, 'there is no block type "later"'],
    [{ type: 'hero', after: 'gone' }, 404, 'there is no block "gone" on this page'],
    [{}, 422, 'type'],
  ])('is refused: %j', async (body, status, words) => {
    const { site, send } = await boats()
    const answer = await send('POST', '/pages/boats/blocks', { body })
    expect(answer.status).toBe(status)
    expect(answer.body.error?.message).toContain(words)
    expect(await site.text(file)).toBe(pageText)
  })

  it.each(blockTypes)('of the type %s is valid', async (type) => {
    const { state } = await panelSite()
    const { schema } = blockSchemas[type]
    expect(schema.safeParse({ id: 'new', ...startBlock(type, state) }).error?.issues).toBeUndefined()
  })

  it('of a custom type has what its schema requires', async () => {
    const quiz = z.strictObject({
      id: z.string(),
      type: z.literal('quiz'),
      data: z.strictObject({ level: z.enum(['easy', 'hard']), questions: z.array(z.string()).min(1) }),
    })
    const { state } = await panelSite({}, { ownSchemas: { ...noOwnSchemas, blocks: { quiz } } })
    expect(startBlock('quiz', state)).toEqual({ type: 'quiz', data: { level: 'easy', questions: ['TODO: text'] } })
  })
})

describe('a removed block', () => {
  it('takes its lines and its comment along, and comes back with restore', async () => {
    const { site, send } = await boats()
    const { status, body } = await send('POST', `${fleet}/remove`)
    expect([status, body['block']]).toEqual([200, undefined])
    expect(await site.text(file)).toBe(
      'title: Boats\nversion: 4\nblocks:\n  - id: more\n    type: text\n    content: Words.\n',
    )
    const headers = { 'if-match': `"${String(body['hash'])}"` }
    await site.send('POST', '/pages/boats/restore', { body: { text: pageText }, headers })
    expect(await site.text(file)).toBe(pageText)
  })

  it('leaves an empty list', async () => {
    const { site } = await boats('title: Boats\nblocks:\n  - id: one\n    type: text\n')
    const headers = { 'if-match': `"${await site.hash(file)}"` }
    await site.send('POST', '/pages/boats/blocks/one/remove', { headers })
    expect(await site.text(file)).toBe('title: Boats\nblocks: []\n')
  })
})

describe('a file that has changed elsewhere', () => {
  async function after(theirs: string, path: string, method: string, body: object): Promise<[number, string]> {
    const { site, send } = await boats()
    await send('GET', '/pages/boats')
    await writeFile(join(site.folder, file), theirs)
    const { status } = await send(method, path, { body })
    return [status, await site.text(file)]
  }
  const edit = { changes: [{ path: item(0, 'title'), value: 'Boat' }] }

  it('takes the edit of another block, of other data and a new block', async () => {
    const theirs = pageText.replace('Words.', 'Other words.').replace('title: Fleet', 'title: Our fleet')
    const mine = raised(theirs).replace('Rowing boat', 'Boat')
    expect(await after(theirs, `${fleet}/data`, 'PATCH', edit)).toEqual([200, mine])
    const [status, text] = await after(theirs, '/pages/boats/blocks', 'POST', { type: 'text', after: 'more' })
    expect([status, text.startsWith(raised(theirs))]).toEqual([200, true])
    const titled = { changes: [{ path: ['title'], value: 'Ships' }] }
    const named = raised(theirs).replace('title: Boats', 'title: Ships')
    expect(await after(theirs, '/pages/boats/head', 'PATCH', titled)).toEqual([200, named])
    const renamed = pageText.replace('title: Boats', 'title: Rafts')
    expect(await after(renamed, '/pages/boats/head', 'PATCH', titled)).toEqual([409, renamed])
  })

  it('is a conflict if the same list or the removed block has changed', async () => {
    const theirs = pageText.replace('For three.', 'For five.')
    expect(await after(theirs, `${fleet}/data`, 'PATCH', edit)).toEqual([409, theirs])
    expect(await after(theirs, `${fleet}/remove`, 'POST', {})).toEqual([409, theirs])
    const gone = pageText.replaceAll('more', 'less')
    expect((await after(gone, '/pages/boats/blocks', 'POST', { type: 'text', after: 'more' }))[0]).toBe(409)
  })
})
