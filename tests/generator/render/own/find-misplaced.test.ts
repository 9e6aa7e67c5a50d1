import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMisplaced } from '#generator/render/own/find-misplaced.ts'
import { listOwnSources } from '#generator/render/own/own-sources.ts'
import { checkFolder, writeFolder } from '../../../setup/mini-site.ts'
import { ownCode, ownLayout, ownPages } from '../../../setup/own-code.ts'

async function findHints(files: Readonly<Record<string, string>>): Promise<[file: string, hint: string][]> {
  const folder = await writeFolder(files)
  const own = join(folder, 'site')
  const problems = await findMisplaced(listOwnSources(own).files, { own, content: join(folder, 'content') })
  return problems.map(({ file = '', hint = '' }) => [file, hint.replace(/, or import it where it is needed$/, '')])
}

test('a module that is not where its kind is looked for is named with its right path', async () => {
  expect(
    await findHints({
      ...ownCode,
      'site/blocks/price-table.tsx': '',
      'site/blocks/quote/index.tsx': '',
      'site/blocks/story/story.jsx': '',
      'site/blocks/tale/tale.ts': '',
      'site/widgets/Clock.tsx': '',
      'site/collections/trains/trains.tsx': '',
      'site/layout/head.tsx': '',
      'site/layout/Footer.tsx': '',
      'site/layout/header.ts': '',
    }),
  ).toEqual([
    ['../site/blocks/price-table.tsx', 'move it to site/blocks/price-table/price-table.tsx to make it a block'],
    ['../site/blocks/quote/index.tsx', 'move it to site/blocks/quote/quote.tsx to make it a block'],
    ['../site/blocks/story/story.jsx', 'move it to site/blocks/story/story.tsx to make it a block'],
    ['../site/blocks/tale/tale.ts', 'move it to site/blocks/tale/tale.tsx to make it a block'],
    ['../site/collections/trains/trains.tsx', 'move it to site/collections/trains.tsx to make it a collection'],
    ['../site/layout/Footer.tsx', 'name it site/layout/footer.tsx'],
    ['../site/layout/head.tsx', 'write what every page says in its head as head in site.yaml'],
    ['../site/layout/header.ts', 'name it site/layout/header.tsx'],
    ['../site/widgets/Clock.tsx', 'move it to site/widgets/Clock/Clock.tsx to make it a widget'],
  ])
})

test('modules in their places, what they import, and tests are not named', async () => {
  expect(
    await findHints({
      ...ownCode,
      ...ownLayout,
      'site/blocks/row.tsx': '',
      'site/blocks/shared/cell.tsx': '',
      'site/blocks/price-list/part.tsx': "import { Row } from '../row'\nimport { Cell } from '../shared/cell.tsx'\n",
      'site/blocks/price-list.test.tsx': '',
      'site/widgets/sounds.ts': '',
      'site/widgets/TicketCounter/props.ts': '',
      'site/blocks/price-list/rows.ts': '',
      'site/parts/badge.tsx': '',
    }),
  ).toEqual([])
  expect(await findMisplaced([], { own: undefined, content: '/' })).toEqual([])
})

test('the check of a site warns about it', async () => {
  const content = Object.fromEntries(Object.entries(ownPages).map(([path, text]) => [`content/${path}`, text]))
  const folder = await writeFolder({ ...content, ...ownCode, 'site/widgets/Clock.tsx': '' })
  const { problems } = await checkFolder(folder)
  expect(problems).toMatchObject([{ code: 'misplaced-code', severity: 'warning', file: 'site/widgets/Clock.tsx' }])
})
