// Markdown twins: the same page as plain Markdown, for readers and programs that prefer text. Docs pages and articles have one.
// In: content. Out: Markdown. Links stay as writers wrote them, made absolute.

import type { Block } from '#schemas/blocks/registry.ts'
import { printClaim } from '../content/claims.ts'
import type { Content, Page } from '../content/content.ts'
import { resolveHref } from '../content/links.ts'
import { fileRoutes } from '../content/list-routes.ts'
import type { Entry } from '../content/parse-entry.ts'
import { claimPattern } from '../markdown/claim-pattern.ts'

export interface Twin {
  /** Address of the page. */
  route: string
  title: string
  description: string
  markdown: string
}

/** Paragraphs of a block. */
type PrintBlock = (block: Block) => string[]

/** Twins of documentation pages and all articles. `absolute` turns a path into an address. */
export function planTwins(content: Content, absolute: (path: string) => string, print: PrintBlock): Twin[] {
  const docs = new Set(content.navigation.docs.flatMap((group) => group.children.map((link) => link.href)))
  const printed = new Map(content.data.claims.map((claim) => [claim.id, printClaim(claim)]))
  const links = { basePath: '', assets: new Map<string, string>(), fileRoutes: fileRoutes(content) }
  const finish = (text: string, { file }: Entry) =>
    outsideCode(text, (part) =>
      part
        .replace(claimPattern, (whole, id: string) => printed.get(id) ?? whole)
        .replace(/\]\(([^)\s]+)/g, (whole, href: string) => {
          const path = resolveHref(href, file, links)
          return path.startsWith('/') ? `](${absolute(path)}` : whole
        }),
    )
  const article = (
    item: { route: string; title: string; entry: Entry },
    description: string,
    more: string[] = [],
  ): Twin => ({
    route: item.route,
    title: item.title,
    description,
    markdown: finish(
      [
        `# ${item.title}`,
        ...(description === '' ? [] : [`> ${description}`]),
        ...more,
        item.entry.body?.text.trim() ?? '',
      ].join('\n\n'),
      item.entry,
    ),
  })
  return [
    ...content.pages
      .filter((page) => docs.has(page.route))
      .map((page) => ({
        route: page.route,
        title: page.title,
        description: page.description ?? '',
        markdown: finish(pageMarkdown(page, print), page.entry),
      })),
    ...content.posts.map((post) =>
      article(
        post,
        post.excerpt ?? '',
        post.researchSummary === undefined ? [] : [`**Research summary.** ${post.researchSummary}`],
      ),
    ),
    ...content.helps.map((help) => article(help, help.description ?? '')),
    ...content.studies.map((study) =>
      article(study, study.description ?? '', [
        ...section('The Challenge', study.entry, 'challenge'),
        ...section('The Solution', study.entry, 'solution'),
        ...resultTable(study.results),
      ]),
    ),
  ]
}

/** Changes a Markdown text everywhere but in fenced code and code spans. */
function outsideCode(text: string, change: (part: string) => string): string {
  const code = /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)? {0,3}\1|(?<!`)(`+)(?!`)[^\n]*?[^`\n]\2(?!`)/gm
  let result = ''
  let from = 0
  for (const found of text.matchAll(code)) {
    result += change(text.slice(from, found.index)) + found[0]
    from = found.index + found[0].length
  }
  return `${(result + change(text.slice(from))).trim()}\n`
}

function section(title: string, entry: { data: unknown }, field: string): string[] {
  const text = (entry.data as Record<string, unknown> | null)?.[field]
  return typeof text === 'string' ? [`## ${title}`, text.trim()] : []
}

function resultTable(
  results: readonly { metric: string; before: string; after: string; improvement: string }[],
): string[] {
  if (results.length === 0) return []
  const rows = results.map(
    ({ metric, before, after, improvement }) =>
      `| ${[metric, before, after, improvement].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  )
  return [
    '## Results & Impact',
    ['| Metric | Before | After | Improvement |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ]
}

function pageMarkdown(page: Page, print: PrintBlock): string {
  const parts = page.blocks
    .filter(({ block }) => block.visible)
    .flatMap(({ block }) => (block.type === 'unknown' ? [] : print(block)))
  return [`# ${page.title}`, ...(page.description === undefined ? [] : [`> ${page.description}`]), ...parts].join(
    '\n\n',
  )
}
