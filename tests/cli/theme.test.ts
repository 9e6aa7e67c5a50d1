// What `theme` in site.yaml decides beside colours: the ground of buttons, the size of headings, and no dark pages.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, checkContent } from '#generator/build/build.ts'
import { type Cache, openCache } from '#generator/cache/open-cache.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { configOf, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

const site = 'name: Acme Rail\nurl: https://acme.example.com\n'
const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z" fill="${fill}"/></svg>`
const files = {
  'content/site.yaml': site,
  'content/pages/home.yaml': [
    'title: Home',
    'description: The home page.',
    'blocks:',
    '  - { id: top, type: hero, title: Trains, data: { picture: { src: /assets/a.svg, alt: A, ',
    '      dark: { src: /assets/b.svg } } } }',
    '  - { id: logos, type: logos, data: { items: [{ name: X, logo: /assets/a.svg, logoDark: /assets/b.svg }] } }',
  ].join('\n'),
  'content/redirects.yaml': '- { from: /old, to: / }\n',
  'content/assets/a.svg': svg('#808080'),
  'content/assets/b.svg': svg('#909090'),
}
// The compiled site is the same for all tests, and made once.
let shared: Cache | undefined

async function buildIn(folder: string): Promise<Record<string, string>> {
  const cache = pickKinds(shared, [compiledSite])
  const { problems } = await build(configOf(folder), cache)
  expect(problems).toEqual([])
  shared = cache
  return readFolder(join(folder, 'dist'))
}

async function themed(theme: string, more: Readonly<Record<string, string>> = {}): Promise<Record<string, string>> {
  return buildIn(await writeFolder({ ...files, ...more, 'content/site.yaml': `${site}theme: ${theme}\n` }))
}

const sheetOf = (dist: Readonly<Record<string, string>>) =>
  Object.entries(dist).find(([path]) => path.startsWith('assets/theme-'))?.[1] ?? ''

test('without dark pages nothing of them is left: switch, schemes, pictures, colours', async () => {
  const plain = (await themed('{}'))['index.html'] ?? ''
  for (const part of ['data-theme-switch', 'hero-dark', 'on-dark', 'content="light dark"'])
    expect(plain).toContain(part)
  const dist = await themed('{ accent: "#0a66c2", dark: false }')
  const page = dist['index.html'] ?? ''
  expect(page).toMatch(/<html [^>]*data-theme="light"/)
  expect(page).toContain('<meta name="color-scheme" content="light"><meta name="theme-color" content="#fbfaf8">')
  expect(page).not.toMatch(/data-theme-switch|hero-dark|on-dark|prefers-color-scheme/)
  expect(dist['old/index.html']).toMatch(/<html [^>]*data-theme="light"/)
  expect(sheetOf(dist)).toContain('--signal:#0a66c2')
  expect(sheetOf(dist)).not.toContain('light-dark')
})

test('without other wishes a site is always light as well, its own footer included', async () => {
  const dist = await themed('{ dark: false }', {
    'site/layout/footer.tsx':
      "import { ThemeSwitch } from 'libretto/site'\n" +
      'export const Footer = () => <footer className="own"><ThemeSwitch /></footer>\n',
  })
  expect(dist['index.html']).toContain('<footer class="own"></footer>')
  expect(dist['index.html']).toMatch(/<html [^>]*data-theme="light"/)
})

test('a site becomes always light when site.yaml says so, all pages again', async () => {
  const folder = await writeFolder(files)
  const cache = pickKinds(shared, [compiledSite])
  await build(configOf(folder), cache)
  await writeFile(join(folder, 'content/site.yaml'), `${site}theme: { dark: false }\n`)
  await build(configOf(folder), cache)
  const dist = await readFolder(join(folder, 'dist'))
  const pages = Object.entries(dist).filter(([path]) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(2)
  for (const [path, html] of pages) expect(html, path).toMatch(/<html [^>]*data-theme="light"/)
})

test('main buttons take the accent, and headings another size', async () => {
  const sheet = sheetOf(await themed('{ accent: "#0a66c2", buttons: accent, headings: small }'))
  expect(sheet).toContain('.button-primary{background:var(--signal)}')
  expect(sheet).toContain('--size-h1:clamp(1.75rem,')
  // The standard accent colours buttons as well.
  expect(sheetOf(await themed('{ buttons: accent }'))).toContain('.button-primary{background:var(--signal)}')
})

test('a logo has its size, so that nothing beside it moves while it loads', async () => {
  const own = { 'content/assets/wide.svg': svg('#808080').replace('0 0 4 1', '0 0 400 70') }
  const folder = await writeFolder({ ...files, ...own, 'content/site.yaml': `${site}logo: /assets/wide.svg\n` })
  expect((await buildIn(folder))['index.html']).toMatch(
    /<img src="\/assets\/wide-[0-9a-f]{8}\.svg" alt="Acme Rail" width="160" height="28"\/>/,
  )
})

test('only the logos that a page shows are judged, each in the language that names it', async () => {
  const pictures = { 'content/assets/ink.svg': svg('#111111'), 'content/assets/snow.svg': svg('#ffffff') }
  const check = async (lines: string, more: Readonly<Record<string, string>> = {}) => {
    const all = { ...files, ...pictures, ...more, 'content/site.yaml': `${site}${lines}\n` }
    const { problems } = await checkContent(configOf(await writeFolder(all)), openCache())
    return problems.filter(({ code }) => code === 'faint-logo').map(({ file, line, message }) => [file, line, message])
  }
  const onDark = expect.stringMatching(/^dark pages hardly show assets\/ink.svg: 100% .* of 1\.0 to the page$/)
  const onLight = expect.stringMatching(/^light pages hardly show assets\/snow.svg: 100%/)
  expect(await check('logo: /assets/ink.svg')).toEqual([['site.yaml', 3, onDark]])
  expect(await check('logo: /assets/ink.svg\nlogoDark: /assets/snow.svg')).toEqual([])
  expect(await check('logo: /assets/snow.svg\nlogoDark: /assets/ink.svg')).toEqual([
    ['site.yaml', 3, onLight],
    ['site.yaml', 4, onDark],
  ])
  expect(await check('logo: /assets/ink.svg\ntheme: { dark: false }')).toEqual([])
  // The site's own code may show anything.
  expect(await check('logo: /assets/ink.svg', { 'site/brand.ts': 'export const brand = {}\n' })).toEqual([])
  expect(await check('mark: /assets/ink.svg')).toEqual([['site.yaml', 3, onDark]])
  expect(await check('mark: /assets/ink.svg\nlogo: /assets/a.svg')).toEqual([])
  const german = { 'content/de/pages/home.yaml': 'title: Start\ndescription: Die Seite.\n' }
  expect(
    await check('languages: [en, de]\nlogo: /assets/a.svg', {
      ...german,
      'content/de/site.yaml': 'logo: /assets/ink.svg\n',
    }),
  ).toEqual([['de/site.yaml', 1, onDark]])
  const inBoth = 'languages: [en, de]\nlogo: /assets/ink.svg'
  expect(await check(inBoth, german)).toEqual([['site.yaml', 4, onDark]])
})
