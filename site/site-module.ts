// The type of index.ts without its components: the generator is compiled without DOM types.

import type { Block, UnknownBlock } from '#schemas/blocks/registry.ts'
import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import type { WidgetName } from '#schemas/widgets.ts'
import type { BlockFrame, PlannedBlock } from './block-frame.ts'
import type { SiteCollection } from './collections/collection.ts'
import type { PageAssets, RenderedPage } from './page-assets.ts'
import type { IndexView, Planned, PlanView, SiteView, WidgetOptions } from './plan-view.ts'
import type { View } from './view-props.ts'
import type { WidgetCall } from './widgets/widget-call.ts'

/** The compiled site, as the generator uses it. tests/site/site-module.test.ts checks that index.ts fits. */
export interface SiteModule {
  appIconSvg: typeof import('./pictures/icon.ts').appIconSvg
  /** By name: the standard ones and the site's own. */
  collections: Readonly<Record<string, SiteCollection<string>>>
  /** The path that a block of the page shows above its title. */
  breadcrumbsOf: (blocks: readonly PlannedBlock[]) => Breadcrumb[]
  /** HTML of the button that copies a fence of a text. */
  copyButton: string
  collectionWords: typeof import('#words/collections.ts')
  /** The only inline script; the policy allows it by its hash. */
  headScript: typeof import('./head-script.ts').headScript
  openIndexWords: typeof import('./widgets/search-dialog/index-words.ts').openIndexWords
  islands: Readonly<Record<string, unknown>>
  planBlock: (
    block: Block | UnknownBlock,
    shared: Pick<Planned<BlockFrame>, 'html' | 'anchorId'>,
    view: PlanView,
  ) => PlannedBlock
  /** Blocks of a page that lists what the view has of a collection with the widget. */
  planIndex: (collection: string, listWidget: WidgetName, view: IndexView) => PlannedBlock[]
  /** Blocks of the page that lists the tags of a collection. */
  planTagIndex: (collection: string, view: SiteView) => PlannedBlock[]
  printBlock: (block: Block, view: SiteView) => string[]
  printQuote: typeof import('./parts/print-text.ts').printQuote
  printText: typeof import('./parts/print-text.ts').printText
  planWidget: (name: string, options: WidgetOptions, view: SiteView) => WidgetCall | undefined
  printWidget: (name: string, options: WidgetOptions, view: SiteView) => string[]
  /** Words that Markdown leaves open, e.g. the title of a callout. */
  proseWords: Readonly<Record<string, string>>
  openRenderer: (assets: PageAssets) => (view: View) => RenderedPage
  /** Names of the style sheets that only some pages link. */
  sheets: readonly string[]
  /** What custom code has put on a page with HTML as a string. */
  traceHtml: typeof import('./own-traces.ts').traceHtml
  shareCardSvg: typeof import('./pictures/share-card.ts').shareCardSvg
  tabIconSvg: typeof import('./pictures/icon.ts').tabIconSvg
  /** Every word of the interface, by group and name. */
  words: Readonly<Record<string, unknown>>
}
