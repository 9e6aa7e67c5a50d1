// What the readers of a configuration get.

import type { Spoken } from '../code/run-body.ts'
import type { SiteFacts } from '../source/model.ts'

/** A configuration and where it is. */
export interface Configured {
  data: Readonly<Record<string, unknown>>
  calls: readonly Spoken[]
  /** Path of the configuration. */
  config: string
  /** All files of the folder. */
  files: readonly string[]
  /** Folder of the site. */
  base: string
  readText: (path: string) => string | undefined
  facts: SiteFacts
}
