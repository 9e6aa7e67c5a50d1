// What all readers share: parse by a schema, print claims, compile Markdown, and report each problem at its place.
// Knows no particular noun. Problems are added to `context.problems`.

import type * as z from 'zod'
import { foreignKeyHints } from '#schemas/foreign-keys.ts'
import { fileSlugPattern } from '#schemas/primitives.ts'
import { articleFile, folderOf } from '../addresses/addresses.ts'
import { type Entry, framedProblem, standardSchema } from '../load/load.ts'
import type { Markdown, MarkdownOptions } from '../markdown/markdown.ts'
import { openNearest } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'
import { type CheckOptions, checkData, type PathProblem } from './apply-schema.ts'
import { applyClaims, type PrintedClaims, unknownClaim } from './claims.ts'
import type { Context } from './context.ts'
import { findFolded } from './find-folded.ts'
import { readCached } from './read-cached.ts'

/** Adds problems at their places below `base`. A missing key is placed at its parent. */
export function report(entry: Entry, found: readonly PathProblem[], context: Context, base: Path = []): void {
  for (const { problem, path, onKey, inText } of found) {
    const full = [...base, ...(problem.code === 'missing-key' ? path.slice(0, -1) : path)]
    const place = inText ? entry.locateInText(full, inText.line, inText.column) : entry.locate(full, onKey)
    context.problems.push(framedProblem(entry, place, problem))
  }
}

// A scalar of the file as it is written there, as far as it may be a number.
function writtenAt(entry: Entry, path: Path): string | undefined {
  const { line, column } = entry.locate(path)
  return /^[-+.\w]+/.exec((entry.lines[line - 1] ?? '').slice(column - 1))?.[0]
}

/** Parses data by a schema; problems are reported at their places below `base`. */
export function parse<Schema extends z.ZodType>(
  { entry, data, base = [] }: { entry: Entry; data: unknown; base?: Path },
  schema: Schema,
  context: Context,
): z.infer<Schema> | undefined {
  const checked = checkData(schema, data, {
    written: (path) => writtenAt(entry, [...base, ...path]),
    ...(entry.kind === 'markdown' ? articleOptions(entry) : {}),
  })
  if ('value' in checked) return checked.value
  report(entry, checked.problems, context, base)
  return undefined
}

function articleOptions(entry: Entry): CheckOptions {
  const name = folderOf(entry.file) ?? ''
  const place = standardSchema(entry.file) ? `extraKeys.${name} in site.yaml` : `"head" in site/collections/${name}`
  return {
    writtenKey: (key) => entry.writtenKey(key),
    foreignKeys: foreignKeyHints,
    howToAllow: `add it to ${place}`,
  }
}

/** The entry's data with claims printed. */
export function printedData(entry: Entry, context: Context): unknown {
  context.taken.add(entry)
  const applied = applyClaims(entry.data ?? undefined, context.claims)
  report(entry, applied.problems, context)
  return applied.data
}

/** Parses a file that holds one mapping. */
export function parseMapping<Schema extends z.ZodType>(
  entry: Entry,
  schema: Schema,
  context: Context,
): z.infer<Schema> | undefined {
  return parse({ entry, data: printedData(entry, context) ?? {} }, schema, context)
}

/** A file that holds one mapping; an unchanged file is not read again. */
export function readMapping<Schema extends z.ZodType>(
  entry: Entry | undefined,
  schema: Schema,
  context: Context,
): z.infer<Schema> | undefined {
  return entry && readCached(entry, context, (file, inner) => [parseMapping(file, schema, inner)])[0]
}

/** A file that holds a list, without the items that are not valid; an unchanged file is not read again. */
export function readList<Schema extends z.ZodType>(
  entry: Entry | undefined,
  schema: Schema,
  context: Context,
): z.infer<Schema>[] {
  if (!entry) return []
  const items = readCached(entry, context, (file, inner) => parseList(file, schema, inner))
  context.indexes.set(
    entry.file,
    items.map(({ index }) => index),
  )
  return items.map(({ value }) => value)
}

function parseList<Schema extends z.ZodType>(
  entry: Entry,
  schema: Schema,
  context: Context,
): { index: number; value: z.infer<Schema> }[] {
  const data = printedData(entry, context) ?? []
  if (!Array.isArray(data)) {
    report(
      entry,
      [
        {
          problem: {
            code: 'bad-type',
            severity: 'error',
            message: 'this file must hold a list',
            hint: 'begin each item on its own line with "- "',
          },
          path: [],
          onKey: false,
        },
      ],
      context,
    )
    return []
  }
  return data.flatMap((item, index) => {
    const value = parse({ entry, data: item, base: [index] }, schema, context)
    return value === undefined ? [] : [{ index, value }]
  })
}

/** Compiles a text that stands in YAML; its problems are placed inside the scalar. */
export function compileText(
  { entry, path, source }: { entry: Entry; path: Path; source: string },
  options: Omit<MarkdownOptions, 'parser' | 'claims'>,
  context: Context,
): Markdown {
  const folded = findFolded(entry, path, source)
  if (folded) {
    const { line, column, ...fault } = folded
    context.problems.push(framedProblem(entry, { line, column }, { ...fault, severity: 'warning' }))
  }
  const markdown = context.compile(source, { ...options, claims: context.claims })
  for (const problem of markdown.problems) {
    // printedData has already reported it.
    if (problem.claim !== undefined) continue
    // What else is odd follows from the joined lines.
    if (folded && problem.severity === 'warning') continue
    const place = entry.locateInText(path, (problem.line ?? 1) - 1, (problem.column ?? 1) - 1)
    context.problems.push(framedProblem(entry, place, problem))
  }
  return markdown
}

/** How the text below the front matter is compiled. */
export function bodyOptions(takenIds: readonly string[], claims: PrintedClaims): Omit<MarkdownOptions, 'parser'> {
  return { baseDepth: 2, takenIds, prefix: 'note', claims, hasWidgets: true, hasBlocks: true }
}

/** Compiles the Markdown below the front matter. */
export function compileBody(entry: Entry, takenIds: readonly string[], context: Context): Markdown {
  const body = entry.body ?? { text: '', firstLine: 1 }
  const markdown = context.compile(body.text, bodyOptions(takenIds, context.claims))
  const ids = Object.keys(context.claims)
  const nearest = openNearest()
  for (const { claim, ...problem } of markdown.problems) {
    const place = { line: (problem.line ?? 1) + body.firstLine - 1, column: problem.column ?? 1 }
    const what = claim === undefined ? problem : unknownClaim(claim, ids, nearest)
    context.problems.push(framedProblem(entry, place, what))
  }
  return markdown
}

/** Reports a file name that cannot be a slug. */
export function checkFileName(entry: Entry, context: Context): void {
  const name = articleFile(entry.file)
    .replace(/^.*\//, '')
    .replace(/\.(?:md|yaml)$/, '')
  if (fileSlugPattern.test(name)) return
  context.problems.push({
    code: 'bad-slug',
    severity: 'error',
    message: `the file name "${name}" cannot be an address`,
    hint: `rename the file to ${suggestSlug(name)}, or set slug`,
    file: entry.file,
  })
}

/** What a file or folder may be called instead. */
export function suggestSlug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  const near = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  // Without its letters of other scripts a name says something else.
  const isOther = /(?![a-z0-9])[\p{L}\p{N}]/u.test(plain)
  return near === '' || isOther ? 'lower-case words joined by hyphens' : `"${near}"`
}
