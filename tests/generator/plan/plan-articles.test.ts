// Planned articles are taken from the cache as long as nothing that flows into them has changed.

import { expect, it } from 'vitest'
import { type Cache, openCache } from '#generator/cache/open-cache.ts'
import { planRoutes, planView, viewShelf } from '#generator/plan/plan-routes.ts'
import * as site from '#site/index.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'

it('an article keeps its view until the code of the site is another', async () => {
  const { content, printed } = await checkFolder(
    await writeFolder({
      'content/site.yaml': 'name: Test\nurl: https://example.com\n',
      'content/help/sound.md': '---\ntitle: Sound\n---\nText.\n',
    }),
  )
  if (!content) throw new Error(printed)
  const options = { origin: 'https://example.com', basePath: '', now: 0, assets: new Map<string, string>() }
  const plan = (code: typeof site, version: string, last?: Cache) => {
    const cache = openCache(last)
    const { routes, site: planned } = planRoutes(content, { ...options, site: code }, cache)
    const route = routes.find(({ url }) => url === '/help/sound')
    if (!route) throw new Error('no route')
    const view = planView(route, planned, viewShelf(planned, version, cache))
    return { cache, view, props: JSON.stringify(view.view.props) }
  }
  const first = plan(site, '1')
  expect(plan(site, '1', first.cache).view).toBe(first.view)
  const collectionTitles = { ...site.collectionWords.collectionTitles, help: 'Support' }
  const other = { ...site, collectionWords: { ...site.collectionWords, collectionTitles } }
  expect(first.props).toContain('"Help Center"')
  expect(plan(other, '2', first.cache).props).toContain('"Support"')
})
