// Entries → Content. Checks every entry against its schema, compiles its Markdown and then looks at the site as a whole.
// Collects all problems of all files; the caller decides what errors mean. Nothing after this stage meets an unknown value.

import type * as z from 'zod'
import { type Block, type BlockType, blockSchemas, blockTypes } from '#schemas/blocks/registry.ts'
import { blogPostSchema } from '#schemas/blog-post.ts'
import { caseStudySchema } from '#schemas/case-study.ts'
import { type ContentData, type ListName, listSchemas, type RecordName, recordSchemas } from '#schemas/collections.ts'
import { helpArticleSchema } from '#schemas/help-article.ts'
import { navigationSchema } from '#schemas/navigation.ts'
import { pageSchema } from '#schemas/page.ts'
import { slugPattern } from '#schemas/primitives.ts'
import { redirectSchema } from '#schemas/redirect.ts'
import { type Site, siteSchema } from '#schemas/site.ts'
import { applyClaims, type PrintedClaims, printClaim, unknownClaim } from '../claims.ts'
import type { Content, Help, Page, PageBlock, Post, Study } from '../content.ts'
import type { Path } from '../document.ts'
import { checkLinks } from '../link-checks.ts'
import type { Markdown, MarkdownOptions } from '../markdown.ts'
import { codeFrame, listNames, nearestName, type Problem } from '../problem.ts'
import { describeIssues, type PathProblem } from '../schema-problems.ts'
import { checkSite } from '../site-checks.ts'
import { hiddenReason, type VisibilityRules } from '../visibility.ts'
import type { Entry, Loaded } from './load.ts'

export interface ValidateOptions extends VisibilityRules {
  /** Compiles (or remembers) one Markdown text. */
  compile: (source: string, options: Omit<MarkdownOptions, 'parser'>) => Markdown
}

export interface Validated {
  /** Missing when the site's own description is not valid. */
  content?: Content
  problems: Problem[]
}

/** Ids the views use themselves; headings avoid them. */
const viewIds = ['main', 'title', 'contents', 'references', 'methodology', 'research-summary', 'challenge', 'solution', 'results', 'roi', 'testimonial', 'related', 'helpful']

/** Checks everything. Problems carry file, place and code frame where there is one. */
export function validateContent(loaded: Loaded, options: ValidateOptions): Validated {
  const checker = new Map<string, Entry>(loaded.entries.map((entry) => [entry.file, entry]))
  const problems: Problem[] = loaded.problems.map((problem) => withFrame(problem, checker))
  const context: Context = { problems, options, claims: {}, taken: new Set() }
  context.claims = readClaims(checker.get('data/claims.yaml'))

  const site = readSite(checker.get('site.yaml'), context)
  const data = readData(checker, context)
  const dataMarkdown = compileData(data, context, checker)
  const navigation = readSingle(checker.get('navigation.yaml'), navigationSchema, context) ?? navigationSchema.parse({})
  const redirects = readList(checker.get('redirects.yaml'), redirectSchema, context)
  const pages = readPages(loaded.entries, context)
  const posts = inFolder(loaded.entries, 'blog').flatMap((entry) => readPost(entry, context))
  const helps = inFolder(loaded.entries, 'help').flatMap((entry) => readHelp(entry, context))
  const studies = inFolder(loaded.entries, 'case-studies').flatMap((entry) => readStudy(entry, context))
  reportStrays(loaded.entries, context)
  if (!site) return { problems }

  const isShown = (item: { status: string; publishedAt?: string | undefined }) => hiddenReason(item, options) === undefined
  const everything: Content = { site, navigation, redirects, pages, posts, helps, studies, data, dataMarkdown, assets: loaded.assets, entries: checker }
  const content: Content = { ...everything, pages: pages.filter(isShown), posts: posts.filter(isShown), helps: helps.filter(isShown), studies: studies.filter(isShown) }
  for (const found of [...checkSite(content), ...checkLinks(content, everything, options)]) problems.push(withFrame(found, checker))
  return { content, problems }
}

interface Context {
  problems: Problem[]
  options: ValidateOptions
  claims: PrintedClaims
  taken: Set<Entry>
}

function withFrame(problem: Problem, entries: ReadonlyMap<string, Entry>): Problem {
  const entry = problem.file === undefined ? undefined : entries.get(problem.file)
  if (!entry || problem.line === undefined || problem.column === undefined) return problem
  return { ...problem, frame: codeFrame(entry.text, { line: problem.line, column: problem.column }) }
}

function report(entry: Entry, found: readonly PathProblem[], context: Context, base: Path = []): void {
  for (const { problem, path, onKey } of found) {
    const place = entry.locate([...base, ...(problem.code === 'missing-key' ? path.slice(0, -1) : path)], onKey)
    context.problems.push({ ...problem, file: entry.file, ...place, frame: codeFrame(entry.text, place) })
  }
}

/** Parses data with a schema; problems are reported at their places below `base`. */
function parse<Schema extends z.ZodType>(entry: Entry, data: unknown, schema: Schema, context: Context, base: Path = []): z.infer<Schema> | undefined {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  report(entry, describeIssues(result.error.issues, schema, data), context, base)
  return undefined
}

/** The entry's data with claims printed. */
function printedData(entry: Entry, context: Context): unknown {
  context.taken.add(entry)
  const applied = applyClaims(entry.data ?? undefined, context.claims)
  report(entry, applied.problems, context)
  return applied.data
}

function readClaims(entry: Entry | undefined): PrintedClaims {
  if (!entry || !Array.isArray(entry.data)) return {}
  const printed: [string, string][] = []
  // Invalid claims are reported with the other lists; here they are merely unknown.
  for (const item of entry.data) {
    const result = listSchemas.claims.safeParse(item)
    if (result.success) printed.push([result.data.id, printClaim(result.data)])
  }
  return Object.fromEntries(printed)
}

function readSite(entry: Entry | undefined, context: Context): Site | undefined {
  if (!entry) {
    context.problems.push({ code: 'missing-file', severity: 'error', message: 'there is no site.yaml', hint: 'create it with two keys: name and url', file: 'site.yaml' })
    return undefined
  }
  return readSingle(entry, siteSchema, context)
}

function readSingle<Schema extends z.ZodType>(entry: Entry | undefined, schema: Schema, context: Context): z.infer<Schema> | undefined {
  if (!entry) return undefined
  return parse(entry, printedData(entry, context) ?? {}, schema, context)
}

function readList<Schema extends z.ZodType>(entry: Entry | undefined, schema: Schema, context: Context): z.infer<Schema>[] {
  if (!entry) return []
  const data = printedData(entry, context) ?? []
  if (!Array.isArray(data)) {
    report(
      entry,
      [{ problem: { code: 'bad-type', severity: 'error', message: 'this file must hold a list', hint: 'begin each item on its own line with "- "' }, path: [], onKey: false }],
      context,
    )
    return []
  }
  const items: z.infer<Schema>[] = []
  for (const [index, item] of data.entries()) {
    const value = parse(entry, item, schema, context, [index])
    if (value !== undefined) items.push(value)
  }
  return items
}

function readData(entries: ReadonlyMap<string, Entry>, context: Context): ContentData {
  // Each name is paired with its own schema by the registries' types; the loop itself cannot show that.
  const data: Partial<Record<ListName | RecordName, unknown>> = {}
  for (const name of Object.keys(listSchemas) as ListName[]) data[name] = readList(entries.get(`data/${name}.yaml`), listSchemas[name], context)
  for (const name of Object.keys(recordSchemas) as RecordName[]) {
    const record = readSingle<z.ZodType>(entries.get(`data/${name}.yaml`), recordSchemas[name], context)
    if (record !== undefined) data[name] = record
  }
  return data as ContentData
}

function compileData(data: ContentData, context: Context, entries: ReadonlyMap<string, Entry>): Record<string, Markdown> {
  const compiled: Record<string, Markdown> = {}
  const compile = (list: 'faqs' | 'endpoints', field: string, id: string, index: number, source: string) => {
    const entry = entries.get(`data/${list}.yaml`)
    if (entry) compiled[`${list}/${id}`] = compileText(entry, [index, field], source, { baseDepth: 3, takenIds: [], prefix: id }, context)
  }
  for (const [index, faq] of data.faqs.entries()) compile('faqs', 'answer', faq.id, index, faq.answer)
  for (const [index, endpoint] of data.endpoints.entries()) compile('endpoints', 'description', endpoint.id, index, endpoint.description)
  return compiled
}

/** Compiles a text that stands in YAML; its problems are placed inside the scalar. */
function compileText(entry: Entry, path: Path, source: string, options: Omit<MarkdownOptions, 'parser' | 'claims'>, context: Context): Markdown {
  const markdown = context.options.compile(source, { ...options, claims: context.claims })
  for (const problem of markdown.problems) {
    const place = entry.locateInText(path, (problem.line ?? 1) - 1, (problem.column ?? 1) - 1)
    context.problems.push({ ...problem, file: entry.file, ...place, frame: codeFrame(entry.text, place) })
  }
  return markdown
}

function compileBody(entry: Entry, takenIds: readonly string[], context: Context): Markdown {
  const body = entry.body ?? { text: '', firstLine: 1 }
  const markdown = context.options.compile(body.text, { baseDepth: 2, takenIds, prefix: 'note', claims: context.claims })
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

function inFolder(entries: readonly Entry[], folder: string): Entry[] {
  return entries.filter((entry) => entry.kind === 'markdown' && entry.file.startsWith(`${folder}/`))
}

/** Slug from the file's name; a name that is no slug is a problem of the file. */
function slugOfFile(entry: Entry, context: Context): string {
  const name = entry.file.replace(/^.*\//, '').replace(/\.(?:md|yaml)$/, '')
  if (!slugPattern.test(name)) {
    const suggestion = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    context.problems.push({
      code: 'bad-slug',
      severity: 'error',
      message: `the file name "${name}" cannot be an address`,
      hint: `rename the file to ${suggestion === '' ? 'lower-case words joined by hyphens' : `"${suggestion}"`}, or set slug`,
      file: entry.file,
    })
  }
  return name
}

function readPages(entries: readonly Entry[], context: Context): Page[] {
  return entries
    .filter((entry) => entry.kind === 'yaml' && entry.file.startsWith('pages/') && entry.file.endsWith('.yaml'))
    .flatMap((entry) => {
      const data = printedData(entry, context)
      const head = parse(entry, data ?? {}, pageSchema, context)
      const blocks = readBlocks(entry, data, context)
      if (!head) return []
      const fromFile = entry.file
        .replace(/^pages\//, '')
        .replace(/\.yaml$/, '')
        .replace(/(^|\/)index$/, '')
      const filePath = fromFile === 'home' ? '' : fromFile
      if (head.slug === undefined && filePath !== '' && !filePath.split('/').every((segment) => slugPattern.test(segment))) slugOfFile(entry, context)
      const slug = head.slug === 'home' ? '' : (head.slug ?? filePath)
      return [{ ...head, id: head.id ?? (slug === '' ? 'home' : slug.replaceAll('/', '-')), slug, route: `/${slug}`, blocks, entry }]
    })
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
    const baseDepth = block.title === undefined || block.type === 'hero' ? 2 : 3
    const content = compileText(entry, [...path, 'content'], block.content, { baseDepth, takenIds: [...viewIds, ...takenIds], prefix: block.id }, context)
    takenIds.push(...content.headings.map((heading) => heading.id))
    return { block, path, content }
  })
}

function readBlock(entry: Entry, raw: unknown, path: Path, context: Context): PageBlock['block'] | undefined {
  const at = (problem: Problem, below: Path) => report(entry, [{ problem, path: below, onKey: false }], context, path)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    at({ code: 'bad-type', severity: 'error', message: 'a block must be a mapping (keys and values)', hint: 'begin with "- id: …" and "type: …"' }, [])
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
  if (Object.hasOwn(blockSchemas, type)) return parse<z.ZodType<Block>>(entry, raw, blockSchemas[type as BlockType], context, path)
  const near = nearestName(type, blockTypes)
  at({ code: 'unknown-block-type', severity: 'warning', message: `there is no block type "${type}"`, hint: near ? `did you mean "${near}"?` : `one of ${listNames(blockTypes)}` }, [
    'type',
  ])
  return {
    type: 'unknown',
    id: typeof id === 'string' ? id : `block-${String(path.at(-1))}`,
    unknownType: type,
    visible: visible !== false,
    ...(typeof order === 'number' ? { order } : {}),
  }
}

function readPost(entry: Entry, context: Context): Post[] {
  const head = readSingle(entry, blogPostSchema, context)
  const body = compileBody(entry, viewIds, context)
  const slug = head?.slug ?? slugOfFile(entry, context)
  return head ? [{ ...head, id: head.id ?? slug, slug, route: `/blog/${slug}`, body, entry }] : []
}

function readHelp(entry: Entry, context: Context): Help[] {
  const head = readSingle(entry, helpArticleSchema, context)
  const body = compileBody(entry, viewIds, context)
  const slug = head?.slug ?? slugOfFile(entry, context)
  return head ? [{ ...head, id: head.id ?? slug, slug, route: `/help/${slug}`, body, entry }] : []
}

function readStudy(entry: Entry, context: Context): Study[] {
  const head = readSingle(entry, caseStudySchema, context)
  if (!head) {
    compileBody(entry, viewIds, context)
    return []
  }
  const { challenge, solution, ...rest } = head
  const slug = head.slug ?? head.title.toLowerCase().trim().replace(/\s+/g, '-')
  if (!slugPattern.test(slug))
    report(
      entry,
      [
        {
          problem: {
            code: 'bad-slug',
            severity: 'error',
            message: `the title gives the address "${slug}"`,
            hint: 'use only letters, digits, spaces and single hyphens in the title, or set slug',
          },
          path: ['title'],
          onKey: false,
        },
      ],
      context,
    )
  const id = head.id ?? slugOfFile(entry, context)
  const text = (field: 'challenge' | 'solution', source: string | undefined) =>
    compileText(entry, [field], source ?? '', { baseDepth: 3, takenIds: viewIds, prefix: field }, context)
  const parts = { challenge: text('challenge', challenge), solution: text('solution', solution) }
  const taken = [...viewIds, ...parts.challenge.headings.map(({ id }) => id), ...parts.solution.headings.map(({ id }) => id)]
  return [{ ...rest, ...parts, id, slug, route: `/case-studies/${slug}`, body: compileBody(entry, taken, context), entry }]
}

// Files that lie where nobody looks: most likely misnamed.
function reportStrays(entries: readonly Entry[], context: Context): void {
  const dataNames = [...Object.keys(listSchemas), ...Object.keys(recordSchemas)]
  for (const entry of entries) {
    if (context.taken.has(entry)) continue
    const dataName = /^data\/(.+)\.ya?ml$/.exec(entry.file)?.[1]
    const near = dataName === undefined ? undefined : nearestName(dataName, dataNames)
    const hint = entry.file.endsWith('.yml')
      ? 'rename it to .yaml'
      : dataName !== undefined
        ? near
          ? `did you mean data/${near}.yaml?`
          : `data files: ${listNames(dataNames, 20)}`
        : 'content is site.yaml, navigation.yaml, redirects.yaml, pages/**/*.yaml, data/*.yaml, blog/*.md, help/*.md and case-studies/*.md'
    context.problems.push({ code: 'unused-file', severity: 'warning', message: 'no part of the site uses this file', hint, file: entry.file })
  }
}
