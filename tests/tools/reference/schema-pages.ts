// Pages about content: a page for each kind of file, each list of data, each collection and each type of block.

import { contentSchemas } from '#generator/commands/content-schemas.ts'
import { noOwnSchemas } from '#generator/read/context.ts'
import { iconSchema } from '#schemas/icon.ts'
import { findArticle, findBlock, readExample } from './examples.ts'
import { describeField, type Field, listFields, type SchemaPart } from './list-fields.ts'
import { languageOf, printCode, printProse, type ReferencePage } from './reference-page.ts'

const schemas = contentSchemas({ own: noOwnSchemas }) as Readonly<Record<string, SchemaPart>>
const pagePattern = 'pages/**/*.yaml'
const pageSchema = schemas[pagePattern] ?? {}
const blockSchemas = pageSchema.properties?.blocks?.items?.oneOf ?? []
const [firstBlock = {}] = blockSchemas

/** Type of a block, from the schema of its `type`. */
const typeOf = (block: SchemaPart) => String(block.properties?.type?.const)

/** Pages about everything that a content folder has. */
export function schemaPages(): ReferencePage[] {
  return [...filePages(), ...dataPages(), ...frontMatterPages(), ...blockPages()]
}

/** Fields of blocks of all types, without those of their data. */
function commonBlockFields(): Field[] {
  const fields = listFields(firstBlock).filter(({ path }) => !path.startsWith('data'))
  return fields.map((field) => (field.path === 'type' ? { ...field, type: 'name of a type' } : field))
}

/** Fields that only blocks of one type have. */
export function dataFields(block: SchemaPart): Field[] {
  return listFields(block.properties?.data ?? {}, 'data.')
}

/** The schema of one type of block. */
export function blockSchemaOf(type: string): SchemaPart {
  return blockSchemas.find((block) => typeOf(block) === type) ?? {}
}

/** A heading and a paragraph for each field. */
export function printFields(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => [`## \`${field.path}\``, printProse(describeField(field))])
}

// Blocks have pages of their own.
function filePages(): ReferencePage[] {
  const names = Object.keys(schemas).filter((pattern) => !/^data\/|\.md$/.test(pattern) && pattern !== pagePattern)
  return [
    index('content', 10, 'Content', 'The keys of every content file: the site, pages, front matter and data.'),
    ...names.map((name) => {
      const file = name.replace('**/', '')
      return describeFile(`content/${file.replace(/^.*\/_?/, '').replace('.yaml', '.md')}`, name, file)
    }),
    {
      ...describeFile('content/page.md', pagePattern, 'pages/home.yaml'),
      description: 'A page: its head and a list of blocks.',
    },
  ]
}

function dataPages(): ReferencePage[] {
  const names = Object.keys(schemas).filter((pattern) => pattern.startsWith('data/'))
  return [
    index('content/data', 50, 'Data', 'The lists and records of content/data, which blocks and widgets show.'),
    ...names.map((name) => describeFile(`content/${name.replace('.yaml', '.md')}`, name, name)),
  ]
}

function frontMatterPages(): ReferencePage[] {
  const patterns = Object.keys(schemas).filter((pattern) => pattern.endsWith('.md'))
  return patterns.map((pattern) => {
    const [collection = ''] = pattern.split('/')
    const page = describeFile(`content/${collection}.md`, pattern, findArticle(collection))
    return { ...page, title: `Front matter: ${pattern}` }
  })
}

/** The example, and the fields: those of an item for a list. A list of texts has none. */
function describeFile(path: string, pattern: string, example: string): ReferencePage {
  const schema = schemas[pattern] ?? {}
  const fields = listFields(schema.items ?? schema).filter((field) => !field.path.startsWith('blocks[]'))
  return {
    ...pageOf(path, pattern, schema),
    body: [printCode(languageOf(example), readExample(example), `content/${example}`), ...printFields(fields)],
  }
}

function blockPages(): ReferencePage[] {
  return [
    {
      ...index(
        'blocks',
        20,
        'Blocks',
        'The parts of a page: the fields that all types have, and a page for each type.',
      ),
      body: printFields(commonBlockFields()),
    },
    {
      path: 'blocks/icons.md',
      title: 'Icons',
      description: 'The names that an icon field takes.',
      body: [iconSchema.options.map((name) => `- \`${name}\``).join('\n')],
    },
    ...blockSchemas.map((block) => {
      const type = typeOf(block)
      const example = findBlock('blocks', (text) => text.includes(`\n    type: ${type}\n`))
      return {
        ...pageOf(`blocks/${type}.md`, type, block),
        body: [printCode('yaml', example), `[See it live](/blocks#${type}).`, ...printFields(dataFields(block))],
      }
    }),
  ]
}

function index(folder: string, order: number, title: string, description: string): ReferencePage {
  return { path: `${folder}/index.md`, title, description, order, body: [] }
}

function pageOf(path: string, title: string, schema: SchemaPart): Omit<ReferencePage, 'body'> {
  return { path, title, description: schema.description ?? schema.items?.description ?? '' }
}
