// Defaults of pages and blocks: the reader and the panel fill in the same values.

import { describe, expect, it } from 'vitest'
import { asPage } from '#generator/panel/panel-pages.ts'
import { blockDefaults, pageDefaults } from '#generator/read/defaults.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'

describe('pageDefaults', () => {
  it.each([
    [{}, { status: 'published', version: 1 }],
    [
      { status: 'draft', version: 3 },
      { status: 'draft', version: 3 },
    ],
    [
      { status: 1, version: '3' },
      { status: 'published', version: 1 },
    ],
  ])('of %j are %j', (data, expected) => expect(pageDefaults(data)).toEqual(expected))
})

describe('blockDefaults', () => {
  it.each([
    [{}, { id: 'block-2', visible: true, order: 2 }],
    [
      { id: 'top', visible: false, order: 9 },
      { id: 'top', visible: false, order: 9 },
    ],
    [
      { id: 1, visible: 'no', order: '9' },
      { id: 'block-2', visible: true, order: 2 },
    ],
  ])('of %j in the third place are %j', (data, expected) => expect(blockDefaults(data, 2)).toEqual(expected))
})

it('the reader and the panel agree on a page that says little', async () => {
  const { content } = await checkFolder(
    await writeFolder({
      'content/site.yaml': 'name: Test\nurl: https://example.com\n',
      'content/pages/docs/first.yaml':
        'title: First\ndescription: Text.\nblocks:\n  - { id: a, type: text, content: A }\n  - { type: nothing }\n',
    }),
  )
  const page = content?.pages[0]
  const shown = page && asPage(page.entry.file, page.entry.data)
  const { id, slug, route, title, status, version } = page ?? {}
  expect(shown).toMatchObject({ id, slug, route, title, status, version })
  expect(shown?.blocks.map((block) => [block.id, block.visible, block.order])).toEqual(
    page?.blocks.map(({ block, order }) => [block.id, block.visible, order]),
  )
})
