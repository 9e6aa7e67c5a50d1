// A site between its stages.

import type { LanguageContent } from '../check/check.ts'
import type { Loaded } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import type { CardFont, HashedAssets, SiteAddress } from '../plan/plan.ts'
import type { Problem } from '../problem.ts'
import type { OwnSchemas } from '../read/read.ts'
import type { Bundle, makeVariants, Page } from '../render/render.ts'
import type { LostPages } from './lost-pages.ts'
import type { PlannedLanguage } from './render-languages.ts'

/** Content in which earlier versions stand in for the files that have errors by themselves. */
export interface MendedContent {
  loaded: Loaded
  /** Files with errors that have no earlier version: they are left as they are, or left out. */
  lacking: ReadonlySet<string>
}

/** Content after all checks. */
export interface CheckedSite {
  loaded: Loaded
  /** In the default language; missing when site.yaml is not valid. */
  content?: Content
  /** All languages, the default one first; empty without content. */
  languages: readonly LanguageContent[]
  /** What the blocks were checked by, in addition to Libretto's schemas. */
  ownSchemas: OwnSchemas
  /** What the pages of a preview are made from, where that is not all of `loaded`. */
  mended?: MendedContent | undefined
  /** The font that site.yaml names for cards. */
  cardFont: CardFont | undefined
  /** Sorted; files below the content folder. */
  problems: Problem[]
  /** Finds what nothing leads to and nothing mentions, where `problems` do not say it yet. */
  findUnused?: () => Promise<Problem[]>
}

/** A site up to its pages. Nothing is written yet. */
export interface RenderedSite
  extends Required<Omit<CheckedSite, 'mended' | 'findUnused'>>,
    Pick<CheckedSite, 'mended'> {
  languages: readonly PlannedLanguage[]
  address: SiteAddress
  /** Content-Security-Policy of the pages. */
  policy: string
  /** With the files of all languages. */
  bundle: Bundle
  assets: HashedAssets
  /** Of the pictures, in other formats and widths. */
  pictures: Awaited<ReturnType<typeof makeVariants>>
  /** Of this shard, sorted by file. */
  pages: Page[]
  /** Those that were rendered now, not taken from the cache. */
  fresh: ReadonlySet<Page>
  /** Pages that could not be rendered. Always empty in a build, which they stop. */
  lost: readonly LostPages[]
  /** `context` of the pages, by language. */
  contexts: Readonly<Record<string, string>>
  /** When the next page is published, in milliseconds since 1970; Infinity if none is scheduled. */
  changesAt: number
}

/** Whether a site came as far as its pages. */
export function isRendered(site: CheckedSite | RenderedSite): site is RenderedSite {
  return 'pages' in site
}
