// What the panel's API gets from `watch`. Types only: sockets, timers and the build stay outside.

import type { Asset } from '#schemas/asset.ts'
import type { Entry } from '../content/parse-entry.ts'
import type { Problem } from '../problem.ts'

/** A request that has passed the server's guard: target, Host and method are checked. */
export interface PanelRequest {
  method: string
  /** Decoded path below /__libretto/api, e.g. `/pages/home`. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  rawHeaders: readonly string[]
  /**
   * The whole body, or one byte more than the limit. A function is called only after everything before the body is
   * checked.
   */
  body?: Uint8Array | (() => Promise<Uint8Array>)
}

/** A file of content/assets as the panel lists it. */
export interface PanelAsset extends Asset {
  /** SHA-256 of the bytes: equal hashes are the same file twice. */
  hash: string
  /** Address the built site uses for it. */
  address: string
}

/** The watch as the API sees it: always that of the last load and the last build. */
export interface PanelState {
  /** The content folder, absolute. */
  readonly content: string
  /** Every entry of the last load. */
  readonly entries: readonly Entry[]
  /** Current problems, files relative to the working directory. */
  readonly problems: readonly Problem[]
  /** Recent builds, newest first; each a plain object. */
  readonly builds: readonly object[]
  readonly assets: readonly PanelAsset[]
  /** Secret of this run, in the panel only. */
  readonly token: string
  /** Origins the server itself has, e.g. http://localhost:4321. */
  readonly ownOrigins: ReadonlySet<string>
  /** True with --host: then nothing is written. */
  readonly isReadOnly: boolean
  /** Texts of pages by hash, as the API has shown them: what a 409 calls yours is made from these. Begins empty. */
  readonly versions: Map<string, string>
  readonly now: () => Date
  /** A file was replaced; the hash is that of its new bytes. */
  readonly onWritten: (file: string, hash: string) => void
}
