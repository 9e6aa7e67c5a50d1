// Blocks of pages: their order, the ids they may take, and what their plans see of the site.

import { describe, expect, it } from 'vitest'
import { describeFiles } from '../describe-files.ts'

async function blocksOf(yaml: string, files: Record<string, string> = {}, file = 'page') {
  const { routes } = await describeFiles({ [`content/pages/${file}.yaml`]: `title: Page\nblocks:\n${yaml}`, ...files })
  const view = routes.find(({ url }) => url === `/${file}`)?.view
  if (view?.view !== 'page') throw new Error('no such page')
  return view.props.blocks
}

it('come by order, then by place; hidden ones are left out', async () => {
  const blocks = await blocksOf(
    [
      '  - { id: a, type: text }',
      '  - { id: b, type: text, order: 5 }',
      '  - { id: c, type: text, visible: false }',
      '  - { id: d, type: chart }\n',
    ].join('\n'),
  )
  expect(blocks.map(({ type, block }) => [type, block.id])).toEqual([
    ['text', 'a'],
    ['unknown', 'd'],
    ['text', 'b'],
  ])
})

it('take the second id of their type unless the page has it', async () => {
  const blocks = await blocksOf(
    '  - { id: first, type: jobs }\n  - { id: second, type: jobs }\n  - { id: contact-form, type: contact }\n',
  )
  expect(blocks.map(({ block }) => block.anchorId)).toEqual(['job-listing', undefined, undefined])
})

describe('a hero', () => {
  const hero = '  - { id: top, type: hero, title: Top }\n'
  const breadcrumbsOf = (blocks: Awaited<ReturnType<typeof blocksOf>>) =>
    blocks.map(({ data }) => ('breadcrumbs' in data ? data.breadcrumbs : undefined))

  it('below a section shows the pages above its own', async () => {
    const above = { 'content/pages/docs.yaml': 'title: Docs\n' }
    expect(breadcrumbsOf(await blocksOf(hero, above, 'docs/tutorials/call'))).toEqual([
      [{ label: 'Docs', href: '/docs' }, { label: 'Page' }],
    ])
  })

  it('shows no path where there is no page above', async () => {
    expect(breadcrumbsOf(await blocksOf(hero, {}, 'guides/call'))).toEqual([[]])
  })
})

it('link to the pages that site.yaml names', async () => {
  const site = (more: string) => ({ 'content/site.yaml': `name: Test\nurl: https://example.com\n${more}` })
  const hrefOf = async (files: Record<string, string>) => {
    const [block] = await blocksOf('  - { id: jobs, type: jobs }\n', files)
    return block && 'contactHref' in block.data ? block.data.contactHref : undefined
  }
  expect(await hrefOf(site(''))).toBe('/contact')
  expect(
    await hrefOf({ ...site('pages: { contactUrl: /write-to-us }\n'), 'content/pages/write-to-us.yaml': 'title: Us\n' }),
  ).toBe('/write-to-us')
})

it('openapi.json takes host and version from the first block that shows the endpoints', async () => {
  const openApiOf = async (data: string) => {
    const claims = ['api-version', 'other'].map(
      (id, index) => `- { id: ${id}, label: API, value: v${index + 2}.0, description: The version. }\n`,
    )
    const { files } = await describeFiles({
      'content/pages/page.yaml': `title: Page\nblocks: [{ id: api, type: api, data: ${data} }]\n`,
      'content/data/claims.yaml': claims.join(''),
    })
    const { info, servers } = JSON.parse(files['openapi.json'] ?? '')
    return [info.version, servers[0].url]
  }
  expect(await openApiOf('{ host: "https://api.test" }')).toEqual(['2.0', 'https://api.test'])
  expect(await openApiOf('{ versionClaim: other }')).toEqual(['3.0', 'https://api.example.com'])
})
