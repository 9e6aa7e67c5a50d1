// Fields of the API that save the panel from repeating rules of the generator.

import { expect, it } from 'vitest'
import type { EntityList, PageAnswer } from '#runtime/devtools/wire-types.ts'
import { panelSite } from './panel-site.ts'

it('pages and articles come with their address', async () => {
  const site = await panelSite({
    'blog/one.md': '---\ntitle: One\nslug: first\n---\nText.\n',
    'case-studies/acme.md': '---\ntitle: Acme  calls\n---\nText.\n',
  })
  const lists = (await site.send('GET', '/data')).body as unknown as EntityList[]
  const routes = lists.flatMap(({ items }) => items.flatMap(({ route = [] }) => route))
  expect(routes).toEqual(['/', '/docs/api', '/blog/first', '/help/no-audio', '/case-studies/acme-calls'])
})

it('blocks of an unknown type are marked', async () => {
  const text = 'title: A\nblocks:\n  - { id: one, type: text }\n  - { id: two, type: x }\n'
  const site = await panelSite({ 'pages/a.yaml': text })
  const { page } = (await site.send('GET', '/pages/a')).body as unknown as PageAnswer
  expect(page.blocks.map(({ isUnknown }) => isUnknown)).toEqual([undefined, true])
})
