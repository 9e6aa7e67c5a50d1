// Code of a site's own while somebody edits it: the page follows, and a mistake names its line.

import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PageAnswer } from '#runtime/devtools/wire-types.ts'
import { deep } from '../setup/deep.ts'
import { ownCode, ownPages } from '../setup/own-code.ts'
import { startWatch } from '../setup/watched-site.ts'

const path = '../site/blocks/price-list/price-list.tsx'
const code = Object.fromEntries(Object.entries(ownCode).map(([file, text]) => [`../${file}`, text]))
const block = ownCode['site/blocks/price-list/price-list.tsx']

test('the page follows a block and its schema, and a mistake keeps the last good page up', async () => {
  const watched = await startWatch({ ...ownPages, ...code })
  const home = async () => (await fetch(`${watched.url}/`)).text()
  expect(await home()).toContain('Single')

  const styled = watched.nextReport(({ isServed, isCode }) => isServed && isCode)
  await watched.write(path, block.replace('<ul>', '<ul className="edited">'))
  await styled
  expect(await home()).toContain('<ul class="edited">')

  const stopped = watched.nextReport(({ isServed }) => !isServed)
  await watched.write(path, block.replace('<ul>', '<ul'))
  expect((await stopped).problems).toMatchObject([
    {
      code: 'site-code',
      file: expect.stringMatching(/site\/blocks\/price-list\/price-list\.tsx$/),
      line: expect.any(Number),
    },
  ])
  expect(await home()).toContain('<ul class="edited">')

  const unnamed = watched.nextReport(({ isServed }) => !isServed)
  await watched.write(path, block.replace('export const block', 'const block'))
  expect((await unnamed).problems).toMatchObject([
    { hint: 'export it from this file; until then the last good page is served' },
  ])

  const refused = watched.nextReport(({ problems }) => problems.some((problem) => problem.code === 'unknown-key'))
  await watched.write(path, block.replace('price: z.number()', 'amount: z.number()'))
  expect((await refused).problems.map(({ line }) => line)).toContain(10)

  const mended = watched.nextReport(({ isServed }) => isServed)
  await watched.write(path, block)
  await mended
  expect(await home()).toContain('Single')
})

test('what browsers refuse is a warning while the code has it, also when another page is saved', deep, async () => {
  const watched = await startWatch({ ...ownPages, ...code })
  const linesIn = ({ problems }: Awaited<ReturnType<typeof watched.nextReport>>) =>
    problems.flatMap((problem) => (problem.code === 'refused-code' ? [problem.line] : []))

  const styled = watched.nextReport(({ isServed, isCode }) => isServed && isCode)
  await watched.write(path, block.replace('<ul>', '<ul style={{ margin: 0 }}>'))
  expect(linesIn(await styled)).toEqual([13])

  const saved = watched.nextReport(({ isServed }) => isServed)
  await watched.write('stations/hill.md', '---\ntitle: Top Station\nplatforms: 1\npublishedAt: 2026-01-01\n---\n')
  expect(linesIn(await saved)).toEqual([13])

  const fixed = watched.nextReport(({ isServed, isCode }) => isServed && isCode)
  await watched.write(path, block)
  expect(linesIn(await fixed)).toEqual([])
})

test('the folder of own code may come while the watch runs, go, and come back', deep, async () => {
  const watched = await startWatch({ ...ownPages, 'pages/home.yaml': 'title: Home\ndescription: The home page.\n' })
  const site = join(watched.content, '../site')
  const styled = async () => {
    const sheets = (await (await fetch(`${watched.url}/`)).text()).matchAll(/href="(\/assets\/[^"]+\.css)"/g)
    const texts = await Promise.all([...sheets].map(async ([, sheet]) => (await fetch(watched.url + sheet)).text()))
    return /--tide:\s*(\w+)/.exec(texts.join('\n'))?.[1]
  }
  const write = async (text: string) => {
    const served = watched.nextReport(({ isServed }) => isServed)
    await watched.write('../site/brand.css', text)
    await served
  }
  const move = async (from: string, to: string) => {
    const served = watched.nextReport(({ isServed }) => isServed)
    await rename(from, to)
    await served
  }
  await write(':root { --tide: high }\n')
  expect(await styled()).toBe('high')
  await move(site, `${site}-away`)
  expect(await styled()).toBeUndefined()
  await move(`${site}-away`, site)
  expect(await styled()).toBe('high')
  await write(':root { --tide: low }\n')
  expect(await styled()).toBe('low')
})

test('the panel knows own blocks: where their files are, and what their data must be', async () => {
  const hero = block.replace('rows: z', 'lines: z').replaceAll('rows', 'lines').replace('Prices, one', 'Lines, one')
  const page = ownPages['pages/home.yaml'].replace('title: Trains }', 'title: Trains, data: { lines: [] } }')
  const watched = await startWatch({
    ...ownPages,
    ...code,
    // With a mistake from the start, so that no page is rendered: a line is missing.
    'pages/home.yaml': page,
    '../site/blocks/hero/hero.tsx': hero,
  })
  const api = `${watched.url}/__libretto/api`
  const open = async () => (await (await fetch(`${api}/pages/home`)).json()) as PageAnswer
  const { token } = (await (await fetch(`${api}/session`, { headers: { Origin: watched.url } })).json()) as {
    token: string
  }
  const restore = async (text: string) =>
    fetch(`${api}/pages/home/restore`, {
      method: 'POST',
      headers: {
        Origin: watched.url,
        'Content-Type': 'application/json',
        'X-Libretto-Token': token,
        'If-Match': `"${(await open()).hash}"`,
      },
      body: JSON.stringify({ text }),
    })
  const { page: shown, ownFiles } = await open()
  expect(shown.blocks.map(({ type, isUnknown }) => [type, isUnknown])).toEqual([
    ['hero', undefined],
    ['price-list', undefined],
  ])
  expect(ownFiles).toEqual({
    'blocks/hero': 'site/blocks/hero/hero.tsx',
    'blocks/price-list': 'site/blocks/price-list/price-list.tsx',
    'widgets/TicketCounter': 'site/widgets/TicketCounter/TicketCounter.tsx',
  })

  const cheap = await restore(page.replace('price: 3.5', 'price: cheap'))
  expect(cheap.status).toBe(422)
  expect(await cheap.json()).toMatchObject({
    error: { path: 'blocks.1.data.rows.0.price', message: expect.stringContaining('must be a number') },
  })
  expect(await readFile(join(watched.content, 'pages/home.yaml'), 'utf8')).toBe(page)

  // By the schema of the block that takes the place of the standard hero.
  const served = watched.nextReport(({ isServed }) => isServed)
  expect((await restore(page.replace('lines: []', 'lines: [{ name: Blue, price: 2 }]'))).status).toBe(200)
  await served
})
