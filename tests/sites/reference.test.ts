// The reference of the manual is made of the code, and says something about everything. UPDATE_REFERENCE=1 writes it:
// `npm run docs:reference`.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderSite } from '#generator/build/build.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { contentSchemas } from '#generator/commands/content-schemas.ts'
import { compileMarkdown } from '#generator/markdown/markdown.ts'
import { noOwnSchemas } from '#generator/read/context.ts'
import { blockTypes } from '#schemas/blocks/registry.ts'
import { iconSchema } from '#schemas/icon.ts'
import { problemCatalogue } from '#schemas/problems/problem-catalogue.ts'
import { widgetNames } from '#schemas/widgets.ts'
import { configOf, libretto, readFolder } from '../setup/mini-site.ts'
import { listCommands } from '../tools/reference/command-pages.ts'
import { type Field, listFields, type SchemaPart } from '../tools/reference/list-fields.ts'
import { listPages, printReference } from '../tools/reference/reference-pages.ts'

const sentence = /^[A-Z`'"][^]{3,}[.)]$/
const folder = join(libretto, 'docs/content/docs/reference')
const pages = listPages()

test('the files are what the code says', async () => {
  const files = printReference()
  if (process.env.UPDATE_REFERENCE === '1') {
    await rm(folder, { recursive: true, force: true })
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
  }
  const written = await readFolder(folder)
  expect(Object.keys(written), 'run npm run docs:reference').toEqual(Object.keys(files).sort())
  expect(written, 'run npm run docs:reference').toEqual(files)
})

test('every block, widget, command and problem has a page of its name', () => {
  const titles = pages.map(({ title }) => title)
  const commands = listCommands().map((command) => `libretto ${command.name()}`)
  const names = [...blockTypes, ...widgetNames, ...commands, ...Object.keys(problemCatalogue)]
  expect(names.filter((name) => !titles.includes(name))).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})

test('every word of the interface that strings.yaml can replace is listed, and every icon', () => {
  const rows = pages.find(({ path }) => path === 'content/words.md')?.body.join('\n') ?? ''
  const listed = [...rows.matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name = '']) => name)
  expect(listed.length).toBeGreaterThan(400)
  expect(listed).toContain('documentWords.skipLink')
  expect(rows).toContain('| `footer.copyright` | `` © {1} {2} `` |')
  // Lists have no form in strings.yaml.
  expect(listed.filter((name) => name.startsWith('apiExplorer.parts'))).toEqual([])
  const icons = pages.find(({ path }) => path === 'blocks/icons.md')?.body.join('\n') ?? ''
  expect(iconSchema.options.filter((name) => !icons.includes(`\`${name}\``))).toEqual([])
})

test('a command that refuses warnings says that it may end with 1', () => {
  const strict = listCommands().filter(({ options }) => options.some(({ long }) => long === '--strict'))
  // The watch goes on.
  const names = strict.map((command) => command.name()).filter((name) => name !== 'watch')
  const without = names.filter((name) => {
    const page = pages.find(({ title }) => title === `libretto ${name}`)
    return !page?.body.some((part) => part.includes('- `1`: '))
  })
  expect(without).toEqual([])
})

test('every kind of content file has a page', () => {
  const titles = pages.map(({ title }) => title.replace('Front matter: ', ''))
  const patterns = Object.keys(contentSchemas({ own: noOwnSchemas }))
  expect(patterns.filter((pattern) => !titles.includes(pattern))).toEqual([])
})

test('the examples are of a site that builds without a problem', async () => {
  const examples = configOf(join(libretto, 'tests/sites/valid/reference-examples'))
  expect((await renderSite(examples, openCache())).problems).toEqual([])
})

describe('every page', () => {
  test.each(pages.map((page) => [page.path, page] as const))('%s is described in a sentence', (_, page) => {
    expect(page.description).toMatch(sentence)
    expect(page.description.length).toBeLessThanOrEqual(160)
  })

  test.each(pages.map(({ path, body }) => [path, body] as const))('%s is Markdown without a slip', (_, body) => {
    const options = { parser: 'satteri', claims: {}, baseDepth: 2, takenIds: [], prefix: '' } as const
    expect(compileMarkdown(body.join('\n\n'), options).problems).toEqual([])
  })

  test.each(pages.map(({ path, body }) => [path, body] as const))('%s says something about each heading', (_, body) => {
    const silent = body.filter((part, index) => part.startsWith('## ') && !/[\w`]{3}/.test(body[index + 1] ?? ''))
    expect(silent).toEqual([])
  })
})

describe('every field', () => {
  const fields = Object.entries(contentSchemas({ own: noOwnSchemas })).flatMap(([file, schema]) =>
    describedFields(schema as SchemaPart).map(({ path, description }) => [`${file} ${path}`, description] as const),
  )
  test.each(fields)('%s has a sentence', (_, description) => expect(description).toMatch(/\w{2}.*[.)]$/))
})

describe('every option', () => {
  const options = listCommands().flatMap((command) =>
    [
      ...command.options.map((option) => [option.flags, option.description] as const),
      ...command.registeredArguments.map((argument) => [argument.name(), argument.description] as const),
    ].map(([name, text]) => [`${command.name()} ${name}`, text] as const),
  )
  test.each(options)('%s is described', (_, text) => expect(text).toMatch(/\w+ \w+/))
})

/** Fields that a reader looks up. The data of a block has none of its own: its fields are described one by one. */
function describedFields(schema: SchemaPart): Field[] {
  const blocks = schema.properties?.blocks?.items?.oneOf ?? []
  const fields = [schema, schema.items ?? {}, ...blocks].flatMap((part) => listFields(part))
  return fields.filter(({ path }) => path !== 'data')
}
