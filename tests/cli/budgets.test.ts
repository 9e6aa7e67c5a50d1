// Budgets of site.yaml: what the build finds over them, counted here anew from the built files, and that it says the
// same however little it has to build.

import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import { buildIncremental } from '#generator/build/build-incremental.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import { type Config, type Flags, readConfig } from '#generator/config/config.ts'
import type { Problem } from '#generator/problem.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { buildInstant } from '../setup/built-site.ts'
import { drawPhoto } from '../setup/draw-photo.ts'
import { configOf, libretto, now, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

const siteFile = (budgets: string) => `name: Budgets\nurl: https://budgets.example.com\nbudgets: [${budgets}]\n`
const help = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const site = {
  'content/pages/home.yaml':
    'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Welcome }\n',
  'content/pages/contact.yaml':
    'title: Contact\ndescription: How to reach us.\nblocks: [{ id: form, type: contact }]\n',
  'content/help/sound.md': help('Sound', 'Turn it up.'),
  'content/help/video.md': help('Video', 'Open the cover.'),
  'content/help/volume.md': help('Volume', 'Turn it up.'),
}
const everyLimit =
  '{ path: /*, htmlKB: 0, styleKB: 0, scriptKB: 0, fontKB: 0, imageKB: 0, totalKB: 0, ' +
  'styles: 0, scripts: 0, images: 0, requests: 0 }'

// The compiled site is the same for all, and made once.
let shared: Cache | undefined

async function findOver(folder: string, flags: Flags = {}): Promise<Problem[]> {
  const cache = pickKinds(shared, [compiledSite])
  const { problems } = await build(configOf(folder, flags, { encoder: '1' }), cache)
  shared = cache
  return problems.filter(({ code }) => code === 'over-budget')
}

/** What each message says of a page, by page: e.g. "2 scripts". */
function readAmounts(problems: readonly Problem[]): Map<string, string[]> {
  const amounts = new Map<string, string[]>()
  for (const { message } of problems) {
    const [, page = '', amount = ''] = /^the page (\S+) loads (.*), more than/.exec(message) ?? []
    amounts.set(page, [...(amounts.get(page) ?? []), amount])
  }
  return amounts
}

/** The same, from the built page and the files that it names. */
function countAmounts(dist: string, page: string): string[] {
  const html = readFileSync(join(dist, page, 'index.html'), 'utf8')
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address)
  const islands = [...html.matchAll(/data-on="([^"]*)"[^>]*?data-modules='([^']*)'/g)]
    .filter(([, on = '']) => !on.includes('interaction'))
    .flatMap(([, , modules = '{}']) => Object.keys(JSON.parse(modules.replaceAll('&quot;', '"')) as object))
  const styles = all(/<link rel="stylesheet" href="([^"]*)"/g)
  const scripts = [
    ...new Set([
      ...all(/<script[^>]* src="([^"]*)"/g),
      ...all(/<link rel="modulepreload" href="([^"]*)"/g),
      ...islands,
    ]),
  ]
  const fonts = all(/<link rel="preload" href="([^"]*)" as="font"/g)
  const images = [...new Set(all(/<img[^>]* src="([^"]*)"/g))]
  const gzipped = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  const plain = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0)
  const sizes = {
    HTML: gzipSync(html).length,
    'style sheets': gzipped(styles),
    scripts: gzipped(scripts),
    fonts: plain(fonts),
    images: gzipped(images),
  }
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  const counts = { 'style sheets': styles.length, scripts: scripts.length, images: images.length }
  const requests = 1 + styles.length + scripts.length + fonts.length + images.length
  return [
    ...Object.entries({ ...sizes, files: total })
      .filter(([, bytes]) => bytes > 0)
      .map(([noun, bytes]) => `${Math.ceil((bytes / 1024) * 100) / 100} KB of ${noun}`),
    ...Object.entries({ ...counts, files: requests })
      .filter(([, count]) => count > 0)
      .map(([noun, count]) => `${count} ${noun}`),
  ].sort()
}

describe('a build', () => {
  test('counts what a page loads: its HTML, sheets, fonts, images, and scripts before an interaction', async () => {
    const folder = await writeFolder({
      ...site,
      'content/site.yaml': siteFile(
        `${everyLimit.replace('/*', '/contact')}, ${everyLimit.replace('/*', '/help/sound')}, ` +
          `${everyLimit.replace('/*', '/help')}`,
      ),
      'content/help/sound.md': help('Sound', '![A plan](/assets/a plan & more.svg)\n\n![Again](/assets/b.svg)'),
      'content/assets/a plan & more.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
      'content/assets/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>\n',
    })
    const amounts = readAmounts(await findOver(folder))
    expect([...amounts.keys()].sort()).toEqual(['/contact', '/help', '/help/sound'])
    for (const [page, found] of amounts) expect(found.toSorted()).toEqual(countAmounts(join(folder, 'dist'), page))
    expect(amounts.get('/help/sound')).toContain('2 scripts')
    expect(
      Number.parseInt(amounts.get('/contact')?.find((text) => text.endsWith(' scripts')) ?? '', 10),
    ).toBeGreaterThan(2)
  })

  test('takes of a picture in several versions the one for a wide screen', async () => {
    const folder = await writeFolder({
      ...site,
      'content/site.yaml': siteFile('{ path: /help/sound, imageKB: 0 }'),
      'content/help/sound.md': help('Sound', '![A plan](/assets/plan.jpg)'),
      'content/assets/plan.jpg': await drawPhoto(1000, 400),
    })
    const [over] = await findOver(folder)
    const html = await readFile(join(folder, 'dist/help/sound/index.html'), 'utf8')
    const [, widest = ''] = /<source[^>]*type="image\/webp"[^>]* (\/assets\/\S+) \d+w"/i.exec(html) ?? []
    const bytes = (await readFile(join(folder, 'dist', widest))).length
    expect(over?.message).toContain(` ${Math.ceil((bytes / 1024) * 100) / 100} KB of images, `)
    expect(over?.hint).toContain('the heaviest is plan-1000.webp with ')
  })

  test('names page, measure, limit and heaviest file, once for all pages that load the same', async () => {
    const budget = '{ path: /help/*o*, styleKB: 4, scripts: 1 }'
    const folder = await writeFolder({ ...site, 'content/site.yaml': siteFile(budget) })
    const problems = await findOver(folder)
    expect(problems.map(({ file, severity }) => [file, severity])).toEqual([
      ['help/sound.md', 'warning'],
      ['help/sound.md', 'warning'],
    ])
    const [styles, scripts] = problems
    expect(styles?.message).toMatch(
      /^the page \/help\/sound loads 1\d\.\d+ KB of style sheets, more than its budget of 4 KB; 2 other pages as well$/,
    )
    expect(scripts?.message).toBe(
      'the page /help/sound loads 2 scripts, more than its budget of 1; 2 other pages as well',
    )
    expect(styles?.hint?.replace(/[\d.]+ KB/, 'N KB')).toBe(
      'the heaviest is site.css with N KB; ' +
        'make it lighter, or raise styleKB for "/help/*o*" in the budgets of site.yaml',
    )
  })

  test('with --strict fails, and writes nothing', async () => {
    const folder = await writeFolder({ ...site, 'content/site.yaml': siteFile('{ path: /contact, scripts: 2 }') })
    const { output, problems } = await build(configOf(folder, { strict: true }), pickKinds(shared, [compiledSite]))
    expect(output).toBeUndefined()
    expect(problems.map(({ code, file }) => [code, file])).toEqual([['over-budget', 'pages/contact.yaml']])
    expect(existsSync(join(folder, 'dist'))).toBe(false)
    await writeFile(join(folder, 'content/site.yaml'), siteFile('{ path: /contact, scripts: 20 }'))
    expect((await build(configOf(folder, { strict: true }), pickKinds(shared, [compiledSite]))).output).toBeDefined()
  })

  test('applies a budget to the page in each language, and names it there', async () => {
    const folder = await writeFolder({
      ...site,
      'content/site.yaml': `${siteFile('{ path: /help/sound, htmlKB: 0 }')}languages: [en, de]\n`,
      'content/de/pages/home.yaml': 'title: Start\ndescription: Die Startseite.\n',
      'content/de/help/sound.md': help('Ton', 'Lauter stellen.'),
    })
    expect((await findOver(folder)).map(({ file, message }) => [file, message.split(' loads')[0]])).toEqual([
      ['de/help/sound.md', 'the page /de/help/sound'],
      ['help/sound.md', 'the page /help/sound'],
    ])
  })

  test('in shards finds in each what its own pages cost', async () => {
    const folder = await writeFolder({ ...site, 'content/site.yaml': siteFile('{ path: /*, htmlKB: 0 }') })
    const whole = await findOver(folder)
    const parts = [
      ...(await findOver(folder, { shard: '1/2', out: 'a' })),
      ...(await findOver(folder, { shard: '2/2', out: 'b' })),
    ]
    // A build has one warning for all pages that no file describes, each shard one for its own.
    const messagesOf = (problems: typeof whole) =>
      problems.flatMap(({ message }) => (message.includes('/404 ') ? [] : message)).sort()
    expect(messagesOf(whole).length).toBeGreaterThan(5)
    expect(messagesOf(parts)).toEqual(messagesOf(whole))
  })
})

describe('the warnings of a build are those of a build without a cache', () => {
  const config = (folder: string, flags: Flags = {}): Config =>
    readConfig(
      { content: 'content', out: 'dist', cache: 'cache', now: buildInstant, ...flags },
      { workingDirectory: folder, libretto, clock: 0, version: 'test' },
    )
  const again = async (folder: string) => {
    const startedAt = now()
    const { problems, did } = await buildIncremental(config(folder), { startedAt })
    const clean = config(folder, { out: 'clean', cache: false })
    await rm(clean.places.out, { recursive: true, force: true })
    expect(problems).toEqual((await build(clean, pickKinds(shared, [compiledSite]))).problems)
    return { did, over: problems.length }
  }

  test('when nothing, a page or a budget has changed, and when a page was repaired by hand', async () => {
    const folder = await writeFolder({ ...site, 'content/site.yaml': siteFile(everyLimit) })
    const first = await again(folder)
    expect(first.over).toBeGreaterThan(20)
    expect((await again(folder)).did).toMatchObject({ written: 0, reused: first.did?.pages })
    await writeFile(join(folder, 'content/help/video.md'), help('Video', 'A longer text that says more of it.'))
    expect((await again(folder)).did?.reused).toBeGreaterThan(3)
    await writeFile(join(folder, 'dist/help/sound/index.html'), '')
    await again(folder)
    await writeFile(join(folder, 'content/site.yaml'), siteFile('{ path: /contact, scripts: 2, totalKB: 1 }'))
    const last = await again(folder)
    expect(last.over).toBe(2)
    expect(last.did?.reused).toBeGreaterThan(5)
  })
})
