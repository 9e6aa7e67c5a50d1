// What all readers share: parsing with a schema, printing claims, compiling Markdown, and reporting each problem at its
// place.

import type * as z from 'zod'
import { fileSlugPattern } from '#schemas/primitives.ts'
import type { ReadOnce } from '../cache/remember-entries.ts'
import type { Markdown, MarkdownOptions } from '../markdown/compile-markdown.ts'
import { codeFrame, type Position, type Problem } from '../problem.ts'
import type { Path } from '../yaml/parse-yaml.ts'
import { applyClaims, type PrintedClaims, unknownClaim } from './claims.ts'
import type { Entry } from './parse-entry.ts'
import { describeIssues, type PathProblem } from './schema-problems.ts'

/** Compiles (or remembers) one Markdown text. */
export type Compile = (source: string, options: Omit<MarkdownOptions, 'parser'>) => Markdown

/** One run of the checks. */
export interface Context {
  problems: Problem[]
  compile: Compile
  claims: PrintedClaims
  /** Entries some part of the site has read. */
  taken: Set<Entry>
  /** Positions, in their list file, of the items that are valid. */
  indexes: Map<string, number[]>
  /** Reads an entry, or remembers what was read of it. */
  once: ReadOnce
}

/** Adds problems at their places below `base`. A missing key is placed at its parent. */
export function report(entry: Entry, found: readonly PathProblem[], context: Context, base: Path = []): void {
  for (const { problem, path, onKey, inText } of found) {
    const full = [...base, ...(problem.code === 'missing-key' ? path.slice(0, -1) : path)]
    const place = inText ? entry.locateInText(full, inText.line, inText.column) : entry.locate(full, onKey)
    context.problems.push({
      ...asWritten(problem, entry, place),
      file: entry.file,
      ...place,
      frame: codeFrame(entry.text, place),
    })
  }
}

// YAML has read 1.0 as 1 already: what to quote is what stands in the file.
function asWritten(problem: Problem, entry: Entry, { line, column }: Position): Problem {
  const found = /^quote it: "([^"]*)"$/.exec(problem.hint ?? '')?.[1]
  const written =
    found === undefined ? undefined : /^[-+.\w]+/.exec((entry.text.split('\n')[line - 1] ?? '').slice(column - 1))?.[0]
  if (found === undefined || written === undefined || String(Number(written)) !== found) return problem
  return {
    ...problem,
    message: problem.message.replace(`the number ${found}`, `the number ${written}`),
    hint: `quote it: "${written}"`,
  }
}

/** Parses data with a schema; problems are reported at their places below `base`. */
export function parse<Schema extends z.ZodType>(
  entry: Entry,
  data: unknown,
  schema: Schema,
  context: Context,
  base: Path = [],
): z.infer<Schema> | undefined {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  report(entry, describeIssues(result.error.issues, schema, data), context, base)
  return undefined
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
  return parse(entry, printedData(entry, context) ?? {}, schema, context)
}

/** Reads a file that holds one mapping, or remembers it. */
export function readMapping<Schema extends z.ZodType>(
  entry: Entry | undefined,
  schema: Schema,
  context: Context,
): z.infer<Schema> | undefined {
  return entry && context.once(entry, context, (file, inner) => [parseMapping(file, schema, inner)])[0]
}

/** Reads a file that holds a list, or remembers it; items that are not valid are left out. */
export function readList<Schema extends z.ZodType>(
  entry: Entry | undefined,
  schema: Schema,
  context: Context,
): z.infer<Schema>[] {
  if (!entry) return []
  const items = context.once(entry, context, (file, inner) => parseList(file, schema, inner))
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
    const value = parse(entry, item, schema, context, [index])
    return value === undefined ? [] : [{ index, value }]
  })
}

/** Compiles a text that stands in YAML; its problems are placed inside the scalar. */
export function compileText(
  entry: Entry,
  path: Path,
  source: string,
  options: Omit<MarkdownOptions, 'parser' | 'claims'>,
  context: Context,
): Markdown {
  const markdown = context.compile(source, { ...options, claims: context.claims })
  for (const problem of markdown.problems) {
    // printedData has already reported it.
    if (problem.code === 'unknown-claim') continue
    const place = entry.locateInText(path, (problem.line ?? 1) - 1, (problem.column ?? 1) - 1)
    context.problems.push({ ...problem, file: entry.file, ...place, frame: codeFrame(entry.text, place) })
  }
  return markdown
}

/** Compiles the Markdown below the front matter. */
export function compileBody(entry: Entry, takenIds: readonly string[], context: Context): Markdown {
  const body = entry.body ?? { text: '', firstLine: 1 }
  const markdown = context.compile(body.text, { baseDepth: 2, takenIds, prefix: 'note', claims: context.claims })
  for (const problem of markdown.problems) {
    const place = { line: (problem.line ?? 1) + body.firstLine - 1, column: problem.column ?? 1 }
    const id = problem.code === 'unknown-claim' ? /"([^"]*)"/.exec(problem.message)?.[1] : undefined
    context.problems.push({
      ...problem,
      ...(id === undefined ? {} : unknownClaim(id, Object.keys(context.claims))),
      file: entry.file,
      ...place,
      frame: codeFrame(entry.text, place),
    })
  }
  return markdown
}

/** Reports a file name that cannot be a slug. */
export function checkFileName(entry: Entry, context: Context): void {
  const name = entry.file.replace(/^.*\//, '').replace(/\.(?:md|yaml)$/, '')
  if (fileSlugPattern.test(name)) return
  const near = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const suggestion = near === '' ? 'lower-case words joined by hyphens' : `"${near}"`
  context.problems.push({
    code: 'bad-slug',
    severity: 'error',
    message: `the file name "${name}" cannot be an address`,
    hint: `rename the file to ${suggestion}, or set slug`,
    file: entry.file,
  })
}
