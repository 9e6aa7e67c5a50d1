// Files of content/assets that only unpublished content uses: they are nowhere in the output until it is published.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import type { Flags } from '#generator/config/config.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { drawings, pictures } from '#generator/render/draw-pictures.ts'
import { typefaces } from '#generator/render/pictures/outline-text.ts'
import { configOf, readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

const svg = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><title>${name}</title></svg>\n`
const post = (front: string, text: string) => `---\ntitle: Post\npublishedAt: 2026-01-01\n${front}---\n\n${text}\n`
const site = {
  'content/site.yaml': 'name: Harbour\nurl: https://harbour.example.com\ndescription: Boats.\n',
  'content/blog/open.md': post('', '![Open](/assets/open.svg)'),
  'content/assets/open.svg': svg('open'),
}
let compiled: Cache | undefined

/** Names of the assets that a build writes, without the hash, and with `*` where there was one. */
async function listAssets(folder: string, flags: Flags = {}): Promise<string[]> {
  const cache = pickKinds(compiled, [compiledSite, drawings, pictures, typefaces])
  const config = configOf(folder, { out: join(folder, 'out'), ...flags })
  const { problems } = await build(config, cache)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  compiled = cache
  const tree = await readFolder(config.places.out)
  const ours = Object.keys(tree).filter((path) => /^assets\/.*\b(?:open|secret|shared)/.test(path))
  const names = ours.map((path) => path.slice('assets/'.length).replace(/-[\da-f]{8}(?=\.)/, '*'))
  // What is not written is not named either.
  const naming = Object.entries(tree).filter(([path, text]) => !path.includes('credits') && text.includes('secret'))
  if (!names.some((name) => name.includes('secret'))) expect(naming.map(([path]) => path)).toEqual([])
  return names.sort()
}

const draft = 'status: draft\n'
const picture = '![A boat](/assets/secret.svg)'
const secret = { 'content/assets/secret.svg': svg('a boat') }
const page = (more: string, block: string) => `title: Boats\ndescription: All boats.\n${more}blocks:\n  - ${block}\n`
const image = 'data: { src: /assets/secret.svg, alt: A boat }'
const imageBlock = `{ id: boat, type: image, ${image} }`
const inText = (yaml: string) => `:::block{type="image"}\n\`\`\`yaml\n${yaml}\n\`\`\`\n:::`
const avatar =
  '- { id: a, name: Ann, role: Pilot, company: Lake, content: Good., rating: 5, avatar: /assets/secret.svg }\n'
const answer = (text: string) => `- { id: boat, question: Which?, category: Boats, answer: "${text}" }\n`

test.each<[what: string, files: Record<string, string>]>([
  ['a picture of a draft', { 'content/blog/a.md': post(draft, picture) }],
  ['a picture of a scheduled post', { 'content/blog/a.md': post('', picture).replace('2026-01-01', '2099-01-01') }],
  ['a link of a draft', { 'content/help/a.md': `---\ntitle: A\n${draft}---\n\n[The plan](../assets/secret.svg)\n` }],
  ['a reference definition', { 'content/blog/a.md': post(draft, '![A boat][b]\n\n[b]: /assets/secret.svg "B"') }],
  ['a figure', { 'content/blog/a.md': post(draft, `:::figure{caption="A boat"}\n${picture}\n:::`) }],
  ['a block in a text', { 'content/blog/a.md': post(draft, inText(image)) }],
  ['a page of blocks', { 'content/pages/boats.yaml': page(draft, imageBlock) }],
  ['a text block', { 'content/pages/boats.yaml': page(draft, `{ id: a, type: text, content: "${picture}" }`) }],
  ['a whole address', { 'content/blog/a.md': post(draft, '[A](https://harbour.example.com/assets/secret.svg)') }],
  [
    'a hidden block of a page',
    { 'content/pages/boats.yaml': page('', imageBlock.replace(' }', ' }, visible: false')) },
  ],
  ['a hidden block in a text', { 'content/blog/a.md': post('', inText(`visible: false\n${image}`)) }],
  [
    'a part of the site that is off',
    {
      'content/site.yaml': `${site['content/site.yaml']}features: { help: false }\n`,
      'content/help/a.md': `---\ntitle: A\n---\n\n${picture}\n`,
    },
  ],
  [
    'data that only a draft shows',
    {
      'content/data/testimonials.yaml': avatar,
      'content/pages/boats.yaml': page(draft, '{ id: a, type: testimonials }'),
    },
  ],
  [
    'a text of data that only a draft shows',
    { 'content/data/faqs.yaml': answer(picture), 'content/pages/boats.yaml': page(draft, '{ id: a, type: faq }') },
  ],
  [
    'a post in another language',
    {
      'content/site.yaml': `${site['content/site.yaml']}languages: [en, de]\n`,
      'content/de/blog/open.md': post(draft, picture),
    },
  ],
  [
    'a draft, while code names only the folder of all assets',
    {
      'content/blog/a.md': post(draft, picture),
      'site/widgets/Map/Map.tsx': "export const Map = () => <a href={'/assets/' + 1}>A</a>\n",
    },
  ],
])('the file of %s is not published', async (_, files) => {
  const folder = await writeFolder({ ...site, ...secret, ...files })
  expect(await listAssets(folder)).toEqual(['open*.svg'])
})

test('drafts are built with their files, and a post that is published brings its own', async () => {
  const folder = await writeFolder({ ...site, ...secret, 'content/blog/a.md': post('', picture) })
  await writeFiles(folder, { 'content/blog/a.md': post(draft, picture) })
  expect(await listAssets(folder)).toEqual(['open*.svg'])
  expect(await listAssets(folder, { drafts: true })).toEqual(['open*.svg', 'secret*.svg'])
  await writeFiles(folder, { 'content/blog/a.md': post('', picture).replace('2026-01-01', '2027-01-01') })
  expect(await listAssets(folder)).toEqual(['open*.svg'])
  expect(await listAssets(folder, { now: '2027-01-01' })).toEqual(['open*.svg', 'secret*.svg'])
  expect(await listAssets(folder)).toEqual(['open*.svg'])
})

test.each<[what: string, file: string, files: Record<string, string>]>([
  ['a published page shows', 'secret*.svg', { 'content/pages/boats.yaml': page('', imageBlock) }],
  ['a published block in a text shows', 'secret*.svg', { 'content/blog/b.md': post('', inText(image)) }],
  [
    'published data names',
    'secret*.svg',
    {
      'content/data/testimonials.yaml': avatar,
      'content/pages/boats.yaml': page('', '{ id: a, type: testimonials }'),
    },
  ],
  [
    'a published text spells out',
    'secret.svg',
    { 'content/blog/b.md': post('', '[A](https://harbour.example.com/assets/secret.svg)') },
  ],
  [
    'an answer spells out',
    'secret.svg',
    { 'content/data/faqs.yaml': answer('`curl https://harbour.example.com/assets/secret.svg`') },
  ],
  [
    'others use',
    'secret.svg',
    { 'content/site.yaml': `${site['content/site.yaml']}sharedAssets: [/assets/secret.svg]\n` },
  ],
  ['code names', 'secret.svg', { 'site/widgets/Map/Map.tsx': "export const Map = () => '/assets/secret.svg'\n" }],
])('a file that a draft shows and that %s is published', async (_, name, files) => {
  const folder = await writeFolder({ ...site, ...secret, 'content/blog/a.md': post(draft, picture), ...files })
  expect(await listAssets(folder)).toEqual(['open*.svg', name])
})

test('what belongs to a file goes with it, and a file that nothing mentions is published', async () => {
  const folder = await writeFolder({
    ...site,
    'content/blog/a.md': post(draft, '[Film](/assets/secret.m3u8) ![A boat](/assets/secret-boat.svg)'),
    'content/assets/secret.m3u8': '#EXTM3U\nsecret-low.m3u8\n',
    'content/assets/secret-low.m3u8': '#EXTM3U\nsecret-1.ts\n',
    'content/assets/secret-1.ts': 'film',
    'content/assets/secret.m3u8.sha256': '0a1b',
    'content/assets/secret-boat.svg': svg('boat'),
    // A list of names for people asks for none of them.
    'content/assets/shared-credits.txt': 'secret-boat.svg: Ann Example\n',
    'content/assets/shared.txt': 'Text.\n',
  })
  expect(await listAssets(folder)).toEqual(['open*.svg', 'shared-credits.txt', 'shared.txt'])
  await writeFiles(folder, { 'content/blog/b.md': post('', '[Film](/assets/secret-low.m3u8)') })
  expect(await listAssets(folder)).toEqual([
    'open*.svg',
    'secret-1.ts',
    'secret-low*.m3u8',
    'shared-credits.txt',
    'shared.txt',
  ])
})
