import type { Loaded } from './content/content.ts'
import type { OutputFile } from './disk/disk.ts'
import type { SiteAddress } from './plan/plan.ts'
import type { Page } from './render/render.ts'

/** The stages, in the order of the pipeline. The first and the last are about other builds. */
export type Stage =
  | 'compare'
  | 'load'
  | 'validate'
  | 'external'
  | 'bundle'
  | 'pictures'
  | 'plan'
  | 'render'
  | 'describe'
  | 'emit'
  | 'remember'

/** What happens while a site is built, in this order; a listener cannot change the result. */
export type Progress =
  | { kind: 'stage'; stage: Stage }
  /** The content folder is read. */
  | { kind: 'loaded'; loaded: Loaded }
  /** Scripts, styles and assets are there, before any page is. */
  | { kind: 'files'; files: readonly OutputFile[]; programs: readonly string[]; address: SiteAddress; policy: string }
  /** One page is there, the `count`th of `total`, rendered now or before. */
  | { kind: 'page'; page: Page; isFresh: boolean; count: number; total: number }

export type OnProgress = (progress: Progress) => void
