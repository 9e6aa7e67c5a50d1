// What New offers, and how Data says the first of a noun is made: what this site can have, and nothing else.

import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { listKinds } from '#generator/addresses/list-kinds.ts'
import { noOwnSchemas } from '#generator/read/context.ts'
import type { Kinds } from '#runtime/devtools/wire-arrange.ts'
import type { NounCount } from '#runtime/devtools/wire-rows.ts'
import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { defineCollectionSchema } from '#schemas/own-collection.ts'
import { panelSite } from './panel-site.ts'

const head = z.object({
  platforms: z.int().min(1).describe('Number of platforms.'),
  line: z.enum(['red', 'blue']).optional(),
  stops: z.array(z.string()),
})
const stations = defineCollectionSchema('stations', { noun: 'station', head, hasFeed: true })
const ownSchemas = { ...noOwnSchemas, collections: { stations } }
const off = 'features: { blog: false, docs: false, case-studies: false }\n'
const siteFile = 'name: Test\nurl: https://example.com\n'

async function kindsOf(site: Awaited<ReturnType<typeof panelSite>>): Promise<Kinds> {
  return (await site.send('GET', '/kinds')).body as unknown as Kinds
}

it('offers what is switched on, and custom collections with their required fields', async () => {
  const all = await kindsOf(await panelSite())
  expect(all.kinds.map(({ label }) => label)).toEqual([
    'Page',
    'Blog post',
    'Help article',
    'Case study',
    'Documentation page',
    'Documentation folder',
    'Redirect',
  ])
  const { kinds } = await kindsOf(await panelSite({ 'site.yaml': siteFile + off }, { ownSchemas }))
  expect(kinds.map(({ kind, route, fields }) => [kind, route, ...fields.map(({ key }) => key)])).toEqual([
    ['page', ''],
    ['help', '/help'],
    ['station', '/stations', 'platforms'],
    ['redirect', ''],
  ])
})

it('tells the versions of the documentation', async () => {
  const { kinds } = await kindsOf(await panelSite({ 'site.yaml': `${siteFile}docs: { versions: [v2, v1] }\n` }))
  expect(kinds.filter(({ folder }) => folder === 'docs').map(({ versions }) => versions)).toEqual([
    ['v2', 'v1'],
    ['v2', 'v1'],
  ])
})

it('calls a custom kind as its folder if its word is taken', () => {
  const named = (name: string, noun: string) => ({ [name]: defineCollectionSchema(name, { noun }) })
  const own = { ...named('news', 'post'), ...named('leaves', 'page'), ...named('moves', 'redirect') }
  const kinds = [...listKinds(own)].map(([kind, { folder }]) => `${kind}: ${folder}`)
  expect(kinds).toEqual(expect.arrayContaining(['page: pages', 'post: blog', 'news: news', 'leaves: leaves']))
  expect(kinds).toContain('moves: moves')
})

it('counts a collection that is switched off only while it has files', async () => {
  const files = { 'site.yaml': siteFile + off, 'blog/old.md': '---\ntitle: Old\n---\nText.\n' }
  const site = await panelSite({ ...files, 'stations/lake.md': '---\ntitle: Lake\n---\n' }, { ownSchemas })
  const counts = (await site.send('GET', '/nouns')).body as unknown as NounCount[]
  const found = (name: string) => counts.filter(({ noun }) => noun === name)
  expect(found('blog')).toEqual([{ noun: 'blog', total: 1, found: 1, isOff: true }])
  expect(found('stations')).toEqual([{ noun: 'stations', total: 1, found: 1 }])
  expect([...found('docs'), ...found('case-studies')]).toEqual([])
})

it('says how the first of each noun is made', async () => {
  const site = await panelSite({ 'site.yaml': siteFile + off }, { ownSchemas })
  const first = async (noun: string) => (await site.send('GET', `/data/${noun}/first`)).body
  expect(await first('stations')).toEqual({ kind: 'station', label: 'Station' })
  expect(await first('pages')).toEqual({ kind: 'page', label: 'Page' })
  expect(await first('blocks')).toEqual({ help: expect.stringContaining('Add block') })
  expect(await first('docs')).toEqual({ help: 'site.yaml switches features.docs off. Set it to true first.' })
  expect(await first('redirects')).toMatchObject({ file: 'redirects.yaml' })
  expect(await site.send('GET', '/data/nothing/first')).toMatchObject({ status: 404 })
})

it.each(Object.entries(listSchemas))('starts the list %s with an item that is valid', async (noun, schema) => {
  const { body } = await (await panelSite()).send('GET', `/data/${noun}/first`)
  expect(body['file']).toBe(`data/${noun}.yaml`)
  expect(schema.safeParse(parse(String(body['text']))[0]).error?.message).toBeUndefined()
})

it.each(Object.entries(recordSchemas))('starts the record %s with values that are valid', async (noun, schema) => {
  const { body } = await (await panelSite()).send('GET', `/data/${noun}/first`)
  expect(schema.safeParse(parse(String(body['text']))).error?.message).toBeUndefined()
})
