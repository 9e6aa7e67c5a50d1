// The watch of a site in two languages: a saved translation is rendered, and drafts of both are shown.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libretto, readFolder } from '../setup/mini-site.ts'
import { startWatch } from '../setup/watched-site.ts'

const sample = join(libretto, 'tests/sites/valid/two-languages/content')

test('the panel finds a translated page, an edit of one is served, and only its pages are rendered', async () => {
  const site = await startWatch({
    ...(await readFolder(sample)),
    'de/help/draft.md': '---\ntitle: Entwurf\nstatus: draft\n---\n\nNoch nicht.\n',
  })
  const get = async (path: string) => (await fetch(site.url + path)).text()
  expect(site.reports[0]?.drafts).toEqual([{ url: '/de/help/draft', reason: 'it is a draft' }])
  expect(await get('/de/help/draft')).toContain('Noch nicht.')
  expect(await get('/de/help/bicycles')).toContain('die Hälfte')
  const ask = async (path: string) => JSON.parse(await get(`/__libretto/api${path}`)) as { page: { id: string } }
  const { page } = await ask('/open?route=/de/preise')
  const answer = { file: 'de/pages/prices.yaml', page: { route: '/de/preise', language: 'de' } }
  expect(await ask(`/pages/${encodeURIComponent(page.id)}`)).toMatchObject(answer)
  const edited = site.nextReport(({ isServed }) => isServed)
  await site.write('de/help/bicycles.md', '---\ntitle: Ein Fahrrad mitnehmen\ncategory: Fahrkarten\n---\n\nGratis.\n')
  expect((await edited).rebuilt.map(({ url }) => url)).toEqual(expect.arrayContaining(['/de/help/bicycles']))
  expect((await edited).rebuilt.every(({ url }) => url.startsWith('/de'))).toBe(true)
  expect(await get('/de/help/bicycles')).toContain('Gratis.')
  // A translation that appears changes the links and the switch of other pages.
  const added = site.nextReport(({ isServed }) => isServed)
  await site.write('de/help/groups.md', '---\ntitle: In der Gruppe\n---\n\nZu zehnt.\n')
  expect((await added).rebuilt.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/de/help/groups', '/help/groups', '/de/blog/summer']),
  )
  expect(await get('/de/blog/summer')).toContain('<a href="/de/help/groups">alle halbe Stunde')
  expect(await get('/help/groups')).toContain('hreflang="de"')
})
