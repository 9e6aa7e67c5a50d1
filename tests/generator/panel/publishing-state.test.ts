// Which pages and articles visitors do not see, and edits of that: byte for byte, by the names of the file.

import { describe, expect, test } from 'vitest'
import type { PublishingState, StateWritten } from '#runtime/devtools/wire-site.ts'
import { panelSite } from './panel-site.ts'

const files = {
  'site.yaml': 'name: Test\nurl: https://example.com\nfeatures:\n  help: false\n',
  'blog/old.md': '---\ntitle: Old\npublishedAt: 2026-01-01\n---\nText.\n',
  'blog/plan.md': '\uFEFF---\r\ntitle: Plan # why\r\npublishedAt:   "2026-02-01"\r\nstatus: draft\r\n---\r\nText.\r\n',
  'blog/later.md': '---\ntitle: Later\ndate: 2027-03-01\n---\n',
  'blog/soon.md': '---\ntitle: Soon\npublishedAt: 2026-12-24T08:00:00Z\n---\n',
  'blog/foreign.md': '---\ntitle: Foreign\ndate: 2026-01-01 10:00:00 +0100\ndraft: true\n---\n',
  'docs/guide.md': '---\ntitle: Guide\npublishedAt: 2027-01-01\n---\n',
  'pages/plan.yaml': 'title: Plan\nstatus: draft\nversion: 2\nlastModified: 2026-01-01\n',
}

const openSite = () => panelSite(files)

async function listed(query: string, site: Awaited<ReturnType<typeof openSite>>) {
  const { body } = await site.send('GET', `/state${query}`)
  const { items, counts } = body as unknown as PublishingState
  return { names: items.map(({ file, visibility }) => `${visibility} ${file}`), counts, items }
}

describe('the state of the site', () => {
  test('lists what visitors do not see, what comes next first', async () => {
    const site = await openSite()
    const { names, counts } = await listed('?of=hidden', site)
    expect(names).toEqual([
      'scheduled blog/soon.md',
      'scheduled docs/guide.md',
      'scheduled blog/later.md',
      'off help/no-audio.md',
      'draft blog/plan.md',
      'draft blog/foreign.md',
      'draft pages/plan.yaml',
    ])
    expect(counts).toEqual({ published: 3, draft: 3, scheduled: 3, off: 1 })
    expect((await listed('?of=draft&search=FOREIGN', site)).names).toEqual(['draft blog/foreign.md'])
    expect((await site.send('GET', '/state?of=other')).status).toBe(400)
  })

  test('says when, where, and whether a date is possible', async () => {
    const site = await openSite()
    const { items } = await listed('?of=all', site)
    expect(items.find(({ file }) => file === 'blog/foreign.md')).toMatchObject({
      title: 'Foreign',
      route: '/blog/foreign',
      publishedAt: '2026-01-01T10:00:00+01:00',
      canSchedule: true,
    })
    expect(items.find(({ file }) => file === 'pages/plan.yaml')).toMatchObject({ canSchedule: false })
  })

  test('knows translations by the keys of their collection', async () => {
    const site = await panelSite({
      'site.yaml': 'name: Test\nurl: https://example.com\nlanguages: [en, de]\n',
      'de/blog/entwurf.md': '---\ntitle: Entwurf\ndate: 2026-01-01\ndraft: true\n---\n',
    })
    const { items } = await listed('?of=draft', site)
    expect(items).toMatchObject([{ file: 'de/blog/entwurf.md', route: '/de/blog/entwurf', language: 'de' }])
  })
})

describe('an edit of the state', () => {
  const change = async (file: keyof typeof files, body: object) => {
    const site = await openSite()
    const before = await site.text(file)
    const headers = { 'if-match': `"${await site.hash(file)}"` }
    const answer = await site.send('PATCH', `/state/${file}`, { body, headers })
    return { site, before, answer, after: await site.text(file), error: answer.body.error }
  }

  test.each([
    ['publishes', 'blog/plan.md', { status: 'published' }, ['status: draft', 'status: published']],
    ['schedules', 'blog/old.md', { publishedAt: '2027-01-01' }, ['publishedAt: 2026-01-01', 'publishedAt: 2027-01-01']],
    ['keeps quotes', 'blog/plan.md', { publishedAt: '2027-01-01' }, ['   "2026-02-01"', '   "2027-01-01"']],
    ['uses the names of the file', 'blog/foreign.md', { status: 'published' }, ['draft: true', 'draft: false']],
    ['uses its name of the date', 'blog/later.md', { publishedAt: '2026-03-01' }, ['date: 2027', 'date: 2026']],
    ['adds a key', 'blog/soon.md', { status: 'draft' }, ['08:00:00Z\n', '08:00:00Z\nstatus: draft\n']],
    ['removes a date', 'docs/guide.md', { publishedAt: null }, ['publishedAt: 2027-01-01\n', '']],
  ] as const)('%s and changes no other byte', async (_, file, body, [old, fresh]) => {
    const { before, after, answer, site } = await change(file, body)
    expect(answer.status).toBe(200)
    expect(after).toBe(before.replace(old, fresh))
    expect(site.written.map(([name]) => name)).toEqual([file])
    const { before: text, row } = answer.body as unknown as StateWritten
    await site.send('POST', `/state/${file}`, { body: { text }, headers: { 'if-match': `"${row.hash}"` } })
    expect(await site.text(file)).toBe(before)
  })

  test('raises the version of a page', async () => {
    const { after } = await change('pages/plan.yaml', { status: 'published' })
    expect(after).toBe('title: Plan\nstatus: published\nversion: 3\nlastModified: 2026-11-21T10:20:30.400Z\n')
  })

  test('says nothing new to what is public already', async () => {
    const { before, after, answer } = await change('blog/old.md', { status: 'published' })
    expect([answer.status, after]).toEqual([200, before])
  })

  test('is refused in words', async () => {
    const say = async (file: keyof typeof files, body: object) => (await change(file, body)).error?.message
    expect(await say('pages/plan.yaml', { publishedAt: '2027-01-01' })).toBe('a page has no date of publication')
    expect(await say('blog/old.md', { publishedAt: null })).toBe('this article needs a date of publication')
    expect(await say('blog/old.md', {})).toBe('the body needs at least one of status and publishedAt')
    expect(await say('blog/old.md', { publishedAt: 'tomorrow' })).toMatch(/must be a date like 2026-05-31/)
    const site = await openSite()
    const sent = async (path: string) => (await site.send('PATCH', path, { body: { status: 'draft' } })).status
    expect(await sent('/state/site.yaml')).toBe(404)
    expect(await sent('/state/../outside.md')).toBe(404)
    expect(await sent('/state/blog/old.md')).toBe(409)
  })

  test('never overwrites what was not seen, and shows it', async () => {
    const site = await openSite()
    const { status, body } = await site.send('PATCH', '/state/blog/old.md', {
      body: { status: 'draft' },
      headers: { 'if-match': '"other"' },
    })
    expect([status, body['theirsText']]).toEqual([409, files['blog/old.md']])
    expect(body['mergedText']).toContain('status: draft')
    expect(await site.text('blog/old.md')).toBe(files['blog/old.md'])
  })
})
