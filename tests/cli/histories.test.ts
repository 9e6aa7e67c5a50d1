// Random histories of a site: after each step a build that begins with the last one's cache, whatever state that is in,
// writes what a build without any memory writes, byte for byte.

import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { build } from '#generator/build/build.ts'
import { buildIncremental } from '#generator/build/build-incremental.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import { type Flags, readConfig } from '#generator/config/config.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { drawings, pictures } from '#generator/render/draw-pictures.ts'
import { typefaces } from '#generator/render/pictures/outline-text.ts'
import { libretto, now, readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'
import { fc } from '../setup/property.ts'

// 300 histories take minutes; a few show that nothing is broken.
const histories = process.env.DEEP === undefined ? 3 : 300
const steps = 6

const article = (title: string, text: string, more = '') => `---\ntitle: ${title}\n${more}---\n\n${text}\n`
const files = {
  // Every page is over a budget: the warnings are those of a clean build, too.
  'content/site.yaml':
    'name: History\nurl: https://history.example.com\n' +
    'budgets: [{ path: /*, htmlKB: 1, styleKB: 1 }, { path: /help/*, totalKB: 20, imageKB: 0 }]\n',
  'content/data/claims.yaml': '- { id: users, label: Users, value: "7", description: People. }\n',
  'content/pages/home.yaml':
    'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Welcome }\n',
  'content/help/sound.md': article(
    'Sound',
    'See [video](video.md) of {claim:users} users.',
    'relatedArticles: [video]\n',
  ),
  'content/help/video.md': article('Video', '```js\nconst a = 1\n```'),
  'content/navigation.yaml': 'main:\n  - { id: help, label: Help, href: /help }\n',
  'content/pages/about.yaml': 'title: About\ndescription: Who we are.\n',
  'content/blog/first.md': article(
    'First',
    ':::block{type="text"}\n```yaml\ncontent: Used by {claim:users}.\n```\n:::',
    'publishedAt: 2026-02-01\ntags: [Opus]\n',
  ),
  'content/blog/later.md': article('Later', 'A post.', 'publishedAt: 2026-03-01T12:00:00Z\ntags: [Opus]\n'),
  'content/docs/v2/index.md': article('Overview', 'See [the first](guides/first.md).'),
  'content/docs/v2/guides/first.md': article('First guide', 'Text.', 'order: 1\n'),
  'content/docs/v2/guides/second.md': article('Second guide', 'Text.', 'order: 2\n'),
  'content/docs/v1/guides/first.md': article('First guide', 'Text.'),
  'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
}

/** What happens between two builds. `number` differs from step to step. */
const events: Record<string, (folder: string, number: number) => unknown> = {
  nothing: () => {},
  'a text changes': (folder, number) =>
    writeFiles(folder, { 'content/help/video.md': article('Video', `Text ${number}.`) }),
  'a title changes': (folder, number) =>
    writeFiles(folder, { 'content/help/video.md': article(`Video ${number}`, 'Text.') }),
  'a tag comes or goes': (folder, number) =>
    writeFiles(folder, {
      'content/help/video.md': article(
        'Video',
        'Text.',
        `tags: [${['a', 'b', 'Opus'].slice(number % 3).join(', ')}]\n`,
      ),
      'content/help/tagged.md': article('Tagged', 'Text.', `tags: [A, b]\n`),
      'content/blog/third.md': article(
        'Third',
        'Text.',
        `publishedAt: 2026-01-01\ntags: [${number % 2 ? 'Opus' : 'opus'}]\n`,
      ),
    }),
  'a list is cut': (folder, number) => {
    const list = `{ component: FeaturedHelpArticles, limit: ${1 + (number % 2)}, paged: true }`
    const blocks = `blocks: [{ id: list, type: text, data: ${list} }]\n`
    return writeFiles(folder, { 'content/pages/about.yaml': files['content/pages/about.yaml'] + blocks })
  },
  'a list has a page of its own': (folder, number) =>
    writeFiles(folder, { 'content/pages/blog.yaml': `title: Blog ${number % 2}\ndescription: What is new.\n` }),
  'a title in the tree changes': (folder, number) =>
    writeFiles(folder, { 'content/docs/v2/guides/first.md': article(`Guide ${number}`, 'Text.', 'order: 1\n') }),
  'a place in the tree changes': (folder, number) =>
    writeFiles(folder, {
      'content/docs/v2/guides/second.md': article('Second guide', 'Text.', `order: ${number % 3}\n`),
    }),
  'a folder of the tree changes': (folder, number) =>
    writeFiles(folder, { 'content/docs/v2/guides/_folder.yaml': `title: Guides ${number}\nopen: ${number % 2 > 0}\n` }),
  'the versions change': (folder, number) =>
    writeFiles(folder, {
      'content/site.yaml': `${files['content/site.yaml']}${number % 3 > 0 ? 'docs: { versions: [v2, v1] }\n' : ''}`,
    }),
  'a page is linked and an asset shown': (folder, number) =>
    writeFiles(folder, {
      'content/help/sound.md': article('Sound', `${number % 2 > 0 ? '![A](/assets/a.svg) ' : ''}See [us](/about).`),
    }),
  'a post with a file is published or taken back': (folder, number) =>
    writeFiles(folder, {
      'content/blog/film.md': article(
        'Film',
        '[The film](/assets/film.txt) and ![A](/assets/a.svg)',
        `publishedAt: 2026-0${1 + (number % 2)}-01\n${number % 3 > 0 ? 'status: draft\n' : ''}`,
      ),
      'content/assets/film.txt': 'Film.\n',
    }),
  'a file comes': (folder, number) =>
    writeFiles(folder, { [`content/help/new-${number % 3}.md`]: article(`New ${number}`, 'New.') }),
  'a file goes': (folder, number) => rmSync(join(folder, `content/help/new-${number % 3}.md`), { force: true }),
  'a claim changes': (folder, number) =>
    writeFiles(folder, { 'content/data/claims.yaml': files['content/data/claims.yaml'].replace('7', String(number)) }),
  'the site changes': (folder, number) =>
    writeFiles(folder, { 'content/site.yaml': files['content/site.yaml'].replace('History', `History ${number % 2}`) }),
  'a budget changes': (folder, number) =>
    writeFiles(folder, {
      'content/site.yaml': files['content/site.yaml'].replace('htmlKB: 1', `htmlKB: ${number % 4}`),
    }),
  'the content is as at first': (folder) => writeFiles(folder, files),
  'a page of the output changes': (folder) => damage(join(folder, 'dist'), /\.html$/, 0.4),
  'a file of the output goes': (folder) =>
    rmSync(anyFile(join(folder, 'dist'), /\.(?:html|md|js)$/, 0.7), { force: true }),
  'a bit of the cache flips': (folder, number) => damage(join(folder, 'cache'), /./, (number % 97) / 97),
  'the cache goes': (folder) => rmSync(join(folder, 'cache'), { recursive: true, force: true }),
  'the memory of the last build goes': (folder) => {
    for (const path of listFiles(join(folder, 'cache')).filter((name) => name.includes('last-build'))) rmSync(path)
  },
}

const options: readonly Flags[] = [
  {},
  { basePath: '/base' },
  { engine: 'preact' },
  { drafts: true },
  { markdownParser: 'remark' },
  { now: '2026-03-01T13:00:00Z' },
]

const step = fc.record({
  event: fc.constantFrom(...Object.keys(events)),
  number: fc.nat(1000),
  // Most builds have the same options as the one before.
  option: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(options.length - 1) }),
})

let shared: Cache | undefined

it(`after every step of ${histories} histories the output is that of a clean build`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: steps }), async (history) => {
      const folder = await writeFolder(files)
      for (const { event, number, option } of history) {
        await events[event]?.(folder, number)
        const config = (more: Flags) =>
          readConfig(
            { content: 'content', cache: 'cache', now: '2026-03-01T10:00:00Z', ...options[option], ...more },
            { workingDirectory: folder, libretto, clock: 0, version: 'test' },
          )
        const { problems } = await buildIncremental(config({ out: 'dist' }), {
          startedAt: now(),
        })
        const clean = config({ out: 'clean', cache: false })
        await rm(clean.places.out, { recursive: true, force: true })
        shared = pickKinds(shared, [compiledSite, drawings, pictures, typefaces])
        const expected = await build(clean, shared)
        expect(problems).toEqual(expected.problems)
        expect(await readFolder(join(folder, 'dist'))).toEqual(await readFolder(clean.places.out))
      }
    }),
    { numRuns: histories, seed: 20261122, endOnFailure: true },
  )
}, 1_200_000)

it('a bit that flips anywhere in the cache changes no byte', async () => {
  const folder = await writeFolder(files)
  const config = readConfig(
    { content: 'content', cache: 'cache', now: '2026-03-01T10:00:00Z' },
    { workingDirectory: folder, libretto, clock: 0, version: 'test' },
  )
  await buildIncremental(config, { startedAt: now() })
  const expected = await readFolder(join(folder, 'dist'))
  const whole = listFiles(join(folder, 'cache')).map((path) => [path, readFileSync(path)] as const)
  const tries = process.env.DEEP === undefined ? 6 : 200
  for (let number = 0; number < tries; number++) {
    for (const [path, bytes] of whole) {
      const flipped = Buffer.from(bytes)
      const at = Math.floor((flipped.length * number) / tries)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (number % 8))
      writeFileSync(path, flipped)
    }
    // The text differs from build to build, so that there is always something to do.
    const text = article('Video', number % 2 === 0 ? 'Other.' : '```js\nconst a = 1\n```')
    writeFileSync(join(folder, 'content/help/video.md'), text)
    const { did } = await buildIncremental(config, { startedAt: now() })
    expect(did?.pages).toBeGreaterThan(0)
    if (number % 2 === 1) expect(await readFolder(join(folder, 'dist'))).toEqual(expected)
  }
}, 300_000)

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
    .sort()
}

function anyFile(folder: string, name: RegExp, place: number): string {
  const found = listFiles(folder).filter((path) => name.test(path))
  return found[Math.floor(place * found.length)] ?? join(folder, 'missing')
}

/** Flips a bit of a file, or does nothing where there is none. */
function damage(folder: string, name: RegExp, place: number): void {
  const path = anyFile(folder, name, place)
  if (!existsSync(path)) return
  const bytes = readFileSync(path)
  const at = Math.floor(place * bytes.length)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(path, bytes)
}
