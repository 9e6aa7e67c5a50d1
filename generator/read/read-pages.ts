// Blocks are checked one by one, type first, so that an error is about that block only. An unknown type is a warning
// and becomes a visible message.

import type * as z from 'zod'
import { reservedIds } from '#schemas/article-anchors.ts'
import { type Block, blockTypes, factsOf } from '#schemas/blocks/registry.ts'
import { pageSchema } from '#schemas/page.ts'
import { addressOf, folderOf } from '../addresses/addresses.ts'
import { type Entry } from '../load/load.ts'
import type { Page, PageBlock } from '../model/model.ts'
import { listNames, nearestName, type Problem } from '../problem.ts'
import { unseenHint } from '../text.ts'
import { isMapping, type Path } from '../yaml/yaml.ts'
import { blockSchemaOf } from './block-schema.ts'
import type { Context } from './context.ts'
import { blockDefaults } from './defaults.ts'
import { readCached } from './read-cached.ts'
import { checkFileName, compileText, parse, printedData, report } from './read-values.ts'

// Each text avoids the ids of all others, which takes quadratic time.
const maxBlocks = 1000
const maxPageIds = 5000

/** Every page with its blocks. Pages with a faulty head are left out. */
export function readPages(entries: readonly Entry[], context: Context): Page[] {
  return entries
    .filter(({ kind, file }) => kind === 'yaml' && folderOf(file) === 'pages')
    .flatMap((entry) => readCached(entry, context, readPage))
}

function readPage(entry: Entry, context: Context): Page[] {
  const data = printedData(entry, context)
  const head = parse({ entry, data: data ?? {} }, pageSchema, context)
  const blocks = readBlocks(entry, data, context)
  const address = addressOf(entry.file, head)
  if (!head || !address) return []
  const { id, slug, route } = address
  if (head.slug === undefined) checkFileName(entry, context)
  return [{ ...head, id, slug, route, blocks, entry }]
}

function readBlocks(entry: Entry, data: unknown, context: Context): PageBlock[] {
  const list = (data as { blocks?: unknown } | undefined)?.blocks
  if (!Array.isArray(list)) return []
  const refuse = (message: string, path: Path) => {
    const problem = { code: 'too-many', severity: 'error', message, hint: 'split the page into several' } as const
    report(entry, [{ problem, path, onKey: false }], context)
  }
  if (list.length > maxBlocks) refuse(`a page has at most ${maxBlocks} blocks`, ['blocks', maxBlocks])
  const blocks = list
    .slice(0, maxBlocks)
    .flatMap((raw: unknown, index) => readBlock(entry, raw, { path: ['blocks', index], index }, context))
  const takenIds = blocks.map(({ block }) => block.id)
  let isFull = false
  return blocks.map((item) => {
    const { block, path } = item
    if (block.type === 'unknown' || block.content === undefined) return item
    const baseDepth = block.title === undefined || factsOf(item).isHead ? 2 : 3
    const content = compileText(
      { entry, path: [...path, 'content'], source: block.content },
      {
        baseDepth,
        takenIds: [...reservedIds, ...takenIds],
        prefix: block.id,
        place: block.title,
        hasWidgets: true,
      },
      context,
    )
    for (const id of [...content.headings.map((heading) => heading.id), ...content.anchors]) takenIds.push(id)
    if (takenIds.length > maxPageIds) {
      if (!isFull) refuse(`a page has at most ${maxPageIds} blocks and headings`, [...path, 'content'])
      isFull = true
      takenIds.length = maxPageIds
    }
    return { ...item, content }
  })
}

/** The block at a path of an entry; none if it has errors. `index` is its place among its neighbours. */
export function readBlock(
  entry: Entry,
  raw: unknown,
  { path, index }: { path: Path; index: number },
  context: Context,
): PageBlock[] {
  const at = (problem: Problem, below: Path) => report(entry, [{ problem, path: below, onKey: false }], context, path)
  if (!isMapping(raw)) {
    const message = 'a block must be a mapping (keys and values)'
    at({ code: 'bad-type', severity: 'error', message, hint: 'begin with "- id: …" and "type: …"' }, [])
    return []
  }
  const { type } = raw
  if (typeof type !== 'string') {
    const [code, message] =
      type === undefined
        ? (['missing-key', '"type" is missing'] as const)
        : (['bad-type', '"type" must be text'] as const)
    at({ code, severity: 'error', message, hint: `one of ${listNames(blockTypes)}` }, ['type'])
    return []
  }
  const { id, visible, order } = blockDefaults(raw, index)
  const schema = blockSchemaOf(type, context.ownBlocks)
  if (schema) {
    const block = parse<z.ZodType<Block>>({ entry, data: raw, base: path }, schema, context)
    return block ? [{ block, isOwn: Object.hasOwn(context.ownBlocks, type), path, order }] : []
  }
  const types = [...Object.keys(context.ownBlocks), ...blockTypes]
  const near = nearestName(type, types)
  const message = `there is no block type "${type}"`
  const hint = unseenHint(type) ?? (near ? `did you mean "${near}"?` : `one of ${listNames(types)}`)
  at({ code: 'unknown-block-type', severity: 'warning', message, hint }, ['type'])
  return [{ block: { type: 'unknown', id, unknownType: type, visible }, isOwn: false, path, order }]
}
