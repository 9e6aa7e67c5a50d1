import type { FindNearest } from '../problem.ts'
import type { RouteInfo } from './route-info.ts'

/** Everything that a link may lead to. */
export interface LinkTargets {
  routes: ReadonlyMap<string, RouteInfo>
  /** Reasons of addresses that are not built. */
  hidden: ReadonlyMap<string, string>
  redirects: ReadonlySet<string>
  /** Paths below which every address redirects. */
  redirectPrefixes: ReadonlySet<string>
  /** Addresses of what the build writes in addition to pages. */
  generated: ReadonlySet<string>
  assets: ReadonlySet<string>
  /** Folder of the language, with a slash at the end; missing or empty for the default one. */
  folder?: string
  /** Routes by content file. Called only for links between Markdown files. */
  fileRoutes: () => ReadonlyMap<string, string>
  /** Files with errors, and their addresses: links to them are not at fault. */
  faulty: ReadonlySet<string>
  faultyRoutes: ReadonlySet<string>
  /** Routes of the collections with errors in articles whose address comes from their title. */
  faultyFolders: readonly string[]
  /** The `ownAddress` of the site. */
  site: string
  nearest: FindNearest
}
