// A site of somebody else: its name, mark, colours and code, and nothing of the site that Libretto was made for.

import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import type { Flags } from '#generator/config/config.ts'
import { integrityOf } from '#generator/hash.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { configOf, libretto, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

const fontOf = (name: string) =>
  readFileSync(join(libretto, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))

const files = {
  'content/site.yaml':
    'name: Acme Rail\nurl: https://acme.example.com\n' +
    'sharedAssets: [/assets/mark.svg, /assets/word.svg, /assets/face.woff2, /assets/code.woff2]\n',
  'content/pages/home.yaml':
    'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Trains that arrive }\n',
  'content/help/luggage.md': '---\ntitle: Luggage\n---\n\nBring `two` bags.\n',
  'content/assets/mark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z" fill="#808080"/></svg>',
  'content/assets/word.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z" fill="#808080"/></svg>',
  'content/assets/face.woff2': fontOf('host-grotesk'),
  'content/assets/code.woff2': fontOf('geist-mono'),
}
// The compiled sites are the same for all tests, and made once.
let shared: Cache | undefined

async function buildIn(folder: string, flags: Flags = {}): Promise<Record<string, string>> {
  const cache = pickKinds(shared, [compiledSite])
  const { problems } = await build(configOf(folder, flags), cache)
  expect(problems).toEqual([])
  shared = cache
  return readFolder(join(folder, 'dist'))
}

const themeOf = (dist: Record<string, string>) => Object.keys(dist).find((path) => path.startsWith('assets/theme-'))

test('a site without a brand shows its own name and letter, and no byte of another site', async () => {
  const folder = await writeFolder(files)
  const dist = await buildIn(folder)
  expect(dist['index.html']).toMatch(/<span class="logo-tile" aria-hidden="true">A<\/span><span>Acme Rail<\/span>/)
  expect(dist['favicon.svg']).toContain('<path')
  expect(themeOf(dist)).toBe(undefined)
  const names = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
  const wordsOfParley = /parley|documentation, APIs/i
  const mentions = (path: string) => wordsOfParley.test(path) || wordsOfParley.test(dist[path] ?? '')
  expect(names.filter(mentions)).toEqual([])
})

test('site.yaml gives logo, mark, colours, corners, space and typefaces', async () => {
  const folder = await writeFolder(files)
  const plain = await buildIn(folder)
  await writeFile(
    join(folder, 'content/site.yaml'),
    [
      files['content/site.yaml'],
      'logo: /assets/word.svg',
      'mark: /assets/mark.svg',
      'theme:',
      '  { accent: "#0A66C2", neutral: cool, radius: none, density: roomy, textFont: /assets/face.woff2,',
      '    codeFont: /assets/code.woff2,',
      '    code: { keyword: "#7a1fa2" } }',
    ].join('\n'),
  )
  const dist = await buildIn(folder, { basePath: '/rail' })
  const sheet = themeOf(dist) ?? ''
  const integrity = integrityOf(Buffer.from(dist[sheet] ?? ''))
  expect(dist['index.html']).toContain(`<link rel="stylesheet" href="/rail/${sheet}" integrity="${integrity}">`)
  expect(dist['index.html']).toMatch(/<img src="\/rail\/assets\/word-[0-9a-f]{8}\.svg" alt="Acme Rail"/)
  expect(dist['index.html']).toContain('content="#f8fafd"')
  expect(dist['index.html']).toMatch(/rel="preload" href="\/rail\/assets\/face-[0-9a-f]{8}\.woff2"/)
  expect(dist[sheet]).toContain('--signal:light-dark(#0a66c2,')
  expect(dist[sheet]).toMatch(/--code-keyword:light-dark\(#7a1fa2,#[0-9a-f]{6}\)/)
  expect(dist[sheet]).not.toContain('--code-string')
  expect(dist[sheet]).toContain('--radius-control:0')
  expect(dist[sheet]).toContain('--section-padding:5rem')
  const faces = [...(dist[sheet] ?? '').matchAll(/src:url\("\/rail\/(assets\/[a-z]+-[0-9a-f]{8}\.woff2)"\)/g)]
  expect(faces).toHaveLength(2)
  for (const [, file = ''] of faces) expect(Object.keys(dist)).toContain(file)
  const data = Buffer.from(files['content/assets/mark.svg']).toString('base64')
  expect(dist['favicon.svg']).toContain(`<image href="data:image/svg+xml;base64,${data}"`)
  expect(dist['site.webmanifest']).toContain('"theme_color": "#f8fafd"')
  const cards = (list: Record<string, string>) => Object.keys(list).filter((path) => path.startsWith('assets/og/'))
  // Whoever keeps the old picture for a year must not see it.
  expect(cards(dist).filter((path) => cards(plain).includes(path))).toEqual([])
})

test('a colour that cannot be read, a missing mark and a missing typeface are refused with their place', async () => {
  const check = async (folder: string) => {
    const { problems } = await build(configOf(folder), pickKinds(shared, [compiledSite]))
    return problems.map(({ code, line, severity }) => [code, line, severity])
  }
  const folder = await writeFolder({
    ...files,
    'content/site.yaml': [
      files['content/site.yaml'],
      'mark: /assets/nark.svg',
      'theme:',
      '  accent: "#ffcc00"',
      '  textFont: /assets/none.woff2',
    ].join('\n'),
  })
  const missing = [
    ['missing-asset', 5, 'error'],
    ['missing-asset', 8, 'error'],
  ]
  expect(await check(folder)).toEqual([missing[0], ['bad-value', 7, 'error'], missing[1]])
  const path = join(folder, 'content/site.yaml')
  await writeFile(path, readFileSync(path, 'utf8').replace('#ffcc00', '#0a66c2'))
  expect(await check(folder)).toEqual(missing)
  // Icons could not be drawn from it.
  await writeFile(path, readFileSync(path, 'utf8').replace('nark.svg', 'mark.webp'))
  expect(await check(folder)).toContainEqual(['bad-value', 5, 'error'])
})

test('code beside the content takes the place of the standard one, and goes with it', async () => {
  const folder = await writeFolder({
    ...files,
    'site/brand.tsx': [
      "import { words } from './words.ts'",
      'const Sign = () => <svg aria-hidden="true"><title>{words}</title></svg>',
      "export const brand = { Sign, shareCardPicture: () => '' }",
    ].join('\n'),
    'site/words.ts': "export const words = 'own sign'\n",
  })
  const dist = await buildIn(folder)
  expect(dist['index.html']).toContain('<title>own sign</title></svg><span>Acme Rail</span>')
  await writeFile(join(folder, 'site/words.ts'), "export const words = 'new sign'\n")
  expect((await buildIn(folder))['index.html']).toContain('<title>new sign</title>')
  // The same code elsewhere has the same names.
  const copy = await writeFolder({
    ...files,
    'code/brand.tsx': readFileSync(join(folder, 'site/brand.tsx'), 'utf8'),
    'code/words.ts': "export const words = 'new sign'\n",
  })
  expect(await buildIn(copy, { site: join(copy, 'code') })).toEqual(await readFolder(join(folder, 'dist')))
})

test('a part of the site that is off is not published, and links to it are dead', async () => {
  const folder = await writeFolder({
    ...files,
    'content/site.yaml': `${files['content/site.yaml']}features: { help: false, blog: false, api: false }\n`,
  })
  const dist = await buildIn(folder)
  const written = Object.keys(dist).filter((path) => /^(?:help|blog|openapi)/.test(path))
  expect(written).toEqual([])
  for (const path of ['sitemap.xml', 'search-index.json', 'llms.txt', '404.html'])
    expect(dist[path], path).not.toMatch(/\/help|\/blog|luggage/i)
  await writeFile(
    join(folder, 'content/navigation.yaml'),
    ['/help', '/help/luggage', '/blog/feed.xml', '/openapi.json', '/case-studies']
      .map((href, index) => `${index === 0 ? 'quick:\n' : ''}  - { id: a${index}, label: A, href: ${href} }`)
      .join('\n'),
  )
  const { problems } = await build(configOf(folder), pickKinds(shared, [compiledSite]))
  expect(problems.map(({ code, line }) => [code, line])).toEqual([2, 3, 4, 5].map((line) => ['broken-link', line]))
  expect(problems[1]?.message).toContain('site.yaml switches its part of the site off')
})

test('words of the interface follow strings.yaml; unknown ones and a language without a list are named', async () => {
  const folder = await writeFolder({
    ...files,
    'content/strings.yaml': [
      'header: { menu: Inhalt }',
      'footer:',
      '  copyright: "{2}, {1}"',
      'notFoundTexts: { help: { title: Nichts da } }',
    ].join('\n'),
  })
  const dist = await buildIn(folder)
  expect(dist['index.html']).toMatch(/Acme Rail, 20\d\d</)
  expect(dist['help/404.html']).toContain('<h1 id="not-found-title">Nichts da</h1>')
  expect(dist['help/404.html']).toContain('All help articles')
  await writeFile(join(folder, 'content/strings.yaml'), 'footer: { copyrigt: "x" }\nheader: no group\n')
  const { problems } = await build(configOf(folder), pickKinds(shared, [compiledSite]))
  expect(problems.map(({ code, line, column, hint }) => [code, line, column, hint])).toEqual([
    ['unknown-word', 1, 11, 'did you mean "copyright"?'],
    ['unknown-word', 2, 1, '"libretto manual reference/content/words" lists them all'],
  ])
  await writeFile(join(folder, 'content/strings.yaml'), 'documentWords: { skipLink: Till innehållet }\n')
  await writeFile(join(folder, 'content/site.yaml'), `${files['content/site.yaml']}language: sv\n`)
  const untranslated = await build(configOf(folder), pickKinds(shared, [compiledSite]))
  expect(untranslated.problems).toMatchObject([{ code: 'untranslated', severity: 'warning', line: 4 }])
  await writeFile(join(folder, 'content/strings.yaml'), 'language: sv\ndocumentWords: { skipLink: Till innehållet }\n')
  expect((await buildIn(folder))['index.html']).toContain('Till innehållet')
})

test('the last row of the footer names the holder of the copyright and has a note', async () => {
  const folder = await writeFolder({
    ...files,
    'content/site.yaml': `${files['content/site.yaml']}copyrightHolder: Acme Rail Ltd\nfoundedYear: 1999\n`,
    'content/navigation.yaml': [
      'footer:',
      '  note: Registered in England, no. 01234567.',
      '  legal: [{ id: terms, label: Terms of Carriage, href: /help }]',
      '  columns: [{ id: rail, label: Rail, children: [{ id: bags, label: Bags, href: /help/luggage }] }]',
    ].join('\n'),
  })
  const [, footer = ''] = (await buildIn(folder))['index.html']?.split('<footer') ?? []
  expect(footer).toMatch(/© 1999–20\d\d Acme Rail Ltd</)
  expect(footer).toContain('<p class="footer-note">Registered in England, no. 01234567.</p>')
  expect(footer).toMatch(/Rail<\/p>[^]*Bags[^]*Terms of Carriage/)
})

test('amounts are in the currency of the site, written as its language does', async () => {
  const study = [
    '---',
    'title: Faster trains',
    'company: Bahn',
    'industry: Trains',
    'publishedAt: 2026-01-02',
    'roi: { investment: 186.000 €, return: 412.000 €, paybackPeriod: "5,4 Monate" }',
    '---',
    'Text.',
  ]
  const folder = await writeFolder({
    ...files,
    'content/site.yaml': `${files['content/site.yaml']}language: de\ncurrency: EUR\npages: { contactUrl: / }\n`,
    'content/case-studies/trains.md': study.join('\n'),
    'content/pages/work.yaml': 'title: Work\ndescription: Jobs.\nblocks: [{ id: jobs, type: jobs }]\n',
    'content/data/jobs.yaml': [
      '- { id: guard, title: Guard, department: Trains, location: Ulm, type: full-time, experience: none, ',
      '    salaryRange: { min: 38000, max: 45000 }, description: Guards., posted: 2026-05-01 }',
    ].join('\n'),
  })
  const dist = await buildIn(folder)
  expect(dist['work/index.html']?.replaceAll('<!-- -->', '')).toContain('38.000\u00a0€–45.000\u00a0€')
  expect(dist['case-studies/faster-trains/index.html']).toContain('Saldo von -186.000\u00a0€ zu Beginn')
  expect(dist['case-studies/faster-trains/index.html']).toContain('+100\u00a0Tsd.')
})

test('kinds, categories and types of a site come from its data', async () => {
  const job = (id: string, type: string, location: string) =>
    `- { id: ${id}, title: ${id}, department: Trains, location: ${location}, type: ${type}, experience: none, ` +
    'salaryRange: { min: 1, max: 2 }, description: Drives., posted: 2026-05-01 }'
  const folder = await writeFolder({
    ...files,
    'content/site.yaml': `${files['content/site.yaml']}pages: { contactUrl: /, docsUrl: / }\n`,
    'content/pages/home.yaml': [
      'title: Home',
      'description: The home page.',
      'blocks:',
      '  - { id: jobs, type: jobs, data: { contactType: work } }',
      '  - { id: write, type: contact }',
      '  - { id: forum, type: text, data: { component: CommunityForum } }',
    ].join('\n'),
    'content/data/contact-types.yaml': '- { value: lost, label: Lost Property }\n- { value: work, label: Work }\n',
    'content/data/job-types.yaml': '- Volunteer\n- full-time\n',
    'content/data/jobs.yaml': `${job('guard', 'Volunteer', 'Bern')}\n${job('driver', 'full-time', 'Ulm')}\n`,
    'content/data/thread-categories.yaml': '- Routes\n- Delays\n',
    'content/data/ticket-categories.yaml': '- { name: Refund, priority: High }\n- { name: Praise }\n',
  })
  const page = (await buildIn(folder))['index.html'] ?? ''
  const options = [...page.matchAll(/<select[^]*?<\/select>/g)].map(([select]) =>
    [...select.matchAll(/value="([^"]*)"[^>]*>([^<]*)</g)].map(([, value, label]) => `${value}: ${label}`),
  )
  expect(options).toEqual([
    ['all: All', 'Trains: Trains'],
    ['all: All', 'remote: Remote', 'Bern: Bern', 'Ulm: Ulm'],
    ['all: All', 'Volunteer: Volunteer', 'full-time: Full-time'],
    ['lost: Lost Property', 'work: Work'],
    ['all: All', 'Routes: Routes', 'Delays: Delays'],
    ['Refund: Refund', 'Praise: Praise'],
  ])
  expect(page).toContain('type=work&amp;subject=Application')
})
