// What all blocks have in common: the fields of every block, and the facts that a block type may state about itself.
// Each type adds the schema of its own `data`.

import * as z from 'zod'
import type { Door } from '../allow.ts'
import type { ContentData, ListName } from '../collections.ts'
import { anchorSchema, markdownSchema, textSchema } from '../primitives.ts'
import type { SitePage } from '../site-pages.ts'

const stylingSchema = z
  .strictObject({
    background: z.enum(['none', 'sunken', 'surface']).default('none').describe('Tone behind the block.'),
    padding: z.enum(['none', 'small', 'medium', 'large']).default('medium').describe('Space inside, above and below.'),
    margin: z.enum(['none', 'small', 'medium', 'large']).default('none').describe('Space outside, above and below.'),
    textAlign: z.enum(['left', 'center', 'right']).default('left').describe('Alignment of text.'),
  })
  .describe('Appearance of the block.')

/** Whether a block is shown. */
export const visibleSchema = z.boolean().default(true).describe('false hides the block everywhere.')

/** A step into a block's data: a key, or a position in a list. */
type DataPath = readonly (string | number)[]

/** Source of values: a field of every item of a list in content/data, or of every article of a collection. */
export interface ValueSource {
  /** Name of the list or the collection, e.g. "faqs" or "help". */
  of: string
  field: string
}

/** A page of site.yaml that a block or a widget links to by itself. */
export interface PageReference {
  to: 'page'
  page: SitePage
  /** Type of the block or name of the widget. */
  from: string
  /** List whose items link there. Without it, there is always a link. */
  list?: ListName
  /** Key of the items that replaces the link. */
  unless?: string
  path: DataPath
}

/** Something that a block names and that must exist. `path` is its place below the block's `data`. */
export type Reference =
  | { to: 'claim'; id: string; path: DataPath }
  /** The name is the key `component` at the path, and the props beside it are those of a custom widget. */
  | { to: 'widget'; name: string; props: Readonly<Record<string, unknown>> | undefined; path: DataPath }
  | { to: 'collection'; name: string; path: DataPath }
  /** A drawing of custom code. */
  | { to: 'drawing'; name: string; path: DataPath }
  /** `message` is what the writer reads when no item has the value. */
  | { to: 'value'; value: string; source: ValueSource; message: string; path: DataPath }
  /** Any item of a list of content/data. */
  | { to: 'items'; list: ListName; path: DataPath }
  | PageReference
  /** Something that pages load from another host. */
  | { to: 'host'; door: Door; address: string; path: DataPath }
  /** A form of endpoints.forms in site.yaml, and the names that its fields send. */
  | { to: 'form'; name: string; fields: readonly string[]; path: DataPath }
  /** Any item of data/contact-types.yaml. */
  | { to: 'kinds of inquiry'; path: DataPath }
  /** An endpoint that takes files; without a name, endpoints.contact. */
  | { to: 'file form'; name: string | undefined; path: DataPath }

/** What openapi.json says about the service behind the endpoints. */
export interface ServiceFacts {
  /** Host that every path starts with. */
  host: string
  /** Id of the claim whose value is the version. */
  versionClaim: string
}

/** An item of a block that links may point to. */
export interface BlockItem {
  /** Id of its element. */
  id: string
  /** Its heading. */
  title: string
}

/** The list that a block shows in parts: articles of a collection, newest first. */
export interface PagedList {
  collection: string
  /** How many articles one part has. */
  size: number
  /** Only articles with this value in this field of their front matter. */
  only?: { field: string; value: string }
}

/** What the generator needs to know about a block type without running code of the site. */
interface BlockFacts<Data> {
  /** The block is the head of its page: its title is the page's heading and does not appear in lists of sections. */
  isHead?: boolean
  /** Second id of the block, on the element around its content. Omitted if the page already has that id. */
  anchor?: (data: Data) => string | undefined
  /** The block's items that links may point to. */
  items?: (data: Data, lists: ContentData) => readonly BlockItem[]
  references?: (data: Data) => readonly Reference[]
  /** Assets that it shows as pictures. */
  pictures?: (data: Data) => readonly string[]
  /** Undefined if the block shows no list, or all of it at once. */
  pagedList?: (data: Data) => PagedList | undefined
  service?: (data: Data) => ServiceFacts
  /** Data of a new block, where that of its required keys is not enough. */
  starter?: Data
}

/** A block type: its schema and its facts. */
export interface BlockSchema<Type extends string, Data extends z.ZodType> extends BlockFacts<z.output<Data>> {
  type: Type
  schema: ReturnType<typeof blockSchema<Type, Data>>
}

/** Defines a block type: its name, one sentence about it, the schema of its `data`, and its facts. */
export function defineBlockSchema<Type extends string, Data extends z.ZodType>(
  type: Type,
  description: string,
  { data, ...facts }: { data: Data } & BlockFacts<z.output<Data>>,
): BlockSchema<Type, Data> {
  return { type, schema: blockSchema(type, data).describe(description), ...facts }
}

function blockSchema<Type extends string, Data extends z.ZodType>(type: Type, data: Data) {
  return z.strictObject({
    id: anchorSchema,
    type: z.literal(type).describe('Kind of block.'),
    title: textSchema.optional().describe('Headline of the block.'),
    subtitle: textSchema.optional().describe('Sentence under the headline.'),
    tag: textSchema.optional().describe('Short tag beside the headline, e.g. "Sample data".'),
    content: markdownSchema.optional().describe('Text of the block, Markdown.'),
    data,
    layout: z.enum(['default', 'wide', 'narrow', 'split']).default('default').describe('Arrangement of the block.'),
    styling: stylingSchema.prefault({}),
    visible: visibleSchema,
    order: z.number().optional().describe('Smaller comes first. Default: the position in the file.'),
  })
}
