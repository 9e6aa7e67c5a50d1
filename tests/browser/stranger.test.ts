// A stranger installs the package into an empty folder, starts a site of each kind, gives it a face, adds the block,
// the widget, the collection and the header of the manual, builds it, and looks at it in a browser.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, inject, it } from 'vitest'
import { type SiteKind, siteKinds } from '#generator/commands/new-site.ts'
import { deep } from '../setup/deep.ts'
import { libretto, readFolder, writeFiles } from '../setup/mini-site.ts'
import { installPacked, type PackedLibretto } from '../setup/packed-libretto.ts'
import { readFences } from '../setup/read-fences.ts'
import { openBrowser } from './site-browser.ts'

/** Code that the manual shows. */
async function manualFiles(): Promise<Record<string, string>> {
  const folder = join(libretto, 'docs/content/docs/extend')
  const pages = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  const files = pages
    .flatMap(readFences)
    .flatMap(({ title, text }) => (title?.startsWith('site/') ? [[title, text]] : []))
    // A sign in code takes the place of the logo, which this test looks at.
    .filter(([title]) => title !== 'site/brand.tsx')
  // Of several examples of a file, the first one.
  return Object.fromEntries(files.reverse())
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="24"><path fill="#123456" d="M0 0h120v24H0z"/></svg>'
const content = {
  'content/assets/sign.svg': logo,
  'content/pages/prices.yaml': [
    'title: Prices',
    'description: What a journey costs.',
    'blocks:',
    '  - id: prices',
    '    type: price-list',
    '    title: Prices',
    '    data: { rows: [{ name: Single, price: 3.5 }] }',
    '  - { id: counter, type: tickets, data: { start: 2 } }',
    '  - { id: new, type: text, title: Stations, data: { component: ArticleList, collection: stations } }',
    '',
  ].join('\n'),
  'content/stations/lake.md': '---\ntitle: Lake Station\nplatforms: 2\n---\n\nBy the lake.\n',
}

async function brand(site: string): Promise<void> {
  const path = join(site, 'content/site.yaml')
  const written = (await readFile(path, 'utf8')).replace(/^theme:(?:\n {2}.*)+/m, 'theme: { accent: "#7c2d12" }')
  expect(written).toContain('#7c2d12')
  await writeFile(path, `${written}\nlogo: /assets/sign.svg\n`)
}

const chromium = inject('chromium')

it.skipIf(chromium === '')(
  'a site of each kind has its own face, block, widget, collection and header',
  deep,
  async () => {
    const packed = await installPacked()
    try {
      for (const kind of siteKinds) await makeSite(kind, packed)
    } finally {
      await packed.release()
    }
  },
)

async function makeSite(kind: SiteKind, { folder, installed, command }: PackedLibretto): Promise<void> {
  const answers = ['--name', 'Blue Lake', '--url', 'https://lake.example.com']
  await command(folder, 'new', 'site', kind, '--kind', kind, ...answers)
  const site = join(folder, kind)
  const code = await manualFiles()
  expect(Object.keys(code).length).toBeGreaterThan(8)
  await writeFiles(site, { ...content, ...code })
  await brand(site)
  expect((await command(site, 'build')).stdout).toMatch(/^built \d+ pages/)
  const dist = await readFolder(join(site, 'dist'))
  expect(Object.entries(dist).flatMap(([path, text]) => (/parley/i.test(path + text) ? [path] : []))).toEqual([])

  const server = spawn(process.execPath, [join(installed, 'bin/libretto.js'), 'preview', '--port', '0'], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const context = await (await openBrowser()).newContext()
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
    const url = /http:\S+/.exec(line)?.[0].replace(/\/$/, '')
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${url}/prices`)
    expect(await page.locator('header .logo img:visible').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(
      120,
    )
    expect(await page.locator('.notice').textContent()).toBe('Blue Lake is closed today.')
    expect(await page.locator('#prices li').textContent()).toBe('Single: 3.5')
    const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--signal'))
    expect(accent).toContain('7c2d12')
    const button = page.getByRole('button', { name: 'tickets' })
    await button.click()
    await expect.poll(() => button.textContent()).toBe('3 tickets')
    await page.getByRole('link', { name: 'Lake Station' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Lake Station')
    expect(await page.locator('.article-main').textContent()).toContain('2 platforms')
    expect(complaints).toEqual([])
  } finally {
    await context.close()
    server.kill()
    await once(server, 'exit')
  }
}
