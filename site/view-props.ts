// What `plan` hands to the views: plain JSON with everything one page shows, and nothing else.
// Links are final (base path and hashed asset names included), Markdown is HTML, code is highlighted, claims are resolved.

import type { Benchmark } from '#schemas/benchmark.ts'
import type { Styling } from '#schemas/blocks/block.ts'
import type { CtaBlock } from '#schemas/blocks/cta.ts'
import type { FeaturesBlock } from '#schemas/blocks/features.ts'
import type { HeroBlock } from '#schemas/blocks/hero.ts'
import type { ImageBlock } from '#schemas/blocks/image.ts'
import type { MetricsBlock } from '#schemas/blocks/metrics.ts'
import type { UsecasesBlock } from '#schemas/blocks/usecases.ts'
import type { Author } from '#schemas/blog-post.ts'
import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import type { PerformanceStat } from '#schemas/call.ts'
import type { CaseStudy } from '#schemas/case-study.ts'
import type { Citation } from '#schemas/citation.ts'
import type { Claim } from '#schemas/claim.ts'
import type { ContactType } from '#schemas/contact-type.ts'
import type { CtaButton } from '#schemas/cta-button.ts'
import type { Download, DownloadStats } from '#schemas/download.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { Job } from '#schemas/job.ts'
import type { Navigation } from '#schemas/navigation.ts'
import type { Platform } from '#schemas/platform.ts'
import type { PlaygroundExample } from '#schemas/playground-example.ts'
import type { Sdk } from '#schemas/sdk.ts'
import type { Certification, SecurityFeature } from '#schemas/security.ts'
import type { ShowcaseProject } from '#schemas/showcase-project.ts'
import type { Testimonial } from '#schemas/testimonial.ts'
import type { Thread } from '#schemas/thread.ts'

/** A link with its text. */
export interface Link {
  label: string
  href: string
}

/** A heading a table of contents can point to. `depth` is 2 or 3. */
export interface TocItem {
  id: string
  text: string
  depth: number
}

/** Highlighted code. `html` holds `<span class="hl-…">` tokens only; its text content is the code itself. */
export interface CodeView {
  language: string
  title?: string
  fileName?: string
  description?: string
  html: string
}

/** What is printed on the picture of a page in link previews. */
export interface ShareCard {
  siteName: string
  /** Part of the site the page belongs to; may be empty. */
  section: string
  title: string
  /** Host and path. */
  address: string
}

/** A picture for link previews, 1200 × 630 pixels. */
export interface ShareImage {
  /** Absolute URL. */
  url: string
  alt: string
  /** What the build draws it from. */
  card: ShareCard
}

/** The head element of a page. Addresses are absolute. */
export interface HeadProps {
  /** Complete title, template applied. */
  title: string
  description: string
  keywords: string[]
  /** Missing on pages that are not to be indexed. */
  canonical?: string
  isIndexed: boolean
  openGraphType: 'website' | 'article'
  /** Picture for link previews; missing on pages that are not to be indexed. */
  image?: ShareImage
  publishedAt?: string
  modifiedAt?: string
  alternates: { type: string; title: string; href: string }[]
  /** schema.org descriptions, one script element each. */
  jsonLd: Record<string, unknown>[]
}

/** The frame around every page. */
export interface FrameProps {
  siteName: string
  language: string
  homeHref: string
  /** Path of the page without base path, e.g. /docs/api. */
  path: string
  /** e.g. "2025–2026"; the year alone when both are the same. */
  copyrightYears: string
  navigation: Navigation
  faviconHref: string
  /** PNG for browsers that do not take the SVG; missing where the site brings an icon of its own. */
  smallIconHref?: string
  touchIconHref: string
  manifestHref: string
  feedHref?: string
  llmsHref: string
  searchIndexHref: string
  contactEmail?: string
}

/** What every block shares. `html` is the block's content as Markdown. */
export interface BlockFrame {
  id: string
  title?: string
  subtitle?: string
  html?: string
  layout: 'default' | 'wide' | 'narrow' | 'split'
  styling: Styling
}

/** A figure printed with its unit. */
export interface FigureView {
  label: string
  value: string
  unit?: string
}

type Item<List extends readonly unknown[]> = List[number]

export interface HeroProps extends BlockFrame {
  isHome: boolean
  label?: string
  breadcrumbs: Breadcrumb[]
  ctaButtons: CtaButton[]
  installCommand?: string
  drawing: HeroBlock['data']['drawing']
}
export interface FeaturesProps extends BlockFrame {
  items: (Omit<Item<FeaturesBlock['data']['items']>, 'claim' | 'figure'> & { figure?: FigureView })[]
}
export interface MetricsProps extends BlockFrame {
  items: (Omit<Item<MetricsBlock['data']['items']>, 'claim' | 'description'> & { claim: Claim; description: string })[]
}
export type UsecasesProps = BlockFrame & UsecasesBlock['data']
export type CtaProps = BlockFrame & CtaBlock['data']
export interface TestimonialsProps extends BlockFrame {
  note: string
  testimonials: Testimonial[]
}
export interface FaqProps extends BlockFrame {
  items: { id: string; question: string; html: string }[]
}
export interface CodeProps extends BlockFrame {
  examples: CodeView[]
  response?: { title: string; status: string; body: CodeView; notes: string[] }
}
export type ImageProps = BlockFrame & ImageBlock['data']
export interface TextProps extends BlockFrame {
  ctaButtons: CtaButton[]
  widget?: WidgetCall
}
/** Blocks that are islands carry `anchorId`: the id the specification gives them, unless the block's own id is the same. */
export interface IslandBlockFrame extends BlockFrame {
  anchorId?: string
}
export interface ContactProps extends IslandBlockFrame {
  showPhone: boolean
  types: ContactType[]
  salesPhone?: string
  supportPhone?: string
  email?: string
  /** Address the form is posted to; simulated when missing. */
  endpoint?: string
}
export interface JobsProps extends IslandBlockFrame {
  jobs: Job[]
  contactHref: string
}
export interface DownloadView extends Omit<Download, 'size'> {
  /** Printed size, e.g. "3.2 KB". */
  size: string
  fileName: string
  /** SHA-256 of the file, hexadecimal. */
  sha256: string
}
export interface DownloadsProps extends IslandBlockFrame {
  showTabs: boolean
  downloads: DownloadView[]
  stats?: DownloadStats
}
export interface EndpointView extends Omit<Endpoint, 'description' | 'requestBody' | 'responses'> {
  /** Description as HTML. */
  html: string
  requestBody?: { type: string; description: string; example?: unknown; exampleCode?: CodeView }
  responses: (Omit<Endpoint['responses'][number], 'example'> & { example?: unknown; exampleCode?: CodeView })[]
}
export interface ApiProps extends IslandBlockFrame {
  view: 'explorer' | 'reference'
  host: string
  endpoints: EndpointView[]
  /** Page with the reference, seen from the explorer. */
  referenceHref: string
  explorerHref: string
}
export interface UnknownProps extends BlockFrame {
  unknownType: string
}

/** Props of each block type, as `{ type, props }`. */
export interface BlockPropsByType {
  hero: HeroProps
  features: FeaturesProps
  metrics: MetricsProps
  usecases: UsecasesProps
  cta: CtaProps
  testimonials: TestimonialsProps
  faq: FaqProps
  code: CodeProps
  text: TextProps
  image: ImageProps
  contact: ContactProps
  jobs: JobsProps
  downloads: DownloadsProps
  api: ApiProps
  unknown: UnknownProps
}
export type BlockView = {
  [Type in keyof BlockPropsByType]: { type: Type; props: BlockPropsByType[Type] }
}[keyof BlockPropsByType]

export interface PostCard {
  title: string
  href: string
  excerpt: string
  tags: string[]
  featured: boolean
  authorName: string
  publishedAt: string
  /** Minutes. */
  readTime: number
}
export interface HelpCard {
  title: string
  href: string
  excerpt: string
  category: string
  difficulty: 'beginner' | 'intermediate' | 'advanced'
  lastUpdated?: string
  /** Rounded percentage of yes votes; null without votes. */
  helpfulPercent: number | null
  /** Lower-case words the help search looks at besides the visible text. */
  keywords: string[]
}
export interface CaseStudyCard {
  title: string
  href: string
  company: string
  industry: string
  featured: boolean
  publishedAt: string
  /** Challenge, shortened to 120 characters. */
  excerpt: string
  /** First result, as a figure. */
  highlight?: { metric: string; improvement: string }
}

export interface SecurityShowcaseProps {
  features: SecurityFeature[]
  certifications: (Certification & { isPast: boolean })[]
  /** Day of the build, e.g. "2026-11-20"; the dates are drawn beside it. */
  today: string
}
export interface InteractiveBenchmarksProps {
  /** Name the plots give to the product's own values. */
  productName: string
  /** `ratio`: how many times better than the baseline; missing without one. */
  benchmarks: (Benchmark & { ratio?: number })[]
}
export interface SdkDownloadCenterProps {
  sdks: (Omit<Sdk, 'quickStart' | 'quickStartLanguage' | 'downloadUrl'> & {
    quickStart: CodeView
    downloadUrl: string
  })[]
  newsletterEndpoint?: string
  /** Address shown where the subscription is not delivered. */
  email?: string
}
export interface PerformanceMetricsProps {
  stats: PerformanceStat[]
}
export interface CommunityForumProps {
  threads: Thread[]
  projects: ShowcaseProject[]
  supportEmail?: string
  docsHref: string
  helpHref: string
  ticketEndpoint?: string
}
export interface CodePlaygroundProps {
  examples: (Omit<PlaygroundExample, 'code' | 'config' | 'language'> & { code: CodeView; config: CodeView })[]
}
export interface PlatformSelectionProps {
  platforms: Platform[]
}
export interface FeaturedBlogPostsProps {
  posts: PostCard[]
}
export interface HelpListProps {
  articles: HelpCard[]
}
export interface FeaturedCaseStudiesProps {
  studies: CaseStudyCard[]
}

/** Props of each widget a text block can name. */
export interface WidgetPropsByName {
  SecurityShowcase: SecurityShowcaseProps
  InteractiveBenchmarks: InteractiveBenchmarksProps
  SDKDownloadCenter: SdkDownloadCenterProps
  PerformanceMetrics: PerformanceMetricsProps
  CommunityForum: CommunityForumProps
  CodePlayground: CodePlaygroundProps
  PlatformSelection: PlatformSelectionProps
  FeaturedBlogPosts: FeaturedBlogPostsProps
  FeaturedHelpArticles: HelpListProps
  HelpSearch: HelpListProps
  PopularHelpArticles: HelpListProps
  FeaturedCaseStudies: FeaturedCaseStudiesProps
}
export type WidgetCall = {
  [Name in keyof WidgetPropsByName]: { name: Name; props: WidgetPropsByName[Name] }
}[keyof WidgetPropsByName]

/** Side bar, contents and neighbours of a documentation page. */
export interface DocsProps {
  toc: TocItem[]
  previous?: Link
  next?: Link
  /** Date of the last change of substance. */
  updatedAt?: string
  /** Minutes. */
  readTime: number
  editHref?: string
  /** Markdown twin of the page. */
  twinHref: string
}

export interface PageProps {
  frame: FrameProps
  head: HeadProps
  isHome: boolean
  /** Sorted, visible ones only. Empty on a home page without content. */
  blocks: BlockView[]
  /** Present on documentation pages. */
  docs?: DocsProps
}

export interface BlogPostProps {
  frame: FrameProps
  head: HeadProps
  /** Address of the collection's index page, without base path. */
  sectionPath: string
  title: string
  excerpt: string
  tags: string[]
  featured: boolean
  author: Author
  publishedAt: string
  updatedAt?: string
  readTime: number
  citations: Citation[]
  researchSummary?: string
  methodology?: string
  html: string
  toc: TocItem[]
  newer?: Link
  older?: Link
}

export interface HelpArticleProps {
  frame: FrameProps
  head: HeadProps
  /** Address of the collection's index page, without base path. */
  sectionPath: string
  /** Id of the article; one vote each. */
  articleId: string
  title: string
  category: string
  subcategory?: string
  difficulty: 'beginner' | 'intermediate' | 'advanced'
  tags: string[]
  lastUpdated?: string
  helpful: number
  notHelpful: number
  videoUrl?: string
  html: string
  toc: TocItem[]
  related: { title: string; href: string; category: string }[]
}

export interface CaseStudyProps {
  frame: FrameProps
  head: HeadProps
  /** Address of the collection's index page, without base path. */
  sectionPath: string
  title: string
  company: string
  industry: string
  featured: boolean
  publishedAt: string
  /** Challenge, shortened to 200 characters, for the head of the page. */
  lead: string
  challengeHtml: string
  solutionHtml: string
  implementation?: CaseStudy['implementation']
  results: CaseStudy['results']
  roi?: CaseStudy['roi']
  testimonial?: Testimonial
  citations: Citation[]
  html: string
  toc: TocItem[]
  next?: Link
}

/** Texts of one not-found page and the path prefix it speaks for. */
export interface NotFoundText {
  prefix: string
  title: string
  message: string
  linkLabel: string
  linkHref: string
}
export interface NotFoundProps {
  frame: FrameProps
  head: HeadProps
  /** The text shown without script. */
  text: NotFoundText
  /** Texts for other prefixes; only the root page has them. */
  alternatives: NotFoundText[]
  /** All pages, for the nearest three to the bad path; only the root page needs the titles. */
  pages: Link[]
}

export interface RedirectProps {
  language: string
  siteName: string
  href: string
  /** Absolute address of the target. */
  canonical: string
}

/** Every view with its props. */
export interface ViewPropsByName {
  page: PageProps
  'blog-post': BlogPostProps
  'help-article': HelpArticleProps
  'case-study': CaseStudyProps
  'not-found': NotFoundProps
  redirect: RedirectProps
}
export type ViewName = keyof ViewPropsByName
/** A view and its props: all that is needed to render one file. */
export type View = { [Name in ViewName]: { view: Name; props: ViewPropsByName[Name] } }[ViewName]

/** Addresses of what a page loads. The same for all pages of one build. */
export interface PageAssets {
  styles: string[]
  /** Fonts to preload. */
  fonts: string[]
  loader: string
  /** Content-Security-Policy of the page, for its meta element. */
  policy: string
  /** Island name to its module and the modules that one imports. */
  islands: Record<string, { src: string; preload: string[] }>
}

/** A rendered file. */
export interface RenderedPage {
  html: string
  /** Names of the islands on the page, sorted, each once. */
  islands: string[]
}
