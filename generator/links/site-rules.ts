import type { LanguagePlace } from '../load/load.ts'
import type { RouteInfo } from './route-info.ts'

/** What the checks know apart from the content itself. */
export interface SiteRules {
  /** Every address of the content. */
  routes: readonly RouteInfo[]
  /** Why an entry is not shown, by the entry. */
  hidden: ReadonlyMap<{ route: string }, string>
  /** Files with errors: what they would have held is not missed anywhere else. */
  faulty: ReadonlySet<string>
  /** Folder of the language, with a slash at the end, and what its addresses begin with; empty for the default one. */
  place: Pick<LanguagePlace, 'folder' | 'prefix'>
}
