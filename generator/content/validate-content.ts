// Entries → Content. Checks every entry against its schema, compiles its Markdown and then looks at the site as a whole.
// Collects all problems of all files; the caller decides what errors mean. Nothing after this stage meets an unknown value.

import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { navigationSchema } from '#schemas/navigation.ts'
import { redirectSchema } from '#schemas/redirect.ts'
import type { Cache } from '../cache/cache.ts'
import type { MarkdownParser } from '../markdown/compile-markdown.ts'
import { codeFrame, listNames, nearestName, type Problem } from '../problem.ts'
import { checkLinks } from './check-links.ts'
import { checkSite } from './check-site.ts'
import { type Compiler, cachedCompiler } from './compile-cached.ts'
import type { Content, Help, Page, Post, Study } from './content.ts'
import { listRoutes } from './list-routes.ts'
import type { Loaded } from './load-content.ts'
import type { Entry } from './parse-entry.ts'
import { readHelps, readPosts, readStudies } from './read-articles.ts'
import { compileData, readClaims, readData, readSite } from './read-data.ts'
import { readOnce } from './read-once.ts'
import { readPages } from './read-pages.ts'
import { type Context, readList, readMapping } from './read-values.ts'
import { hiddenReason, type VisibilityRules } from './visibility.ts'

export interface ValidateOptions extends VisibilityRules {
  markdownParser: MarkdownParser
  cache: Cache
  /** Compiles every text of the content; by default with the cache. */
  compiler?: Compiler
}

export interface Validated {
  /** Missing when the site's own description is not valid. */
  content?: Content
  problems: Problem[]
}

/** Checks everything. Problems carry file, place and code frame where there is one. */
export function validateContent(loaded: Loaded, options: ValidateOptions): Validated {
  const entries = new Map<string, Entry>(loaded.entries.map((entry) => [entry.file, entry]))
  const problems: Problem[] = loaded.problems.map((problem) => withFrame(problem, entries))
  const claims = readClaims(entries.get('data/claims.yaml'))
  const { cache, markdownParser } = options
  const compiler = options.compiler ?? cachedCompiler(cache, markdownParser)
  const once = readOnce(cache, JSON.stringify([markdownParser, claims]), compiler)
  const context: Context = { problems, compile: compiler.compile, claims, taken: new Set(), indexes: new Map(), once }

  // A file that cannot be read exists nevertheless: nothing else is said about what it would have held.
  const unread = filesWithErrors(problems)
  const site = unread.has('site.yaml') ? undefined : readSite(entries.get('site.yaml'), context)
  const data = readData(entries, context)
  const dataMarkdown = compileData(data, context, entries)
  const navigation =
    readMapping(entries.get('navigation.yaml'), navigationSchema, context) ?? navigationSchema.parse({})
  const redirects = readList(entries.get('redirects.yaml'), redirectSchema, context)
  const pages = readPages(loaded.entries, context)
  const posts = readPosts(loaded.entries, context)
  const helps = readHelps(loaded.entries, context)
  const studies = readStudies(loaded.entries, context)
  reportStrays(loaded.entries, context)
  const told = (all: Problem[]) =>
    unread.has('data/claims.yaml') ? all.filter(({ code }) => code !== 'unknown-claim') : all
  if (!site) return { problems: told(problems) }

  const hidden = new Map<{ route: string }, string>()
  const shown = <Item extends Page | Post | Help | Study>(items: Item[]) =>
    items.filter((item) => {
      const reason = hiddenReason(item, options)
      if (reason !== undefined) hidden.set(item, reason)
      return reason === undefined
    })
  const everything: Content = {
    site,
    navigation,
    redirects,
    pages,
    posts,
    helps,
    studies,
    data,
    dataMarkdown,
    assets: loaded.assets,
    entries,
    indexes: context.indexes,
  }
  const content: Content = {
    ...everything,
    pages: shown(pages),
    posts: shown(posts),
    helps: shown(helps),
    studies: shown(studies),
  }
  const rules = { hidden, faulty: filesWithErrors(problems), routes: listRoutes(content) }
  for (const found of [...checkSite(content, everything, rules), ...checkLinks(content, everything, rules, cache)])
    problems.push(withFrame(found, entries))
  return { content, problems: told(problems) }
}

// Problems inside a text leave everything else of the file as it is.
function filesWithErrors(problems: readonly Problem[]): Set<string> {
  const isWhole = (code: string) => code === 'unknown-claim' || code === 'link-scheme'
  return new Set(
    problems.flatMap(({ severity, code, file }) =>
      severity === 'error' && file !== undefined && !isWhole(code) ? [file] : [],
    ),
  )
}

function withFrame(problem: Problem, entries: ReadonlyMap<string, Entry>): Problem {
  const entry = problem.file === undefined ? undefined : entries.get(problem.file)
  if (!entry || problem.line === undefined || problem.column === undefined) return problem
  return { ...problem, frame: codeFrame(entry.text, { line: problem.line, column: problem.column }) }
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
    context.problems.push({
      code: 'unused-file',
      severity: 'warning',
      message: 'no part of the site uses this file',
      hint,
      file: entry.file,
    })
  }
}
