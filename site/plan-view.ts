// What the plan of a block or a widget may see of the site. A plan is a pure function: it reads the block's data and
// this view, and returns the props that the component shows. It changes nothing that it reads.
//
// Links stay as content writes them (/docs, /assets/logo.svg): the build adds the base path and the hashed names to
// every prop named href, src, …Href or …Url, and to the links inside props that end in html.

import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import type { Claim } from '#schemas/claim.ts'
import type { ContentData, ListName, RecordName } from '#schemas/collections.ts'
import type { Site } from '#schemas/site.ts'
import type { ArticleView } from './article-view.ts'
import type { TextHtml } from './text-html.ts'

/** The site, as a widget's plan sees it. */
export interface SiteView {
  /** site.yaml, defaults filled in. */
  site: Site
  /** The instant of the build, in milliseconds since 1970. */
  now: number
  /** The claim with this id; undefined if there is none. */
  claim: (id: string) => Claim | undefined
  /** All items of content/data/NAME.yaml, in the writer's order; empty without that file. */
  list: <Name extends ListName>(name: Name) => ContentData[Name]
  /** The record of content/data/NAME.yaml; undefined without that file. */
  record: <Name extends RecordName>(name: Name) => ContentData[Name]
  /** The Markdown of a list's item as HTML, e.g. markdown('faqs', 'pricing'); empty if there is none. */
  markdown: (list: 'faqs' | 'endpoints', id: string) => TextHtml
  /** Code, highlighted. A final line break is dropped: it would show as an empty line. */
  code: (sample: CodeSample) => CodeView
  /** A file of content/assets by its address, e.g. /assets/guide.pdf; undefined if there is none. */
  asset: (url: string) => AssetView | undefined
  /** All articles of a collection, newest first; none for a collection that the site does not have. */
  articles: <Name extends string>(name: Name) => ListedArticle<Name>[]
  /** The tags that articles of a collection share, by address. */
  tags: (collection: string) => SharedTag[]
  /** Equal for two tags that are the same one: case, punctuation and accents make no difference. */
  tagKey: (tag: string) => string
  /** Tags of an article of a collection, with links to those that have a page. */
  linkTags: (tags: readonly string[], collection: string) => TagLink[]
}

/** A tag of an article. */
export interface TagLink {
  label: string
  /** The page of the tag; missing if no other article has it. */
  href?: string
}

/** A tag that several articles have. */
export interface SharedTag extends Required<TagLink> {
  /** Number of articles. */
  count: number
}

/** Links to the parts of a list. */
export interface PagerView {
  /** Number of the part on this page, from 1. */
  current: number
  /** The first, the last, this one and those beside it. */
  parts: { number: number; href: string }[]
  previousHref?: string
  nextHref?: string
}

/** Front matter may have more keys: those of a site's own collection, and `extraKeys`. */
type ListedArticle<Name extends string> = ArticleView<Name> & { head: Readonly<Record<string, unknown>> }

/** The site and the page that is being planned, as a block's plan sees them. */
export interface PlanView extends SiteView {
  page: {
    title: string
    /** Path without base path, e.g. /docs/api. */
    route: string
    isHome: boolean
    /** The pages above this one, from the top: for /docs/api the page /docs, if it exists. */
    parents: Breadcrumb[]
  }
  /** For the block whose list has several parts. */
  pager?: PagerView | undefined
}

/** What the list on a page that nobody wrote sees. */
export interface IndexView extends SiteView, Pick<PlanView, 'pager'> {
  /** The page that lists the tags of the collection. Missing without tags, and on pages of tags. */
  tagsHref?: string
}

/** What the text block says about its widget. */
export interface WidgetOptions {
  /** How many items a list shows. */
  limit: number | 'all'
  /** Only items of this category. */
  category?: string | undefined
  /** The collection that a list of articles is about. */
  collection?: string | undefined
  /** Of a widget of the site's own. */
  props?: Readonly<Record<string, unknown>> | undefined
}

/** Code as a writer gives it. */
export interface CodeSample {
  code: string
  /** Name of the language for highlighting, e.g. "python". */
  language: string
  title?: string | undefined
  fileName?: string | undefined
  description?: string | undefined
}

/** Highlighted code. `html` holds `<span class="hl-…">` tokens only; its text content is the code itself. */
export interface CodeView {
  language: string
  title?: string
  fileName?: string
  description?: string
  html: string
}

/** A figure printed with its unit. */
export interface FigureView {
  label: string
  value: string
  unit?: string
}

/** A file that visitors can load. */
interface AssetView {
  /** Last part of the path, e.g. "guide.pdf". */
  fileName: string
  /** Printed size, e.g. "3.2 KB". */
  size: string
  /** SHA-256 of the file, hexadecimal. */
  sha256: string
  /** Of a picture, in pixels. */
  width?: number
  height?: number
  /** Other formats and widths of a picture, the best format first. Missing if there are none. */
  sources?: readonly PictureSource[]
}

/** A picture as pages show it. */
export interface ShownPicture extends Pick<AssetView, 'width' | 'height' | 'sources'> {
  src: string
  alt: string
}

/** A picture in one format. */
export interface PictureSource {
  /** Media type, e.g. "image/avif". */
  type: string
  /** The narrowest first; `width` in pixels. */
  files: readonly { src: string; width: number }[]
}

/** What a plan returns: the props, where an optional one may also be undefined. Undefined props are left out. */
export type Planned<Props> = {
  [Key in keyof Props]: object extends Pick<Props, Key> ? Props[Key] | undefined : Props[Key]
}

/** A copy without keys that are undefined, so that equal props are equal JSON. */
export function withoutUndefined<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>
  }
}
