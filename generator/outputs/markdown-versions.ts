// The Markdown version of documentation pages and articles, for readers and programs that prefer text. Links are as
// writers wrote them, made absolute.

import type { Block } from '#schemas/blocks/registry.ts'
import type { WidgetOptions } from '#site/plan-view.ts'
import type { SiteModule } from '#site/site-module.ts'
import { widgetOptions } from '../check/check.ts'
import { hashOf } from '../hash.ts'
import { resolveHref } from '../links/links.ts'
import type { Entry } from '../load/load.ts'
import { claimPattern } from '../markdown/markdown.ts'
import { type Content, docsPages, type Page, type PlacedWidget } from '../model/model.ts'
import type { ContentFrame } from '../plan/plan.ts'
import { printClaim } from '../read/read.ts'

/** What is said of a Markdown version. */
export interface DescribedVersion {
  /** `docs`, or the name of a collection. */
  section: string
  /** Address of the page. */
  route: string
  title: string
  description: string
}

interface MarkdownVersion extends DescribedVersion {
  /** The file that it is made of, if of nothing else but what all versions depend on. */
  source: Entry | undefined
  print: () => string
}

type VersionFrame = Pick<ContentFrame, 'content' | 'links'>

/** Paragraphs of a block. */
type PrintBlock = (block: Block) => string[]

/** What the compiled site knows of Markdown versions. */
interface VersionSite extends Pick<SiteModule, 'collections' | 'printQuote' | 'printText'> {
  printBlock: PrintBlock
  /** A widget as paragraphs of Markdown; none for one that only a page can show. */
  printWidget: (name: string, options: WidgetOptions) => string[]
}

/**
 * Markdown versions of documentation pages and all articles, in the order of llms.txt. `absolute` turns a path into an
 * address.
 */
export function* planMarkdownVersions(
  frame: VersionFrame,
  absolute: (path: string) => string,
  site: VersionSite,
): Generator<MarkdownVersion> {
  const { content } = frame
  const docs = docsPages(content)
  const finish = finisher(frame, absolute)
  for (const page of content.pages) {
    if (!docs.has(page.route)) continue
    const { route, title, description = '', entry } = page
    const print = widgetPrinter(page, content, site)
    const text = () => finish(pageMarkdown(page, site, print), entry)
    yield { section: 'docs', route, title, description, source: undefined, print: text }
  }
  for (const [name, articles] of Object.entries(content.articles))
    for (const article of articles) {
      const { route, title, entry, body } = article
      const { description = '', parts = [] } = site.collections[name]?.markdown(article) ?? {}
      const print = () => {
        const written = printWidgets(entry.body?.text ?? '', body.widgets, widgetPrinter(article, content, site))
        return finish([...headOf({ title, description }, site), ...parts, written.trim()].join('\n\n'), entry)
      }
      const source = body.widgets.length === 0 ? entry : undefined
      yield { section: name, route, title, description, source, print }
    }
}

type PrintWidget = (widget: PlacedWidget) => string

/** A widget in words, or a link to the page that shows it. */
function widgetPrinter(
  { title, route }: { title: string; route: string },
  { widgets }: Content,
  site: VersionSite,
): PrintWidget {
  return (widget) => {
    const { block } = widget
    if (block?.block.type === 'unknown' || block?.block.visible === false) return ''
    if (block) return site.printBlock(block.block).join('\n\n')
    const printed = site.printWidget(widget.name, widgetOptions(widget, widgets))
    return printed.length === 0 ? `[${site.printText(title)}](${route})` : printed.join('\n\n')
  }
}

/** The text with each widget and block printed in its lines. */
function printWidgets(source: string, widgets: readonly PlacedWidget[], print: PrintWidget): string {
  if (widgets.length === 0) return source
  const lines = source.split('\n')
  const parts: string[] = []
  let next = 0
  for (const widget of widgets) {
    for (const line of lines.slice(next, widget.line - 1)) parts.push(line)
    next = widget.source?.endLine ?? widget.line
    const printed = print(widget)
    if (printed !== '') parts.push(printed)
    // A block that only decorates leaves no gap.
    else if (lines[next] === '') next++
  }
  return [...parts, ...lines.slice(next)].join('\n')
}

/** Hash of all that the version of an article depends on apart from its file. */
export function versionScope(
  { content, links: { assets, files, fileRoutes, languages, pageForm } }: VersionFrame,
  { codeVersion, origin }: { codeVersion: string; origin: string },
): string {
  const tables = [assets, fileRoutes, languages?.fileRoutes, languages?.addresses].map((table) => [...(table ?? [])])
  const form = [pageForm, [...(files ?? [])]]
  return hashOf(JSON.stringify([codeVersion, origin, content.data.claims, tables, form])).slice(0, 16)
}

/** Prints claims and makes links absolute. The second argument is the file that the text comes from. */
type Finish = (text: string, source: { file: string }) => string

function finisher(
  { content, links: { assets, fileRoutes, languages } }: VersionFrame,
  absolute: (path: string) => string,
): Finish {
  const printed = new Map(content.data.claims.map((claim) => [claim.id, printClaim(claim)]))
  const routes = languages ? new Map([...languages.fileRoutes, ...fileRoutes]) : fileRoutes
  const links = { basePath: '', assets, fileRoutes: routes, folder: languages?.place.folder }
  return (text, { file }) => {
    const finished = changeProse(text, (part) =>
      part
        .replace(claimPattern, (whole, id: string) => printed.get(id) ?? whole)
        .replace(destination, (whole, before: string, href: string, bracketed: string | undefined) => {
          const path = resolveHref((bracketed ?? href).replaceAll(' ', '%20'), file, links)
          return path.startsWith('/') ? `${before}${absolute(path)}` : whole
        }),
    )
    return `${finished.trim()}\n`
  }
}

/** Where a link or a definition leads, with what is before it. Brackets let an address have spaces. */
const destination = /(\]\(|^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*)(<([^<>\n]+)>|[^)\s<]+)/gm

const fence = /^[ \t>]*(?<fence>`{3,}(?!`)|~{3,}(?!~))[^\n]*\n(?:[\s\S]*?\n)?[ \t>]*\k<fence>/
const span = /(?<!`)(?<span>`+)(?!`)[^\n]*?[^`\n]\k<span>(?!`)/
// Not in indented code. Bounded, so that the time stays linear.
const comment = /(?<!^(?: {4}|\t)[^\n]{0,200})<!--(?!-?>)(?:(?!<!--)[\s\S])*?-->/
const unchanged = new RegExp(`${fence.source}|${span.source}|${comment.source}`, 'gm')

/** Changes a Markdown text everywhere but in fenced code and code spans. Drops comments, which no page shows either. */
function changeProse(text: string, change: (part: string) => string): string {
  let result = ''
  let from = 0
  for (const found of text.matchAll(unchanged)) {
    result += change(text.slice(from, found.index)) + (found[0].startsWith('<!--') ? '' : found[0])
    from = found.index + found[0].length
  }
  return result + change(text.slice(from))
}

function pageMarkdown(page: Page, site: VersionSite, printWidget: PrintWidget): string {
  const parts = page.blocks
    .filter(({ block }) => block.visible)
    .flatMap(({ block, content }) => {
      if (block.type === 'unknown') return []
      const written = printWidgets(block.content ?? '', content?.widgets ?? [], printWidget)
      return site.printBlock(content?.widgets.length ? { ...block, content: written } : block)
    })
  return [...headOf(page, site), ...parts].join('\n\n')
}

/** Both are plain text on the page. */
function headOf({ title, description = '' }: Pick<Page, 'title' | 'description'>, site: VersionSite): string[] {
  return [`# ${site.printText(title)}`, ...(description.trim() === '' ? [] : [site.printQuote(description)])]
}
