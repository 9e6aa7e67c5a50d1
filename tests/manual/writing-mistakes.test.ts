// The commonest mistakes of writers: each makes the problem that the manual quotes, at a line.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderSite } from '#generator/build/build.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { configOf, libretto, writeFolder } from '../setup/mini-site.ts'

const manual = await readFile(join(libretto, 'docs/content/docs/write/problems.md'), 'utf8')

const block = (lines: string) => ({ 'content/pages/boats.yaml': `title: Boats\nblocks:\n  - id: boats\n${lines}` })
const text = (content: string) => block(`    type: text\n    content: ${content}\n`)
const post = (head: string) => ({ 'content/blog/boat.md': `---\ntitle: Boat\n${head}---\n\nText.\n` })

const mistakes: readonly [message: string, files: Readonly<Record<string, string>>][] = [
  ['a tab is used for indentation', block('\ttype: text\n')],
  ['the indentation does not fit the lines above', block('    type: text\n   title: Boats\n')],
  ['a key and a colon were expected here', block('    type:text\n    title: Boats\n')],
  [
    'a second colon on this line makes a key of the text before it',
    block('    type: text\n    title: Boats: all of them\n'),
  ],
  ['the quotes around "title" are part of the text', { 'content/pages/boats.yaml': 'title: “Boats”\n' }],
  ['the text behind # is a comment and would be lost', { 'content/pages/boats.yaml': 'title: Boat #1\n' }],
  ['the quote " is not closed', block('    type: text\n    title: "Boats\n')],
  [
    '"publishedAt" must be a day that exists: February 2026 has 28 days; found "2026-02-30"',
    post('publishedAt: 2026-02-30\n'),
  ],
  ['the key "titel" is not known', block('    type: text\n    titel: Boats\n')],
  ['there is no block type "txet"', block('    type: txet\n')],
  ['"publishedAt" is missing', post('')],
  ['the link "docs/start" does not begin with a slash', text('See [start](docs/start).')],
  ['there is no page "/boatz"', text('See [boats](/boatz).')],
  ['the page "/" has no anchor "#tip"', text('See [home](/#tip).')],
  [
    'there is no file "/assets/boat.svg" in the content folder',
    block('    type: image\n    data: { src: /assets/boat.svg, alt: A boat }\n'),
  ],
  ['the code fence is not closed', text('|\n      ```sh\n      npm start')],
]

test.each(mistakes)('%s', async (message, files) => {
  const site = {
    'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
    'content/pages/home.yaml': 'title: Home\nblocks:\n  - { id: top, type: hero, title: Boats }\n',
  }
  const { problems } = await renderSite(configOf(await writeFolder({ ...site, ...files })), openCache())
  const found = problems.find((problem) => problem.message === message)
  expect(found?.line, problems.map((problem) => problem.message).join('\n')).toBeGreaterThan(0)
  expect(manual).toContain(`\`${message}\``)
})

test('the manual quotes no others', () => {
  const [, table = ''] = /## The commonest mistakes\n\n([^]*?)\n\n/.exec(manual) ?? []
  expect(table.split('\n').slice(2)).toHaveLength(mistakes.length)
})
