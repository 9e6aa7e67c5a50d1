// Keys of front matter that a site allows: in site.yaml for a standard collection, in the schema of its own for others.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const site = 'name: Lake\nurl: https://lake.example.com\n'
const empty = 'title: Home\ndescription: The page that sites begin with.\n'
const home = `${empty}blocks: [{ id: levels, type: levels, title: Levels, data: {} }]\n`
const page = (head: string) => `---\ntitle: Row\ndescription: How to row.\n${head}---\n\nPull.\n`

const levels = `import { defineBlock, Section } from 'libretto/site'
import * as z from 'zod'

export const block = defineBlock({
  description: 'The level of each page.',
  data: z.strictObject({}),
  plan: (_, view) => ({
    levels: view.articles('docs').map(({ title, head }) => \`\${title}: \${'level' in head ? head.level : '-'}\`),
  }),
  Component: ({ block, data }) => <Section block={block} className="levels">{data.levels.join(', ')}</Section>,
})
`

test('code of the site reads the keys that site.yaml allows, and without site.yaml they are mistakes', async () => {
  const folder = await writeFolder({
    'content/site.yaml': `${site}extraKeys: { docs: [level] }\n`,
    'content/pages/home.yaml': home,
    'content/docs/row.md': page('level: easy\n'),
    'site/blocks/levels/levels.tsx': levels,
  })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toContain('Row: easy')

  await runHere(folder, 'schema', '--out', 'schemas')
  const written = async (name: string) =>
    JSON.parse(await readFile(join(folder, `schemas/${name}.json`), 'utf8')) as {
      properties: object
      additionalProperties: unknown
      description: string
    }
  const { properties, additionalProperties, description } = await written('docs')
  expect(properties).toMatchObject({ level: {}, title: { type: 'string' } })
  expect({ additionalProperties, description }).toEqual({
    additionalProperties: false,
    description: 'A page of the documentation.',
  })
  expect((await written('help')).properties).not.toHaveProperty('level')

  await writeFiles(folder, { 'content/site.yaml': site })
  const { code, stderr } = await runHere(folder, 'build')
  expect(code).toBe(1)
  expect(stderr).toContain('content/docs/row.md:4:1  the key "level" is not known [unknown-key]')
  expect(stderr).toContain('add it to extraKeys.docs in site.yaml')
})

const boats = (head: string) => `import { defineCollection } from 'libretto/site'
import * as z from 'zod'

export const collection = defineCollection({
  title: 'Boats',
  noun: 'boat',
  head: ${head},
  Component: ({ head }) => <p>{\`sail: \${head.sail}\`}</p>,
})
`

test('a collection of its own with z.looseObject takes any key, and others say how to allow one', async () => {
  const folder = await writeFolder({
    'content/site.yaml': site,
    'content/pages/home.yaml': empty,
    'content/boats/canoe.md': '---\ntitle: Canoe\nseats: 2\nsail: none\n---\n\nRow.\n',
    'site/collections/boats.tsx': boats('z.looseObject({ seats: z.int() })'),
  })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
  expect(await readFile(join(folder, 'dist/boats/canoe/index.html'), 'utf8')).toContain('sail: none')

  const refused = async (head: string) => {
    await writeFiles(folder, { 'site/collections/boats.tsx': boats(head) })
    return (await runHere(folder, 'validate')).stderr
  }
  expect(await refused('z.object({ seats: z.int() })')).toMatch(
    /canoe\.md:4:1 {2}the key "sail" is not known[^]*To keep "sail", add it to "head" in site\/collections\/boats$/m,
  )
  expect(await refused('z.object({ seats: z.int() }).catchall(z.int())')).toContain('canoe.md:4:7  "sail" must be')
})
