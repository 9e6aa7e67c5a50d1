import type { Entry } from '../load/load.ts'

/** The anchors of a page. */
export type Anchors = Pick<ReadonlySet<string>, 'has' | 'size'> & Iterable<string>

/** One address of the site. */
export interface RouteInfo {
  route: string
  /** `index`: an index page that no file describes. `alias`: redirects to an article. */
  kind: 'page' | 'index' | 'article' | 'alias'
  /** Missing for the index page of a collection: only the site's code knows it. */
  title?: string
  /** Of an article, and of an index page. */
  collection?: string
  entry?: Entry
  /** Anchors a link may point to. */
  anchors: Anchors
  /** Anchors of blocks that are hidden at present. */
  hiddenAnchors?: ReadonlySet<string>
}
