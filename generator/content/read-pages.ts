// content/pages/**/*.yaml → pages. Each block is checked by itself, its type first, so that an error is about that block
// only. An unknown type is a warning, and the page shows a message in its place.

import type * as z from 'zod'
import { reservedIds } from '#schemas/article-anchors.ts'
import { type Block, type BlockType, blockSchemas, blockTypes, factsOf } from '#schemas/blocks/registry.ts'
import { pageSchema } from '#schemas/page.ts'
import { fileSlugPattern } from '#schemas/primitives.ts'
import { listNames, nearestName, type Problem } from '../problem.ts'
import type { Path } from '../yaml/parse-yaml.ts'
import type { Page, PageBlock } from './content.ts'
import type { Entry } from './parse-entry.ts'
import { type Context, compileText, parse, printedData, report, slugOfFile } from './read-values.ts'

/** Every page with its blocks. Pages with a faulty head are left out. */
export function readPages(entries: readonly Entry[], context: Context): Page[] {
  return entries
    .filter((entry) => entry.kind === 'yaml' && entry.file.startsWith('pages/') && entry.file.endsWith('.yaml'))
    .flatMap((entry) => context.once(entry, context, readPage))
}

function readPage(entry: Entry, context: Context): Page[] {
  const data = printedData(entry, context)
  const head = parse({ entry, data: data ?? {} }, pageSchema, context)
  const blocks = readBlocks(entry, data, context)
  if (!head) return []
  const fromFile = entry.file
    .replace(/^pages\//, '')
    .replace(/\.yaml$/, '')
    .replace(/(^|\/)index$/, '')
  const filePath = fromFile === 'home' ? '' : fromFile
  if (
    head.slug === undefined &&
    filePath !== '' &&
    !filePath.split('/').every((segment) => fileSlugPattern.test(segment))
  )
    slugOfFile(entry, context)
  const slug = head.slug === 'home' ? '' : (head.slug ?? filePath)
  return [
    {
      ...head,
      id: head.id ?? (slug === '' ? 'home' : slug.replaceAll('/', '-')),
      slug,
      route: `/${slug}`,
      blocks,
      entry,
    },
  ]
}

function readBlocks(entry: Entry, data: unknown, context: Context): PageBlock[] {
  const list = (data as { blocks?: unknown } | undefined)?.blocks
  if (!Array.isArray(list)) return []
  const blocks: PageBlock[] = []
  for (const [index, raw] of list.entries()) {
    const path: Path = ['blocks', index]
    const block = readBlock(entry, raw, path, context)
    if (block) blocks.push({ block, path })
  }
  const takenIds = blocks.map(({ block }) => block.id)
  return blocks.map(({ block, path }) => {
    if (block.type === 'unknown' || block.content === undefined) return { block, path }
    const baseDepth = block.title === undefined || factsOf(block).isHead ? 2 : 3
    const content = compileText(
      { entry, path: [...path, 'content'], source: block.content },
      { baseDepth, takenIds: [...reservedIds, ...takenIds], prefix: block.id },
      context,
    )
    takenIds.push(...content.headings.map((heading) => heading.id))
    return { block, path, content }
  })
}

function readBlock(entry: Entry, raw: unknown, path: Path, context: Context): PageBlock['block'] | undefined {
  const at = (problem: Problem, below: Path) => report(entry, [{ problem, path: below, onKey: false }], context, path)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    at(
      {
        code: 'bad-type',
        severity: 'error',
        message: 'a block must be a mapping (keys and values)',
        hint: 'begin with "- id: …" and "type: …"',
      },
      [],
    )
    return undefined
  }
  const { type, id, visible, order } = raw as { type?: unknown; id?: unknown; visible?: unknown; order?: unknown }
  if (typeof type !== 'string') {
    at(
      {
        code: type === undefined ? 'missing-key' : 'bad-type',
        severity: 'error',
        message: type === undefined ? '"type" is missing' : '"type" must be text',
        hint: `one of ${listNames(blockTypes)}`,
      },
      ['type'],
    )
    return undefined
  }
  if (Object.hasOwn(blockSchemas, type))
    return parse<z.ZodType<Block>>({ entry, data: raw, base: path }, blockSchemas[type as BlockType].schema, context)
  const near = nearestName(type, blockTypes)
  at(
    {
      code: 'unknown-block-type',
      severity: 'warning',
      message: `there is no block type "${type}"`,
      hint: near ? `did you mean "${near}"?` : `one of ${listNames(blockTypes)}`,
    },
    ['type'],
  )
  return {
    type: 'unknown',
    id: typeof id === 'string' ? id : `block-${String(path.at(-1))}`,
    unknownType: type,
    visible: visible !== false,
    ...(typeof order === 'number' ? { order } : {}),
  }
}
