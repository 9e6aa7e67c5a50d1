import type { OutputFile } from '../disk/disk.ts'
import type { Loaded } from '../load/load.ts'
import type { EarlyAssets, SiteAddress } from '../plan/plan.ts'
import type { Problem } from '../problem.ts'
import type { Page, PictureWork } from '../render/render.ts'
import type { Stage } from '../report/report.ts'

/** What happens while a site is built, in this order; a listener cannot change the result. */
export type Progress =
  | { kind: 'stage'; stage: Stage }
  /** The content folder is read. */
  | { kind: 'loaded'; loaded: Loaded }
  /** The content is checked, with these problems. */
  | { kind: 'checked'; problems: readonly Problem[] }
  /** Scripts, styles and assets are there, before any page is. */
  | { kind: 'files'; address: SiteAddress; policy: string; files: readonly OutputFile[]; assets: EarlyAssets }
  /** Work on a picture has begun or ended. */
  | ({ kind: 'picture' } & PictureWork)
  /** One page is there, the `count`th of `total`, rendered now or before. */
  | { kind: 'page'; page: Page; isFresh: boolean; count: number; total: number }
  /** Files beside the pages are there: all of one kind, such as the Markdown versions. */
  | { kind: 'described' }

export type OnProgress = (progress: Progress) => void
