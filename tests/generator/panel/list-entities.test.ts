import { expect, it } from 'vitest'
import { parseEntry } from '#generator/load/parse-entry.ts'
import { readPlaces } from '#generator/panel/content-places.ts'
import { itemsOf } from '#generator/panel/list-entities.ts'
import { panelSite } from './panel-site.ts'

it('calls the items of a list of texts by their texts', () => {
  const bytes = new TextEncoder().encode('- Volunteer\n- full-time\n')
  const entry = parseEntry('data/job-types.yaml', { bytes, hash: 'x' }, [])
  const items = entry ? itemsOf(entry, readPlaces([])) : []
  expect(items.map(({ id, title, value }) => [id, title, value])).toEqual([
    ['Volunteer', 'Volunteer', 'Volunteer'],
    ['full-time', 'full-time', 'full-time'],
  ])
})

it('finds the source of further parts of a list, and of a page that is named like one', async () => {
  const site = await panelSite({
    'pages/home.yaml': 'title: Home\n',
    'pages/archive.yaml': 'title: Archive\n',
    'pages/archive/page/4.yaml': 'title: Four\n',
  })
  const open = async (route: string) => (await site.send('GET', `/open?route=${route}`)).body
  expect(await open('/archive/page/3')).toMatchObject({ page: { file: 'pages/archive.yaml' } })
  expect(await open('/archive/page/4')).toMatchObject({ page: { file: 'pages/archive/page/4.yaml' } })
  expect(await open('/page/2')).toMatchObject({ page: { file: 'pages/home.yaml' } })
  expect(await open('/blog/page/2')).toEqual({})
})

it('finds the source of documentation at its address, also after another version became the newest', async () => {
  const versions = (names: string) => `name: Lake\nurl: https://lake.example.com\ndocs: { versions: [${names}] }\n`
  const page = '---\ntitle: Tides\n---\n\nText.\n'
  const site = await panelSite({
    'site.yaml': versions('v2, v1'),
    'docs/v2/guides/index.md': page,
    'docs/v1/tides.md': page,
  })
  const open = async (route: string) => (await site.send('GET', `/open?route=${route}`)).body
  expect(await open('/docs/guides')).toEqual({ article: { file: 'docs/v2/guides/index.md', line: 2 } })
  expect(await open('/docs/v1/tides')).toEqual({ article: { file: 'docs/v1/tides.md', line: 2 } })
  const changed = await panelSite({ 'site.yaml': versions('v1, v2') })
  const others = site.state.entries.filter(({ file }) => file !== 'site.yaml')
  const settings = changed.state.entries.filter(({ file }) => file === 'site.yaml')
  Object.assign(site.state, { entries: [...others, ...settings] })
  expect(await open('/docs/tides')).toEqual({ article: { file: 'docs/v1/tides.md', line: 2 } })
})
