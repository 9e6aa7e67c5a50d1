// Routes of articles are kept from plan to plan, as long as nothing that flows into them has changed.

import { expect, it } from 'vitest'
import { planRoutes } from '#generator/plan/plan-routes.ts'
import * as site from '#site/index.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'

it('an article keeps its route until the code of the site is another', async () => {
  const { content, printed } = await checkFolder(
    await writeFolder({
      'content/site.yaml': 'name: Test\nurl: https://example.com\n',
      'content/help/sound.md': '---\ntitle: Sound\n---\nText.\n',
    }),
  )
  if (!content) throw new Error(printed)
  const options = { origin: 'https://example.com', basePath: '', now: 0, assets: new Map<string, string>() }
  const plan = (code: typeof site, before?: ReturnType<typeof planRoutes>) => {
    const result = planRoutes(content, { ...options, site: code }, before?.memory)
    const route = result.routes.find(({ url }) => url === '/help/sound')
    return { ...result, route, props: JSON.stringify(route?.view.props) }
  }
  const first = plan(site)
  expect(plan(site, first).route).toBe(first.route)
  const collectionTitles = { ...site.collectionWords.collectionTitles, help: 'Support' }
  const other = { ...site, collectionWords: { ...site.collectionWords, collectionTitles } }
  expect(first.props).toContain('"Help Center"')
  expect(plan(other, first).props).toContain('"Support"')
})
