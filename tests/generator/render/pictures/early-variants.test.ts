// Work on pictures that begins before the texts are compiled: which pictures it takes, and what the build does then.

import { expect, test } from 'vitest'
import { type Cache, openCache } from '#generator/cache/open-cache.ts'
import { loadContent } from '#generator/load/load-content.ts'
import { type EarlyVariants, startVariants } from '#generator/render/pictures/early-variants.ts'
import { makeVariants, type PictureWork, type SiteVariants } from '#generator/render/pictures/make-variants.ts'
import { drawPhoto } from '../../../setup/draw-photo.ts'
import { checkFolder, configOf, writeFolder } from '../../../setup/mini-site.ts'

const site = 'name: Lake\nurl: https://example.com\n'
const config = configOf('/', {}, { encoder: '1' })
const files = {
  'content/site.yaml': site,
  'content/help/lake.md': '---\ntitle: Lake\n---\n\n![A](../assets/lake.jpg) ![B](../assets/map.png)\n',
  'content/help/linked.md': '---\ntitle: Linked\n---\n\nText of [a page](lake.md), not of pier.jpg.\n',
  'content/assets/lake.jpg': await drawPhoto(700, 200),
  'content/assets/map.png': await drawPhoto(300, 300, 'png'),
  'content/assets/pier.jpg': await drawPhoto(500, 400),
  'content/assets/unnamed.jpg': await drawPhoto(400, 400),
  'content/assets/small.jpg': await drawPhoto(40, 40),
}

const start = async (folder: string, cache: Cache): Promise<EarlyVariants | undefined> =>
  startVariants(await loadContent(`${folder}/content`), config, cache)

async function finish(folder: string, cache: Cache, early?: EarlyVariants) {
  const { content } = await checkFolder(folder)
  if (!content) throw new Error('the site is not valid')
  const works: PictureWork[] = []
  const made: SiteVariants = await makeVariants([content], {
    config,
    cache,
    early,
    onPicture: (work) => works.push(work),
  })
  const list = await Promise.all(made.list(new Set(made.variants.keys())).map(({ read }) => read()))
  return { last: works.at(-1), variants: made.variants, paths: list.map(({ path }) => path), problems: made.problems }
}

test('what a text names is made before a page is there, and the result is the same', async () => {
  const folder = await writeFolder(files)
  const cache = openCache()
  const early = await start(folder, cache)
  await early?.done
  // The picture that stands in a sentence is a wrong guess, which nobody sees.
  expect(early?.stop().size).toBe(3)
  const [with_, without] = [await finish(folder, cache, early), await finish(folder, openCache())]
  expect(with_).toEqual(without)
  expect(with_.last).toMatchObject({ count: 2, total: 2 })
  const again = await start(folder, cache)
  await again?.done
  expect(again?.stop().size).toBe(0)
})

test('what is stopped at once leaves all to the build', async () => {
  const folder = await writeFolder(files)
  const cache = openCache()
  const early = await start(folder, cache)
  expect(early?.stop().size).toBe(0)
  await early?.done
  expect(early?.stop().size).toBe(0)
  expect((await finish(folder, cache, early)).last).toMatchObject({ count: 2, total: 2 })
})

test('a broken picture is reported once, by the build', async () => {
  const broken = new Uint8Array(await drawPhoto(700, 200, 'png')).fill(7, 5000)
  const folder = await writeFolder({ ...files, 'content/assets/map.png': broken })
  const cache = openCache()
  const early = await start(folder, cache)
  await early?.done
  const { problems } = await finish(folder, cache, early)
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual(['broken-picture assets/map.png'])
})

test.each([
  ['no formats', `${site}pictures: { formats: [] }\n`],
  ['settings that are refused', `${site}pictures: { formats: [bmp] }\n`],
  ['no settings at all', '- 1\n'],
])('a site with %s has no work before its build', async (_, text) => {
  expect(await start(await writeFolder({ ...files, 'content/site.yaml': text }), openCache())).toBeUndefined()
})
