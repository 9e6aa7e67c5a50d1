// What `watch` gives the panel's API, and what a request is to it. Types only: sockets, timers and the build stay
// outside.

import type { ArrangeAnswer, Arrangement } from '#runtime/devtools/wire-arrange.ts'
import type { BuildReport, Entity, PanelAsset } from '#runtime/devtools/wire-types.ts'
import type { Limits } from '#schemas/find-limits.ts'
import type { Repository } from '../history/history.ts'
import type { AssetFile, Entry } from '../load/load.ts'
import type { Problem } from '../problem.ts'
import type { OwnSchemas } from '../read/read.ts'
import type { storedPictures } from '../render/render.ts'
import type { Path } from '../yaml/yaml.ts'
import type { ContentPlaces } from './content-places.ts'

type Pictures = typeof storedPictures

/** A request whose target, Host and method the server has checked. */
export interface PanelRequest {
  method: string
  /** Decoded path below /__libretto/api, e.g. `/pages/home`. */
  path: string
  /** After the `?`, not decoded. */
  query?: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  rawHeaders: readonly string[]
  /** False for requests over the network. */
  isLocal: boolean
  /**
   * The whole body, cut one byte after the limit. A function is called only once everything before the body has been
   * checked; `limit` replaces that of JSON.
   */
  body?: Uint8Array | ((limit?: number) => Promise<Uint8Array>)
}

/** An entity of a file. Its line is looked up when it is shown. */
export interface EntityItem extends Omit<Entity, 'line'> {
  noun: string
  /** Index among the entities of this noun in the file. */
  index: number
  entry: Entry
  path: Path
}

type ItemsByEntry = WeakMap<Entry, readonly EntityItem[]>

/** The entities of each file, and those that match the last search. */
export interface EntityIndex {
  /** The places that the items are of. */
  places: ContentPlaces
  items: ItemsByEntry
  search: string
  found: ItemsByEntry
}

export interface AssetUse {
  files: readonly AssetFile[]
  /** Asset as content names it → path in the built site when it is used. */
  addresses: ReadonlyMap<string, string>
  routes: readonly { url: string; usedAssets: readonly string[] }[]
  /** Used by every page. */
  shared: readonly string[]
}

/** Why an arrangement is not made. */
interface ArrangeRefusal {
  refusal: string
  hint: string
  /** Whether the content has changed since the plan was shown. */
  isOutdated: boolean
}

/** The pages of a commit, or why there are none. `isPassing`: another attempt may succeed. */
export type BasePages =
  | { has: (route: string) => boolean }
  | { reason: string; hint: string; output?: string; isPassing?: true }

/** The watch as the API sees it, as of the last load and the last build. */
export interface PanelState {
  /** The content folder, absolute. */
  readonly content: string
  /** Every entry of the last load. */
  readonly entries: readonly Entry[]
  /** What the addresses of the entries depend on. */
  readonly places: ContentPlaces
  /** Current problems, files relative to the working directory. */
  readonly problems: readonly Problem[]
  /** Recent builds, newest first. */
  readonly builds: readonly BuildReport[]
  readonly assets: readonly PanelAsset[]
  /** What the assets of the last build are, and which routes use them. */
  readonly assetUse: AssetUse
  /** The limits of the page at a route. */
  readonly limitsOf: (route: string) => Limits
  /** Schemas of custom blocks. */
  readonly ownSchemas: OwnSchemas
  /** Files of custom blocks and widgets, as `PageAnswer` has them. */
  readonly ownFiles: Readonly<Record<string, string>>
  /** The entities of each file, and the last search. Starts empty. */
  readonly entityIndex: EntityIndex
  /** The words of the headings of each article. Starts empty. */
  readonly headingIndex: WeakMap<Entry, readonly string[]>
  /** Secret of this run; only the panel gets it. */
  readonly token: string
  /** Origins of this server, e.g. http://localhost:4321. */
  readonly ownOrigins: ReadonlySet<string>
  /** Names of a proxy in front, as --allowed-hosts has them. */
  readonly allowedHosts: readonly string[]
  /** True with --host: every write is refused. */
  readonly isReadOnly: boolean
  /** Texts of pages by hash, as the API has sent them. A 409 derives `yours` from them. Starts empty. */
  readonly versions: Map<string, string>
  /** Bytes of files that were replaced or removed, by hash and path. An undo brings them back. Starts empty. */
  readonly keptFiles: Map<string, Uint8Array>
  /** Makes a wide picture smaller. Undefined if it stays as it is. Rejects if it cannot be decoded. */
  readonly shrinkPicture: (order: Parameters<Pictures['shrink']>[0]) => Promise<Uint8Array | undefined>
  /** Cuts a part out of a picture, or says why not. Rejects if it cannot be decoded. */
  readonly cropPicture: (order: Parameters<Pictures['crop']>[0]) => ReturnType<Pictures['crop']>
  /** What stands for the version of a page that is served now; undefined for an address without a page. */
  readonly versionOf: (route: string) => Promise<string | undefined>
  /** Builds the content of a commit, unless that is done. Afterwards its pages are served. */
  readonly buildBase: (repository: Repository, commit: string) => Promise<BasePages>
  /** The queue of writes: `last` never rejects, and the next write starts when it has settled. */
  readonly writes: { last: Promise<unknown> }
  readonly now: () => Date
  /** Makes, moves and removes files: shows what would change, or makes the plan that was `seen`. */
  readonly arrange: (arrangement: Arrangement, seen: string | undefined) => Promise<ArrangeAnswer | ArrangeRefusal>
  /** Called after a file was replaced, with the hash of its new bytes. */
  readonly onWritten: (file: string, hash: string) => void
}
