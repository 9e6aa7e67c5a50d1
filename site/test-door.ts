// `libretto/test`: the types of what tests of a site may use. The functions are in the compiled generator, and
// bin/test.js finds them there. The manual explains them under "Extend".

import type { Problem } from '#runtime/devtools/wire-types.ts'

export type { Problem } from '#runtime/devtools/wire-types.ts'

export interface SiteOptions {
  /** Include drafts and scheduled articles. */
  drafts?: boolean
  /** Instant that decides what is published, e.g. 2026-05-31. Default: now. */
  now?: string
}

/** A block as a page has it. */
export interface BlockData {
  type: string
  title?: string
  subtitle?: string
  content?: string
  data?: unknown
  [key: string]: unknown
}

export interface TestKit {
  /** What `libretto validate` reports about the site in a folder: errors and warnings, files from that folder. */
  checkSite: (folder: string, options?: SiteOptions) => Promise<Problem[]>
  /**
   * The HTML of the page at an address such as /docs/api. Rejects if there is no such page, and with all errors if the
   * site has any.
   */
  renderPage: (folder: string, address: string, options?: SiteOptions) => Promise<string>
  /**
   * The HTML of one block, as a page of the site with this block alone shows it. Rejects with all problems of the
   * block, and with all errors if the site has any.
   */
  renderBlock: (folder: string, block: BlockData, options?: SiteOptions) => Promise<string>
}

export declare const checkSite: TestKit['checkSite']
export declare const renderPage: TestKit['renderPage']
export declare const renderBlock: TestKit['renderBlock']
