// The tool that lets other programs read the built sites, without these programs.

import { describe, expect, test } from 'vitest'
import { atomMistakes, jsonFeedMistakes } from '../tools/clients/feed-mistakes.js'
import { type Client, runClients } from '../tools/clients/run-clients.js'
import { withoutFalseAlarms } from '../tools/clients/vnu-false-alarms.js'

const clients: Client<string[]>[] = [
  { name: 'calm', check: (pages) => ({ checked: `${pages.length} pages`, findings: [] }) },
  { name: 'absent', check: () => ({ skipped: 'it is not installed' }) },
  { name: 'strict', check: async (pages) => ({ checked: '1 page', findings: [`${pages[0]}:1 a mistake`] }) },
  { name: 'broken', check: () => Promise.reject(new Error('no output')) },
]

async function run(...names: string[]): Promise<{ lines: string[]; exitCode: number }> {
  const lines: string[] = []
  const print = (line: string) => lines.push(line.split('\n')[0] ?? '')
  return { exitCode: await runClients(clients, names, ['index.html', '404.html'], print), lines }
}

describe('the clients', () => {
  test('have a line each, below it what they found; one that breaks off has failed', async () => {
    expect(await run()).toEqual({
      lines: [
        'calm: clean (2 pages)',
        'absent: skipped, it is not installed',
        'strict: failed, findings: 1 (1 page)',
        '  index.html:1 a mistake',
        'broken: failed, findings: 1 (it broke off)',
        '  Error: no output',
      ],
      exitCode: 1,
    })
  })

  test('run alone by their names', async () => {
    expect(await run('absent', 'calm')).toEqual({
      lines: ['calm: clean (2 pages)', 'absent: skipped, it is not installed'],
      exitCode: 0,
    })
    expect(await run('vnv')).toEqual({
      lines: ['unknown: vnv; the clients are calm, absent, strict, broken'],
      exitCode: 2,
    })
  })
})

test('a false alarm hides only what it describes, and is a finding when nothing raises it', () => {
  const alarms = [
    { why: 'Known.', message: /^Parse Error/, extract: /@new/ },
    { why: 'Gone.', message: /^Unknown rule/ },
  ]
  const messages = [
    { message: 'Parse Error', extract: '@new {}' },
    { message: 'Parse Error', extract: 'a { b }' },
  ]
  expect(withoutFalseAlarms(messages, alarms).map(({ message }) => message)).toEqual([
    'Parse Error',
    'the false alarm /^Unknown rule/ is not raised any more',
  ])
})

test('feeds that readers accept but that break their format are found', () => {
  const address = 'https://example.com/blog'
  const entry = {
    id: `${address}/a`,
    title: { value: 'A' },
    updated: '2026-10-27T00:00:00Z',
    authors: [{ name: 'Ada' }],
    links: [{ href: `${address}/a` }],
  }
  const feed = {
    id: address,
    title: { value: 'Blog' },
    updated: '2026-10-27T00:00:00Z',
    links: [{ rel: 'self', href: `${address}/feed.xml` }],
  }
  expect(atomMistakes({ ...feed, entries: [entry] })).toEqual([])
  expect(atomMistakes({ ...feed, links: [], entries: [entry, { ...entry, authors: [], updated: '2026' }] })).toEqual([
    'the feed lacks its own address',
    `${address}/a is there twice`,
    `${address}/a lacks the time of its last change`,
    `${address}/a lacks an author`,
  ])
  const item = { id: '1', url: `${address}/a`, content_html: '' }
  const json = { title: 'Blog', feed_url: `${address}/feed.json`, home_page_url: address, items: [item] }
  expect(jsonFeedMistakes({ ...json, version: 'https://jsonfeed.org/version/1.1' })).toEqual([])
  expect(jsonFeedMistakes({ ...json, items: [{ id: '1' }] })).toEqual([
    'the feed lacks a version',
    '1 lacks an address',
    '1 lacks content',
  ])
})
