// `libretto new` says when the site does not show the file that it has written.

import { expect, test } from 'vitest'
import { articleCollections, collectionNames } from '#schemas/article-collections.ts'
import { writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const head = 'name: A\nurl: https://a.example.com\n'

test.each(collectionNames)('a new file of %s is written, and a note says that it is not shown', async (name) => {
  const folder = await writeFolder({ 'content/site.yaml': `${head}features: { ${name}: false }\n` })
  const { kind } = articleCollections[name]
  expect(await runHere(folder, 'new', kind, 'hello')).toEqual({
    code: 0,
    stdout: `created content/${name}/hello.md\n`,
    stderr:
      `note the site does not show content/${name}, because content/site.yaml:3:${15 + name.length} switches ` +
      `features.${name} off; set features.${name} to true\n`,
  })
})

test('there is no note about a page, another collection, or a site.yaml that nobody can read', async () => {
  const folder = await writeFolder({ 'content/site.yaml': `${head}features: { blog: false }\n` })
  for (const kind of ['page', 'help']) expect((await runHere(folder, 'new', kind, 'hello')).stderr).toBe('')
  const broken = await writeFolder({ 'content/site.yaml': 'features: [' })
  expect((await runHere(broken, 'new', 'post', 'hello')).stderr).toBe('')
})
