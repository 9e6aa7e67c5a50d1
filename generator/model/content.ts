// Valid content: the result of `validate`. Each record keeps its entry, so that later checks can name file and line.

import type * as z from 'zod'
import type { Collections } from '#schemas/article-collections.ts'
import type { Block, UnknownBlock } from '#schemas/blocks/registry.ts'
import type { ContentData } from '#schemas/collections.ts'
import type { DocsFolder } from '#schemas/docs-folder.ts'
import type { Navigation } from '#schemas/navigation.ts'
import type { PageHead } from '#schemas/page.ts'
import type { Redirect } from '#schemas/redirect.ts'
import type { Site } from '#schemas/site.ts'
import type { Words } from '#schemas/strings.ts'
import type { ArticleText, ArticleView } from '#site/article-view.ts'
import type { TextHtml } from '#site/text-html.ts'
import type { RouteInfo } from '../links/links.ts'
import type { AssetFile, Entry } from '../load/load.ts'
import type { Markdown, MarkdownLink, MarkdownWidget } from '../markdown/markdown.ts'
import type { Path } from '../yaml/yaml.ts'

/** A block with its place in the file and its compiled text. */
export interface PageBlock {
  block: Block | UnknownBlock
  /** Whether custom code defines its type. */
  isOwn: boolean
  /** Path of the block in the entry's data. */
  path: Path
  /** Blocks with a smaller number come first. */
  order: number
  content?: Markdown
}

export interface Page extends Omit<PageHead, 'id' | 'slug'> {
  id: string
  /** Path of the page without slashes at the ends; empty for the home page. */
  slug: string
  route: string
  blocks: PageBlock[]
  entry: Entry
}

/** A block in a text, ready to be planned. */
export interface TextBlock extends Pick<PageBlock, 'block' | 'isOwn'> {
  /** Its own text. */
  html?: TextHtml
}

/** A widget or a block that a text places. */
export interface PlacedWidget extends MarkdownWidget {
  /** Of a block without errors. */
  block?: TextBlock
}

/** A compiled text. Its HTML, words and headings are read from the cache whenever they are asked for. */
export interface StoredText extends Readonly<ArticleText> {
  /** Within the site; also all images, mentions of assets, and all links of the blocks that the text places. */
  links: readonly MarkdownLink[]
  /** The others, which lead to other sites. */
  outsideLinks: readonly MarkdownLink[]
  widgets: readonly PlacedWidget[]
  /** Number of its headings that have a text. */
  namedHeadings: number
  /** The first paragraph below each heading, by the id of the heading. */
  sections: Readonly<Record<string, string>>
  /** All words for the search, part by part. */
  passages: readonly string[]
}

/** An article and what other pages need of it, computed once when its entry is read. It describes its own address. */
export interface Article extends ArticleView<string>, RouteInfo {
  kind: 'article'
  collection: string
  title: string
  slug: string
  status: string
  publishedAt: string | undefined
  body: StoredText
  texts: Readonly<Record<string, StoredText>>
  /** The address made of the id, if it redirects to the article. */
  alias: RouteInfo | undefined
  /** Old addresses, which redirect to the article. */
  oldRoutes: readonly RouteInfo[]
  /** Paths below which every address redirects to the article. */
  oldPrefixes: readonly string[]
  entry: Entry
}

/** All articles by collection, in the order of the collections. */
export type Articles = Readonly<Record<string, readonly Article[]>>

/** A _folder.yaml of the documentation, with the address of its folder. */
export interface FolderFile extends DocsFolder {
  route: string
  entry: Entry
}

/** The compiled text of a data record, with its place. */
export interface DataText {
  entry: Entry
  path: Path
  text: Markdown
}

/** A redirect of redirects.yaml or redirects.csv. */
export interface WrittenRedirect extends Pick<Redirect, 'to' | 'status'> {
  /** Old path, as `readOldPath` gives it. */
  from: string
  /** Whether it stands for every address below the path, too. */
  isPrefix: boolean
  entry: Entry
  /** Place in its file, from 0. */
  index: number
}

/** Everything the site is made of. Lists are sorted by file, then by position. */
export interface Content {
  site: Site
  navigation: Navigation
  /** strings.yaml. */
  words: Words
  redirects: WrittenRedirect[]
  pages: Page[]
  collections: Collections
  /** Schemas of the props of custom widgets, by name. */
  widgets: Readonly<Record<string, z.ZodType>>
  /** Names of the site's own drawings; undefined where there is no code. */
  drawings: readonly string[] | undefined
  articles: Articles
  /** Addresses of the pages and articles that only a build with drafts shows. */
  unpublished?: ReadonlySet<string>
  docsFolders: readonly FolderFile[]
  data: ContentData
  /** Texts of data records: `faqs/ID` and `endpoints/ID`. */
  dataTexts: Readonly<Record<string, DataText>>
  assets: AssetFile[]
  /** Files of content/root, which are published at the top of the site as they are. */
  rootFiles: AssetFile[]
  /** Folder of its language, with a slash at the end; empty for the default one. */
  folder: string
  /** Entries of the single files and lists, by path. */
  entries: ReadonlyMap<string, Entry>
  /** Positions of the valid items in their list file. Items that are not valid are missing from the lists above. */
  indexes: ReadonlyMap<string, readonly number[]>
}
