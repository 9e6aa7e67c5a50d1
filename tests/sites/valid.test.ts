// Every folder below valid/ is a site without mistakes: `libretto validate` prints nothing, or exactly the warnings of
// its expected.txt. A new case is a new folder. UPDATE_EXPECTED=1 writes the expected.txt of folders that have one.

import { existsSync, readdirSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Content } from '#generator/model/content.ts'
import { listArticles } from '#generator/model/list-articles.ts'
import { blockTypes } from '#schemas/blocks/registry.ts'
import { widgetNames } from '#schemas/widgets.ts'
import { checkFolder, readFolder, writeFolder } from '../setup/mini-site.ts'

const root = join(import.meta.dirname, 'valid')
const cases = readdirSync(root)

async function expectedOf(name: string): Promise<string> {
  const file = join(root, name, 'expected.txt')
  return existsSync(file) ? readFile(file, 'utf8') : ''
}

describe('a site without mistakes', () => {
  test.each(cases)('%s: validates', async (name) => {
    const { printed, content } = await checkFolder(join(root, name))
    if (process.env.UPDATE_EXPECTED === '1' && existsSync(join(root, name, 'expected.txt')))
      await writeFile(join(root, name, 'expected.txt'), printed)
    expect(printed).toBe(await expectedOf(name))
    expect(content).toBeDefined()
  })

  test.each(cases)('%s: means the same with Windows line ends and byte order marks', async (name) => {
    const plain = await checkFolder(join(root, name))
    const files = await readFolder(join(root, name, 'content'))
    const isText = (path: string) => /\.(?:yaml|md)$/.test(path) && !/^(?:assets|root)\//.test(path)
    const folder = await writeFolder({})
    await cp(join(root, name, 'content'), join(folder, 'content'), { recursive: true })
    for (const [path, text] of Object.entries(files)) {
      if (!isText(path)) continue
      const windows = `\uFEFF${text.replace('\uFEFF', '').replaceAll(/\r?\n/g, '\r\n')}`
      await writeFile(join(folder, 'content', path), windows)
    }
    const changed = await checkFolder(folder)
    expect(changed.printed).toBe(plain.printed)
    expect(factsOf(changed.content)).toEqual(factsOf(plain.content))
  })

  test.each(cases)('%s: validates with the other Markdown parser', async (name) => {
    const { printed } = await checkFolder(join(root, name), { markdownParser: 'remark' })
    expect(printed).toBe(await expectedOf(name))
  })
})

describe('the mini-sites', () => {
  test('hold a block of every type', async () => {
    const { content } = await checkFolder(join(root, 'every-block-type'))
    const found = new Set(content?.pages.flatMap(({ blocks }) => blocks.map(({ block }) => block.type)))
    expect([...found].sort()).toEqual([...blockTypes].sort())
  })

  test('hold every widget', async () => {
    const { content } = await checkFolder(join(root, 'every-widget'))
    const found = content?.pages.flatMap(({ blocks }) =>
      blocks.map(({ block }) => (block.type === 'text' ? block.data.component : undefined)),
    )
    expect(found?.sort()).toEqual([...widgetNames].sort())
  })
})

test('README files and files left by editors and systems are not content', async () => {
  const strayFiles = [
    '.DS_Store',
    'help/.sound.md.swp',
    'help/sound.md~',
    'pages/Thumbs.db',
    'blog/first.md.orig',
    'pages/home.yaml.bak',
    '.obsidian/app.json',
    'node_modules/x/index.md',
  ]
  const files = Object.fromEntries(
    [...strayFiles, 'README.md', 'help/README.md'].map((path) => [`content/${path}`, 'No front matter: [x\n']),
  )
  const site = {
    'content/site.yaml': 'name: Example\nurl: https://example.com\n',
    'content/pages/home.yaml': 'title: Home\ndescription: A page.\n',
  }
  const { printed } = await checkFolder(await writeFolder({ ...files, ...site }))
  expect(printed).toBe('')
})

describe('drafts and articles of the future', () => {
  const folder = join(root, 'drafts-and-scheduled')
  const routesOf = (content: Content | undefined) =>
    content ? [...content.pages, ...listArticles(content)].map(({ route }) => route) : []

  test('are left out, to the second', async () => {
    const { content } = await checkFolder(folder)
    expect(routesOf(content)).toEqual(['/', '/blog/now', '/blog/zone', '/help/here'])
  })

  test('appear when their time has come', async () => {
    const { content } = await checkFolder(folder, { now: '2026-11-20T12:00:01Z' })
    expect(routesOf(content)).toEqual(['/', '/blog/later', '/blog/now', '/blog/zone', '/help/here'])
  })

  test('are there with --drafts, and then their links are checked', async () => {
    const { content, printed } = await checkFolder(folder, { drafts: true })
    expect(routesOf(content)).toEqual([
      '/',
      '/secret',
      '/blog/later',
      '/blog/now',
      '/blog/tomorrow',
      '/blog/zone',
      '/help/coming',
      '/help/here',
      '/case-studies/harbour',
    ])
    expect(printed).toContain('error content/help/coming.md:5:42  there is no page "/nowhere" [broken-link]')
    expect(printed).toContain('1 error in 1 file')
  })
})

/** Everything that came out of the files, without the files themselves. */
function factsOf(content: Content | undefined): unknown {
  const parts = content && {
    ...content,
    entries: [...content.entries.keys()],
    assets: content.assets.map(({ url, hash }) => [url, hash]),
  }
  return JSON.parse(JSON.stringify(parts, (key, value: unknown) => (key === 'entry' ? undefined : value)))
}
