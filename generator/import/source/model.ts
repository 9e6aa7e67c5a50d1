import type { Problem } from '../../problem.ts'
import type { PageName } from './page-names.ts'
import type { PathRewrite } from './source-places.ts'
import type { Tool } from './tools.ts'

/** A line of a text with the line of the source file that it comes from. */
export interface Row {
  text: string
  line: number
}

/** What the pages of a folder share while they are translated. */
export interface Report {
  /** Adds what is left as it is, or lost. */
  lose: (loss: Loss) => void
  /** Counts something that was rewritten. */
  count: (what: 'links' | 'forms') => void
}

/** What is left or lost, and where. */
export interface Loss {
  /** `import-left`: it is still in the text. `import-lost`: it is not. */
  code: 'import-left' | 'import-lost' | 'import-skipped' | 'import-kept'
  message: string
  hint: string
  line?: number
  /** What losses with other words have in common, where people read of them together. */
  kind?: string
}

/** A loss with its place. */
export type LossProblem = Problem & Pick<Loss, 'kind'>

/** What the configuration of a tool says of its site. */
export interface SiteFacts {
  name?: string
  url?: string
  description?: string
  language?: string
  /** "" or "/base": begins every address of the old site. */
  basePath: string
  /** Whether addresses of pages end in .html. */
  hasHtmlRoutes?: boolean
  /** Folder of the pages, where the configuration names one. */
  input?: string
  /** Patterns of addresses, by section. */
  permalinks: Readonly<Record<string, string>>
  /** Folders of pages, where the configuration names them; else they are where they usually are. */
  places?: readonly NamedFolder[]
  /** Versions of the documentation, the newest first; none for a site without any. */
  versions: readonly DocsVersion[]
  /** Languages with a folder below each folder of pages, the main one too if it has one. */
  languages: readonly LanguageFolder[]
  /** Languages that the names of files may end in: `about.fr.md`. */
  suffixes: readonly string[]
  /** Hugo: folders that stand for `content`, by language. */
  roots: readonly NamedFolder[]
  /** The side bar. */
  menu: readonly MenuItem[]
  /** What is around a page. */
  frame: Frame
  /** Patterns of files that are no pages. */
  excluded: readonly string[]
  /** Paths that pages have in addresses. */
  rewrites: readonly PathRewrite[]
}

/** A version of the documentation. */
export interface DocsVersion {
  /** Path of its folder below the folder that is imported. */
  path: string
  /** Its folder in the new documentation. */
  name: string
}

/** A folder of pages, or a single one. */
export interface NamedFolder {
  /** Path below the folder that is imported. */
  path: string
  /** Where its pages go; undefined for documentation. */
  collection?: 'blog'
  /** What its addresses begin with, without a slash at either end. */
  route: string
  /** Folder of the new documentation that its pages go to. */
  below?: string
  /** BCP 47 tag; undefined for the main language. */
  language?: string
  /** Place in addresses of the single page that the path is. */
  at?: string
  /** Whether its path is no part of the path that its files get. */
  isTop?: boolean
  /** Patterns of the files that count; all without one. */
  only?: readonly string[]
}

/** A language and the name of its folder. */
export interface LanguageFolder {
  /** BCP 47 tag. */
  tag: string
  folder: string
  isMain: boolean
}

/** A group of a side bar as the configuration has it. */
export interface MenuGroup {
  kind: 'group'
  label?: string
  /** Labels in other languages. */
  translations?: Readonly<Record<string, string>>
  /** The page that its label leads to. */
  ref?: string
  items: readonly MenuItem[]
  isOpen?: boolean
}

/** An entry of a side bar as the configuration has it. */
export type MenuItem =
  | { kind: 'page'; ref: string; label?: string }
  | MenuGroup
  | { kind: 'folder'; path: string }
  | { kind: 'link'; label: string; href: string }

/** A link of the header or the footer, as the old site has it. */
export interface FrameLink {
  label: string
  href: string
}

/** A link, or a group of links. */
export interface FrameItem {
  label: string
  href?: string
  items: readonly FrameLink[]
}

/** What is around the pages of the old site. */
export interface Frame {
  main: readonly FrameItem[]
  footer: readonly FrameItem[]
  /** Keys of texts of the configuration that are shown nowhere any more. */
  lost?: readonly string[]
  /** A line below the footer. */
  note?: string
  /** Addresses of the profiles of the site elsewhere. */
  social: readonly string[]
  editUrl?: string
  /** Files of the old site, as it names them. */
  logo?: string
  logoDark?: string
  favicon?: string
}

/** A Markdown file of the folder. */
export interface SourcePage {
  /** Path below the folder. */
  file: string
  /** Path below the tool's folder of pages or posts, as its addresses have it. */
  place: string
  collection: string
  /** BCP 47 tag of a page in another language than the main one. */
  language?: string
  /** Folder of the new documentation that it goes to. */
  below?: string
  /** Front matter as it is written. */
  head: Readonly<Record<string, unknown>>
  /** Keys of it that are not in the file. */
  shared: ReadonlySet<string>
  /** Line of a key of the front matter. */
  lineOf: (key: string) => number
  body: Row[]
  /** Whether expressions and components may be in the text. */
  isMdx: boolean
}

/** A source page with the place it gets. */
export interface PlacedPage extends SourcePage {
  name: PageName
  /** Path below the content folder. */
  target: string
  /** Its address in the new site. */
  route: string
  /** Its addresses in the old site, without the base path and a slash at the end. */
  oldRoutes: readonly string[]
}

/** A page as it will be written, as long as it can be changed. */
export interface PageText {
  /** Front matter, as YAML. Of a page of blocks, all that stands above its text. */
  head: string
  rows: Row[]
  /** Line of a key of the front matter in the source file. */
  lineOf: (key: string) => number
  /** Whether it is the text of a page of blocks: it stands at the end of its YAML. */
  isBlock?: boolean
  /** Whether the old site begins with it. */
  isStart?: boolean
}

/** A file that the import writes. */
export interface ImportedFile {
  /** Path below the content folder. */
  path: string
  bytes: Uint8Array
  /** Path below the source folder. */
  from: string
  kind: 'page' | 'asset' | 'folder'
  /** Of a page: what its bytes are printed from. */
  text?: PageText
}

/** What an import would write, and what it could not translate. */
export interface ImportPlan {
  tool: Tool
  files: ImportedFile[]
  /** Files of the pages that the old side bar names, in its order. */
  sideBar: readonly string[]
  facts: SiteFacts
  /** More keys of site.yaml. */
  site: Readonly<Record<string, unknown>>
  /** The folder that paths are below: above the one that was named if its configuration names others beside it. */
  folder: string
  /** Files are relative to the source folder. */
  problems: LossProblem[]
  links: number
  forms: number
}
