// What `watch` gives the panel's API, and what a request is to it. Types only: sockets, timers and the build stay
// outside.

import type { BuildReport, PanelAsset } from '#runtime/devtools/wire-types.ts'
import type { Entry } from '../content/content.ts'
import type { Problem } from '../problem.ts'

/** A request whose target, Host and method the server has checked. */
export interface PanelRequest {
  method: string
  /** Decoded path below /__libretto/api, e.g. `/pages/home`. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  rawHeaders: readonly string[]
  /**
   * The whole body, cut one byte after the limit. A function is called only once everything before the body has been
   * checked.
   */
  body?: Uint8Array | (() => Promise<Uint8Array>)
}

/** The watch as the API sees it, as of the last load and the last build. */
export interface PanelState {
  /** The content folder, absolute. */
  readonly content: string
  /** Every entry of the last load. */
  readonly entries: readonly Entry[]
  /** Current problems, files relative to the working directory. */
  readonly problems: readonly Problem[]
  /** Recent builds, newest first. */
  readonly builds: readonly BuildReport[]
  readonly assets: readonly PanelAsset[]
  /** Secret of this run; only the panel gets it. */
  readonly token: string
  /** Origins of this server, e.g. http://localhost:4321. */
  readonly ownOrigins: ReadonlySet<string>
  /** True with --host: every write is refused. */
  readonly isReadOnly: boolean
  /** Texts of pages by hash, as the API has sent them. A 409 derives `yours` from them. Starts empty. */
  readonly versions: Map<string, string>
  /** The queue of writes: `last` never rejects, and the next write starts when it has settled. */
  readonly writes: { last: Promise<unknown> }
  readonly now: () => Date
  /** Called after a file was replaced, with the hash of its new bytes. */
  readonly onWritten: (file: string, hash: string) => void
}
