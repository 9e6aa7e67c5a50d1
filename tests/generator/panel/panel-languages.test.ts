// The panel's API on a site in two languages: it lists the pages of both, and opens and edits the right file.

import { expect, it } from 'vitest'
import { panelSite } from './panel-site.ts'

const german = {
  'site.yaml': 'name: Test\nurl: https://example.com\nlanguages: [en, de]\n',
  'de/pages/home.yaml': 'title: Start\nblocks:\n  - { id: hero, type: hero, title: Willkommen }\n',
  'de/pages/docs/api.yaml': 'title: Schnittstelle\nslug: schnittstelle\n',
  'de/help/no-audio.md': '---\ntitle: Kein Ton\n---\nText.\n',
  'de/data/faqs.yaml': '- id: why\n  question: Warum?\n  answer: Darum.\n  category: a\n  order: 1\n',
}

it('lists the pages of all languages, with their language', async () => {
  const { body } = await (await panelSite(german)).send('GET', '/pages?limit=10')
  const pages = body['items'] as { id: string; route: string; file: string; language: string }[]
  expect(pages.map(({ id, route, file, language }) => [language, id, route, file])).toEqual([
    ['en', 'home', '/', 'pages/home.yaml'],
    ['en', 'docs-api', '/docs/api', 'pages/docs/api.yaml'],
    ['de', 'home@de', '/de', 'de/pages/home.yaml'],
    ['de', 'schnittstelle@de', '/de/schnittstelle', 'de/pages/docs/api.yaml'],
  ])
})

it('searches pages by the address in their language', async () => {
  const { body } = await (await panelSite(german)).send('GET', '/pages?search=/de/schnitt')
  expect(body['items']).toMatchObject([{ id: 'schnittstelle@de' }])
})

it('finds the source of a page and of an article in each language', async () => {
  const site = await panelSite(german)
  const open = async (route: string) => (await site.send('GET', `/open?route=${route}`)).body
  expect(await open('/')).toEqual({ page: { id: 'home', file: 'pages/home.yaml' } })
  expect(await open('/de')).toEqual({ page: { id: 'home@de', file: 'de/pages/home.yaml' } })
  expect(await open('/help/no-audio')).toEqual({ article: { file: 'help/no-audio.md', line: 2 } })
  expect(await open('/de/help/no-audio')).toEqual({ article: { file: 'de/help/no-audio.md', line: 2 } })
})

it('edits the file of the language, and no other', async () => {
  const site = await panelSite(german)
  const { body } = await site.send('GET', '/pages/home@de')
  expect(body).toMatchObject({ file: 'de/pages/home.yaml', page: { id: 'home@de', route: '/de', language: 'de' } })
  const headers = { 'if-match': `"${String(body['hash'])}"` }
  const edit = { body: { title: 'Hallo' }, headers }
  expect(await site.send('PATCH', '/pages/home@de/blocks/hero', edit)).toMatchObject({ status: 200 })
  expect(await site.text('de/pages/home.yaml')).toContain('title: Hallo')
  expect(await site.text()).toContain('Set up in')
  expect(site.written.map(([file]) => file)).toEqual(['de/pages/home.yaml'])
})

it('checks an edit with the claims of the language, or else with those of the default language', async () => {
  const titleWith = async (claim: string, more: Readonly<Record<string, string>> = {}) => {
    const site = await panelSite({ ...german, ...more })
    const headers = { 'if-match': `"${await site.hash('de/pages/home.yaml')}"` }
    const edit = { body: { title: `In {claim:${claim}}` }, headers }
    return (await site.send('PATCH', '/pages/home@de/blocks/hero', edit)).status
  }
  const claims = { 'de/data/claims.yaml': '- { id: aufbau, value: "42", unit: ms, label: Aufbau }\n' }
  expect([await titleWith('setup'), await titleWith('aufbau')]).toEqual([200, 422])
  expect([await titleWith('setup', claims), await titleWith('aufbau', claims)]).toEqual([422, 200])
})

it('counts the articles and lists of all languages', async () => {
  const site = await panelSite(german)
  const files = async (noun: string) =>
    ((await site.send('GET', `/data/${noun}`)).body['items'] as { file: string }[]).map(({ file }) => file)
  expect(await files('help')).toEqual(['help/no-audio.md', 'de/help/no-audio.md'])
  expect(await files('faqs')).toEqual(['data/faqs.yaml', 'de/data/faqs.yaml'])
})

it('gives the problems of a page without those of its translation', async () => {
  const problem = (file: string) => ({ code: 'bad-value' as const, severity: 'error' as const, message: 'm', file })
  const problems = ['content/pages/home.yaml', 'content/de/pages/home.yaml'].map(problem)
  const site = await panelSite(german, { problems })
  const find = async (file: string) => (await site.send('GET', `/problems?limit=9&file=${file}`)).body['items']
  expect(await find('pages/home.yaml')).toEqual([problems[0]])
  expect(await find('de/pages/home.yaml')).toEqual([problems[1]])
})
