// Code of a site's own while somebody edits it: the page follows, and a mistake names its line.

import { expect, test } from 'vitest'
import { ownCode, ownPages } from '../setup/own-code.ts'
import { startWatch } from '../setup/watched-site.ts'

const path = '../site/blocks/price-list/price-list.tsx'
const code = Object.fromEntries(Object.entries(ownCode).map(([file, text]) => [`../${file}`, text]))
const block = ownCode['site/blocks/price-list/price-list.tsx']

test('the page follows a block and its schema, and a mistake keeps the last good page up', async () => {
  const watched = await startWatch({ ...ownPages, ...code })
  const home = async () => (await fetch(`${watched.url}/`)).text()
  expect(await home()).toContain('Single')

  const styled = watched.nextReport(({ isServed, isCode }) => isServed && isCode)
  await watched.write(path, block.replace('<ul>', '<ul className="edited">'))
  await styled
  expect(await home()).toContain('<ul class="edited">')

  const stopped = watched.nextReport(({ isServed }) => !isServed)
  await watched.write(path, block.replace('<ul>', '<ul'))
  expect((await stopped).problems).toMatchObject([
    {
      code: 'site-code',
      file: expect.stringMatching(/site\/blocks\/price-list\/price-list\.tsx$/),
      line: expect.any(Number),
    },
  ])
  expect(await home()).toContain('<ul class="edited">')

  const refused = watched.nextReport(({ problems }) => problems.some((problem) => problem.code === 'unknown-key'))
  await watched.write(path, block.replace('price: z.number()', 'amount: z.number()'))
  expect((await refused).problems.map(({ line }) => line)).toContain(10)

  const mended = watched.nextReport(({ isServed }) => isServed)
  await watched.write(path, block)
  await mended
  expect(await home()).toContain('Single')
})
