// Valid content: what `validate` hands on. After this point nothing is unknown any more.
// Every record remembers its entry, so that later checks can still name file and line.

import type { Block, UnknownBlock } from '#schemas/blocks/registry.ts'
import type { BlogPost } from '#schemas/blog-post.ts'
import type { CaseStudy } from '#schemas/case-study.ts'
import type { ContentData } from '#schemas/collections.ts'
import type { HelpArticle } from '#schemas/help-article.ts'
import type { Navigation } from '#schemas/navigation.ts'
import type { PageHead } from '#schemas/page.ts'
import type { Redirect } from '#schemas/redirect.ts'
import type { Site } from '#schemas/site.ts'
import type { Markdown } from '../markdown/compile-markdown.ts'
import type { Path } from '../yaml/parse-yaml.ts'
import type { AssetFile } from './load-content.ts'
import type { Entry } from './parse-entry.ts'

/** A block with its place in the file and its compiled text. */
export interface PageBlock {
  block: Block | UnknownBlock
  /** Path of the block in the entry's data. */
  path: Path
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

interface Article {
  id: string
  slug: string
  route: string
  body: Markdown
  entry: Entry
}
export interface Post extends Omit<BlogPost, 'id' | 'slug'>, Article {}
export interface Help extends Omit<HelpArticle, 'id' | 'slug'>, Article {}
export interface Study extends Omit<CaseStudy, 'id' | 'slug' | 'challenge' | 'solution'>, Article {
  challenge: Markdown
  solution: Markdown
}

/** Everything the site is made of. Lists are sorted by file, then position. */
export interface Content {
  site: Site
  navigation: Navigation
  redirects: Redirect[]
  pages: Page[]
  posts: Post[]
  helps: Help[]
  studies: Study[]
  data: ContentData
  /** Markdown of data records: `faqs/ID` and `endpoints/ID`. */
  dataMarkdown: Readonly<Record<string, Markdown>>
  assets: AssetFile[]
  /** Entries of the single files and lists, by path. */
  entries: ReadonlyMap<string, Entry>
  /** Positions, in their list file, of the items that are valid: what is not valid is missing from the lists above. */
  indexes: ReadonlyMap<string, readonly number[]>
}
