// Budgets in a watch: the warnings and the limits that the panel shows follow each edit.

import { expect, test } from 'vitest'
import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import { startWatch } from '../setup/watched-site.ts'

const siteFile = (limit: string) =>
  `name: Budgets\nurl: https://budgets.example.com\nbudgets: [{ path: /help/*o*, ${limit} }]\n`
const help = (title: string) => `---\ntitle: ${title}\n---\n\nTurn it up.\n`
const overOf = ({ problems }: BuildReport) =>
  problems.filter(({ code }) => code === 'over-budget').map(({ file, message }) => [file, message.split(' loads ')[0]])

test('an edit of a page or of a budget changes the warnings, and the limits that the panel asks for', async () => {
  const site = await startWatch({
    'site.yaml': siteFile('htmlKB: 1'),
    'pages/home.yaml': 'title: Home\ndescription: The home page.\n',
    'help/sound.md': help('Sound'),
  })
  const limits = async (route: string) => {
    const response = await fetch(`${site.url}/__libretto/api/limits?route=${encodeURIComponent(route)}`)
    return response.json()
  }
  expect(site.reports.map(overOf)).toEqual([[['content/help/sound.md', 'the page /help/sound']]])
  expect(await limits('/help/sound')).toEqual({ htmlKB: { most: 1, path: '/help/*o*' } })
  expect(await limits('/')).toEqual({})
  const added = site.nextReport(({ isServed }) => isServed)
  await site.write('help/volume.md', help('Volume'))
  expect(overOf(await added)).toEqual([
    ['content/help/sound.md', 'the page /help/sound'],
    ['content/help/volume.md', 'the page /help/volume'],
  ])
  const raised = site.nextReport(({ isServed }) => isServed)
  await site.write('site.yaml', siteFile('htmlKB: 50'))
  expect(overOf(await raised)).toEqual([])
  expect(await limits('/help/sound')).toEqual({ htmlKB: { most: 50, path: '/help/*o*' } })
})
