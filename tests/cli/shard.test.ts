// A build in shards, merged: the same bytes as one build, or a refusal that names the faulty shard.

import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import { mergeParts } from '#generator/commands/merge.ts'
import type { Flags } from '#generator/config/config.ts'
import { manifestName } from '#generator/disk/manifest.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { configOf, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'
import { runHere } from '../setup/run-here.ts'

const help = (title: string) =>
  `---\ntitle: ${title}\n---\n\nSee [the first](one.md) and ![the plan](/assets/plan.svg).\n`
const site = {
  'content/site.yaml': 'name: Parts\nurl: https://parts.example.com\nsharedAssets: [/assets/unused.svg]\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The site that is built in parts.\n',
  'content/assets/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  'content/assets/unused.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1"/>',
  ...Object.fromEntries(
    ['one', 'two', 'three', 'four'].map((name) => [`content/help/${name}.md`, help(`Article ${name}`)]),
  ),
}
// The compiled site is the same for all, and made once.
let shared: Cache | undefined

async function buildInto(folder: string, flags: Flags & { out: string }): Promise<string> {
  const cache = pickKinds(shared, [compiledSite])
  expect((await build(configOf(folder, flags), cache)).problems).toEqual([])
  shared = cache
  return join(folder, flags.out)
}

const partsOf = async (folder: string, of: number) => {
  const parts: string[] = []
  for (let part = 1; part <= of; part++)
    parts.push(await buildInto(folder, { out: `part-${part}`, shard: `${part}/${of}` }))
  return parts
}

test('parts hold each page once, and together give the bytes of one build', async () => {
  const folder = await writeFolder(site)
  const whole = await readFolder(await buildInto(folder, { out: 'whole' }))
  const parts = await partsOf(folder, 3)
  const pages = (files: Record<string, string>) => Object.keys(files).filter((path) => path.endsWith('.html'))
  const held = await Promise.all(parts.map(async (part) => pages(await readFolder(part))))
  expect(held.flat().toSorted()).toEqual(pages(whole))
  expect(
    Math.max(...held.map(({ length }) => length)) - Math.min(...held.map(({ length }) => length)),
  ).toBeLessThanOrEqual(1)
  await mergeParts(parts.toReversed(), configOf(folder, { out: 'joined' }))
  expect(await readFolder(join(folder, 'joined'))).toEqual(whole)
  // More parts than pages: some parts are empty, which is allowed.
  await mergeParts(await partsOf(folder, 14), configOf(folder, { out: 'joined' }))
  expect(await readFolder(join(folder, 'joined'))).toEqual(whole)
})

test('refuses what is not all the parts of one site, and writes nothing', async () => {
  const folder = await writeFolder(site)
  const [first, second] = (await partsOf(folder, 2)) as [string, string]
  const config = configOf(folder, { out: 'joined' })
  const refusal = (...parts: string[]) =>
    mergeParts(parts, config).then(
      () => 'merged',
      (error: Error) => error.message,
    )
  expect(await refusal(first)).toBe('of 2 parts 2 is missing')
  expect(await refusal(first, first)).toBe('part-1 and part-1 are both part 1')
  expect(await refusal(first, await buildInto(folder, { out: 'whole' }))).toBe(
    'whole is not a part of a site; build it with --shard',
  )
  await writeFile(join(folder, 'content/help/one.md'), help('Another title'))
  const mixed =
    'part-1 and other are parts of different builds; ' +
    'build all parts of the same content, code and address, with the same options and --now'
  expect(await refusal(first, await buildInto(folder, { out: 'other', shard: '2/2' }))).toBe(mixed)
  await writeFile(join(folder, 'content/help/one.md'), help('Article one'))
  const later = (now: string) => buildInto(folder, { out: 'other', shard: '2/2', now })
  expect(await refusal(first, await later(new Date(config.instant.now + 86_400_000).toISOString()))).toBe(mixed)
  const remark: Flags = { markdownParser: 'remark' }
  expect(await refusal(first, await buildInto(folder, { ...remark, out: 'other', shard: '2/2' }))).toBe(mixed)
  const page = Object.keys(await readFolder(second)).find((path) => path.endsWith('.html')) as string
  await appendFile(join(second, page), '\n')
  expect(await refusal(first, second)).toBe(`part-2 is damaged: ${page} has changed; build the part again`)
  await rm(join(second, page))
  expect(await refusal(first, second)).toBe(`part-2 is damaged: ${page} is missing; build the part again`)
  await rm(join(second, manifestName))
  expect(await refusal(first, second)).toBe(
    `part-2 is not a part of a site: it has no ${manifestName}; build it with --shard, and copy hidden files with it`,
  )
  expect(Object.keys(await readFolder(folder)).filter((path) => path.startsWith('joined'))).toEqual([])
  // Pages may show the day, and nothing smaller.
  const day = new Date(config.instant.now).toISOString().slice(0, 10)
  expect(await refusal(first, await later(`${day}T23:59:59Z`))).toBe('merged')
})

test.each(['../pwn.html', '/etc/passwd', 'a/../../b.html', './index.html', ''])(
  'a part whose manifest has "%s" in the place of a page is damaged',
  async (path) => {
    const folder = await writeFolder(site)
    const [first, second] = (await partsOf(folder, 2)) as [string, string]
    const list = join(second, manifestName)
    const page = Object.keys(await readFolder(second)).find((file) => file.endsWith('.html')) as string
    await writeFile(list, (await readFile(list, 'utf8')).replace(`"${page}"`, JSON.stringify(path)))
    const before = await readFolder(folder)
    await expect(mergeParts([first, second], configOf(folder, { out: 'joined' }))).rejects.toThrow(
      `part-2 is damaged: it lists "${path}", which is no file of a site; build the part again`,
    )
    expect(await readFolder(folder)).toEqual(before)
  },
)

test.each([{ part: 1.5, of: 2 }, { part: 3, of: 2 }, { part: 0, of: 1 }, { part: 1, of: 4_294_967_296 }, null, 5])(
  'a folder with the stamp %j is no part',
  async (stamp) => {
    const folder = await writeFolder(site)
    const [first] = (await partsOf(folder, 2)) as [string]
    const list = join(first, manifestName)
    const manifest = JSON.parse(await readFile(list, 'utf8'))
    const odd = stamp === null || typeof stamp === 'number' ? stamp : { ...manifest.stamp, ...stamp }
    await writeFile(list, JSON.stringify({ ...manifest, stamp: odd }))
    await expect(mergeParts([first], configOf(folder, { out: 'joined' }))).rejects.toThrow(
      'part-1 is not a part of a site; build it with --shard',
    )
  },
)

test.each(['content/out', 'part-1/out'])('the joined site is not put into %s', async (out) => {
  const folder = await writeFolder(site)
  const parts = await partsOf(folder, 2)
  const before = await readFolder(folder)
  await expect(mergeParts(parts, configOf(folder, { out }))).rejects.toThrow(
    `the output folder ${join(folder, out)} is in ${join(folder, out, '..')}; choose another with --out`,
  )
  expect(await readFolder(folder)).toEqual(before)
})

test.each(['0/2', '3/2', '1', '1/0', 'a/b', '1/2/3'])('--shard %s is wrong usage', async (shard) => {
  expect((await runHere(await writeFolder(site), 'build', '--shard', shard)).code).toBe(2)
})
