import type { ComponentRules } from '#schemas/import-components.ts'
import type { Report, Row, SiteFacts, SourcePage } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'
import { takeAttributeLists } from './attribute-lists.ts'
import { buildBlocks } from './build-blocks.ts'
import { placeCaptures } from './captures.ts'
import { codeCard } from './code-card.ts'
import { dataCode } from './data-code.ts'
import { openDefinitions } from './definition-lists.ts'
import { dropScripts } from './drop-scripts.ts'
import { type MathStyle, openFormulas } from './formulas.ts'
import { noteHeadingIds, writeHeadingIds } from './heading-ids.ts'
import type { HeadingStyle } from './heading-slugs.ts'
import { hideCode, showCode } from './hide-code.ts'
import { openIndentedForms } from './indented-forms.ts'
import { translateComponents } from './inline-components.ts'
import { hasLiquid, hideRaw, showRaw } from './liquid.ts'
import { printNodes, trimRows } from './print-blocks.ts'
import { alertTag, openAlerts } from './quoted-alerts.ts'
import { closeRawBlocks, hideRawBlocks, keptElements } from './raw-html.ts'
import { rulesFor, translateRuled, unwrapStrange } from './ruled-components.ts'
import { indentSlashForms } from './slash-forms.ts'
import { type CodeTag, type Part, splitCode } from './split-code.ts'
import { commentsLast, componentNames } from './strange-components.ts'
import { groupTabFences } from './tab-fences.ts'
import { fenceTabPanes } from './tab-panes.ts'
import { blockElements, type TagRules } from './tags.ts'
import { takeModules } from './take-modules.ts'
import { printValues, type Scope, scopeOf } from './template-values.ts'
import { translateHeadings } from './translate-headings.ts'
import { translateInline } from './translate-inline.ts'

/** A text in Libretto's Markdown; its links are still those of the old site. */
interface TranslatedBody {
  rows: Row[]
  /** The title that the text began with. */
  title: string | undefined
  titleId: string | undefined
}

interface BodyFacts {
  tool: Tool
  facts: SiteFacts
  /** Title of the front matter. */
  title: string | undefined
  /** What templates of the page know apart from its title; less if nothing is said. */
  page?: { head: Readonly<Record<string, unknown>>; url?: string | undefined }
  values?: Readonly<Record<string, unknown>>
  /** What its owner wants components to become. */
  components?: ComponentRules | undefined
  /** How the old site makes ids of headings; what its tool does if nothing is said. */
  headings?: HeadingStyle | undefined
  /** How formulas are written, if not as here. */
  math?: MathStyle | undefined
  /** Whether terms of definitions have ids. */
  hasTermIds?: boolean
  report: Report
}

// Eleventy gives headings no ids by itself.
const headingStyles: Readonly<Record<Tool, HeadingStyle | undefined>> = {
  hugo: 'hugo',
  docusaurus: 'github',
  starlight: 'astro',
  vitepress: 'vitepress',
  eleventy: undefined,
  jekyll: 'kramdown-gfm',
  markdown: 'github',
}

const elements = ['details', 'summary', 'img', alertTag, ...blockElements, ...keptElements]
const rulesOf = (syntaxes: TagRules['syntaxes'], components: readonly string[] = []): Omit<TagRules, 'own'> => ({
  syntaxes,
  components: new Set([...elements, ...components]),
})
const tagRules: Readonly<Record<Tool, Omit<TagRules, 'own'>>> = {
  hugo: rulesOf(new Set(['component', 'shortcode'])),
  docusaurus: rulesOf(new Set(['component', 'colons']), [
    'Tabs',
    'TabItem',
    'Tab',
    'Tabs.Tab',
    'Details',
    'Admonition',
    'DocCardList',
  ]),
  starlight: rulesOf(new Set(['component', 'colons']), [
    'Aside',
    'Steps',
    'Tabs',
    'TabItem',
    'Card',
    'CardGrid',
    'LinkCard',
    'FileTree',
    'Image',
  ]),
  vitepress: rulesOf(new Set(['component', 'colons'])),
  eleventy: rulesOf(new Set(['component', 'liquid'])),
  jekyll: rulesOf(new Set(['component', 'liquid'])),
  markdown: rulesOf(new Set(['component', 'colons', 'liquid'])),
}

const hasComponents: ReadonlySet<Tool> = new Set(['docusaurus', 'starlight', 'vitepress'])

/** Braces of the others are expressions. */
const hasAttributeLists: ReadonlySet<Tool> = new Set(['hugo', 'vitepress', 'eleventy', 'jekyll', 'markdown'])

const codeTags: Readonly<Partial<Record<Tool, readonly CodeTag[]>>> = {
  hugo: [
    {
      open: /\{\{[<%]\s*highlight\s+"?([\w+#.-]+)"?([^]*?)[>%]\}\}/,
      close: /\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/,
      info: ([, language = '', options = '']) =>
        `${language} ${options
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .replace(/hl_lines=([\d -]+)/, 'hl_lines="$1"')}`.trim(),
    },
    {
      open: /\{\{[<%]\s*mermaid\b[^]*?[>%]\}\}/,
      close: /\{\{[<%]\s*\/\s*mermaid\s*[>%]\}\}/,
      info: () => 'mermaid',
    },
    codeCard,
    dataCode,
  ],
  jekyll: [liquidHighlight()],
  eleventy: [liquidHighlight()],
}

function liquidHighlight(): CodeTag {
  return {
    open: /\{%-?\s*highlight\s+"?'?([\w+#.-]+)"?'?\s*([^]*?)-?%\}/,
    close: /\{%-?\s*endhighlight\s*-?%\}/,
    info: ([, language = '', options = '']) => `${language} ${options.replace(/\blinenos\b(?:=\w+)?/, '')}`.trim(),
  }
}

/** Translates the text of a page, except its links. */
export function translateBody(page: Pick<SourcePage, 'body' | 'isMdx'>, body: BodyFacts): TranslatedBody {
  const { tool, title, headings = headingStyles[tool], report } = body
  const opened = openDefinitions(
    openAlerts(closeRawBlocks(dropScripts(page.body, report), tool)),
    tool,
    body.hasTermIds,
  )
  const seen = openFormulas(opened, body.math)
  const flat = tool === 'markdown' ? openIndentedForms(indentSlashForms(seen)) : seen
  const written = tool === 'hugo' ? fenceTabPanes(flat, report) : flat
  const hidden = hasLiquid(tool) ? placeCaptures(hideRaw(written)) : written
  const printed = printValues(hidden, scopeFor(hidden, body), () => report.count('forms'))
  const split = hideCode(splitCode(printed, codeTags[tool] ?? [], { isMdx: page.isMdx || tool === 'docusaurus' }))
  const kept = hideRawBlocks(split)
  const grouped = tool === 'docusaurus' ? groupTabFences(kept) : kept
  const noted = headings ? noteHeadingIds(grouped, headings) : grouped
  const own = page.isMdx ? takeModules(noted, report) : noted
  const rules = rulesFor(tool, body.components ?? {})
  const ruled = Object.keys(rules).length > 0 ? translateRuled(own, rules, report) : own
  const plain = hasComponents.has(tool) ? translateComponents(ruled, report) : ruled
  const named = hasComponents.has(tool) ? unwrapStrange(plain, rules, report) : plain
  const bare = hasAttributeLists.has(tool) ? takeAttributeLists(named, report) : named
  const headed = translateHeadings(bare, title)
  const parts = translateInline(headed.parts, { tool, isMdx: page.isMdx, report })
  const rows = printNodes(buildBlocks(parts, withOwn(tagRules[tool], rules, namesIn(parts, tool)), report)).map(
    tool === 'hugo' ? unescapeShortcodes : showRaw,
  )
  const shown = trimRows(rows.map(showCode))
  return { rows: writeHeadingIds(shown.map(commentsLast)), title: headed.title, titleId: headed.titleId }
}

/** Components that a text has; undefined for tools that have none. */
function namesIn(parts: readonly Part[], tool: Tool): string[] | undefined {
  return hasComponents.has(tool) ? componentNames(parts) : undefined
}

function withOwn({ components, ...others }: Omit<TagRules, 'own'>, own: ComponentRules, names?: string[]): TagRules {
  const all = new Set([...components, ...Object.keys(own), ...(names ?? [])])
  return { ...others, components: all, own, hasComponents: names !== undefined }
}

function scopeFor(rows: readonly Row[], { tool, facts, title, page, values = {} }: BodyFacts): Scope {
  const first = rows.find(({ text }) => text.trim() !== '')?.text ?? ''
  const shown = title ?? /^# +(.*?)(?: +\{.*)?$/.exec(first)?.[1] ?? ''
  return scopeOf({ tool, facts, title: shown, head: page?.head ?? {}, url: page?.url, values })
}

// Hugo shows a shortcode that is commented out as a shortcode.
function unescapeShortcodes(row: Row): Row {
  return row.text.includes('*/')
    ? { ...row, text: row.text.replace(/\{\{([<%])\/\*(.*?)\*\/([>%])\}\}/g, '{{$1$2$3}}') }
    : row
}
