// `libretto new block|widget|collection|layout NAME`: what it writes builds without a word, and its test passes.

import { execFile } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { layoutParts } from '#generator/render/render.ts'
import { deep } from '../setup/deep.ts'
import { libretto, readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const site = {
  'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'content/pages/home.yaml': [
    'title: Lake',
    'description: Three boats, eleven piers and one ticket for all of them.',
    'blocks:',
    '  - { id: top, type: hero, title: Lake }',
    '',
  ].join('\n'),
}

async function newSite(): Promise<string> {
  const folder = await writeFolder(site)
  await mkdir(join(folder, 'node_modules'))
  await symlink(libretto, join(folder, 'node_modules/libretto'))
  return folder
}

test('each kind builds, and the tests that come with it pass', deep, async () => {
  const folder = await newSite()
  const create = async (kind: string, name: string) => (await runHere(folder, 'new', kind, name)).stdout
  expect(await create('block', 'price-list')).toBe(
    [
      'created site/blocks/price-list/price-list.tsx',
      'created site/blocks/price-list/price-list.css',
      'created site/blocks/price-list/price-list.test.js',
      'next: node --test site/blocks/price-list/price-list.test.js',
      '',
    ].join('\n'),
  )
  await create('widget', 'TicketCounter')
  await create('collection', 'boat-trips')
  for (const part of Object.keys(layoutParts)) await create('layout', part)
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
  const html = (await readFolder(join(folder, 'dist')))['boat-trips/first/index.html']
  expect(html).toContain('<p>By the lake</p>')
  expect(html).toContain('<div class="own-article-head" data-title="The first boat trip">')
  const tests = Object.keys(await readFolder(join(folder, 'site'))).filter((path) => path.endsWith('.test.js'))
  expect(tests).toHaveLength(3 + Object.keys(layoutParts).length)
  const own = tests.filter((path) => !path.startsWith('layout/') || path === 'layout/header.test.js')
  await promisify(execFile)(process.execPath, ['--test', ...own.map((path) => `site/${path}`)], { cwd: folder })
})

test('a collection cannot have the name of a language of the site', async () => {
  const languages = 'language: en\nlanguages: [en, de, pt-BR]\n'
  const folder = await writeFolder({ ...site, 'content/site.yaml': `${site['content/site.yaml']}${languages}` })
  for (const name of ['de', 'pt-br']) {
    const { code, stderr } = await runHere(folder, 'new', 'collection', name)
    expect(code).toBe(2)
    const reason = `"${name}" is a language of the site, and content/${name}/ is the folder of its pages`
    expect(stderr).toContain(`${reason}; choose another name`)
  }
  expect(await readFolder(join(folder, 'content'))).not.toHaveProperty('de/first.md')
  expect((await runHere(folder, 'new', 'collection', 'fr')).code).toBe(0)
})

test.each([
  ['block', 'Price List', '"Price List" cannot be the name of a block: use lower-case words joined by hyphens'],
  ['widget', '3d', '"3d" cannot be the name of a widget: use lower-case words joined by hyphens'],
  ['collection', 'blog', 'the name "blog" is taken; choose another'],
  ['block', 'unknown', 'the name "unknown" is taken; choose another'],
  ['layout', 'heade', 'there is no part "heade"; did you mean "header"?'],
  ['layout', 'constructor', 'there is no part "constructor"; parts: header, footer, search, sidebar'],
  ['block', '../x', '"../x" cannot be the name of a block'],
])('%s %s is refused, and nothing is written', async (kind, name, message) => {
  const folder = await writeFolder(site)
  const { code, stderr } = await runHere(folder, 'new', kind, name)
  expect(code).toBe(2)
  expect(stderr).toContain(message)
  expect(Object.keys(await readFolder(folder)).sort()).toEqual(Object.keys(site).sort())
})

test('a block that is there is not replaced', async () => {
  const folder = await writeFolder(site)
  await runHere(folder, 'new', 'block', 'note')
  const before = await readFolder(folder)
  const { code, stderr } = await runHere(folder, 'new', 'block', 'note')
  expect(code).toBe(2)
  expect(stderr).toContain('note.tsx is already there')
  expect(await readFolder(folder)).toEqual(before)
})

test('a collection whose name is one letter has a noun', async () => {
  const folder = await newSite()
  await runHere(folder, 'new', 'collection', 's')
  expect(await runHere(folder, 'validate', '--strict')).toMatchObject({ code: 0, stderr: '' })
})
