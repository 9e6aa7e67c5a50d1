// Answers of the local API about publishing: what is hidden, what a branch changes, what is to be translated. Types
// only, imported by both sides, as in wire-types.ts.

import type { Rows } from './wire-rows.ts'

/** How visitors see a page or an article. `off`: site.yaml switches its part of the site off. */
export type Visibility = 'published' | 'draft' | 'scheduled' | 'off'

/** A row of `GET /state`: a page or an article. */
export interface StateRow {
  /** Path below the content folder. */
  file: string
  title: string
  route: string
  /** Of the file on the disk as it was loaded. */
  hash: string
  visibility: Visibility
  /** As the file has it. Missing if it has no such date, and `canSchedule` is false if it cannot have one. */
  publishedAt?: string
  canSchedule: boolean
  /** Missing on a site with one language. */
  language?: string
}

/** `GET /state?of=&search=&offset=&limit=`. Counts are of the whole site. */
export interface PublishingState extends Rows<StateRow> {
  counts: Record<Visibility, number>
}

/** The body of `PATCH /state/FILE`; null removes the date. */
export interface StateChange {
  status?: 'published' | 'draft'
  publishedAt?: string | null
}

/** The answer of `PATCH /state/FILE`, and of `POST /state/FILE` with a text of before: the file with its new state. */
export interface StateWritten {
  row: StateRow
  /** The whole text before the change, with its byte order mark if it has one. */
  before: string
}

/** A page that a changed file changes. `stays-hidden`: visitors see it neither before nor after. */
export interface RouteChange {
  route: string
  kind: 'added' | 'changed' | 'removed' | 'stays-hidden'
  title: string
}

/** A row of `GET /changes`. */
export interface ChangeRow {
  /** Path below the content folder. */
  file: string
  kind: 'added' | 'changed' | 'removed'
  /** False once the branch has committed all of the change. */
  isOpen: boolean
  /** Lines, as git counts them; missing for a new file and for one that is no text. */
  lines?: { added: number; removed: number }
  /** Sent back with a commit, which is of this version only. */
  seen: string
  /** Pages that differ. Empty for data that many pages may show. */
  routes: RouteChange[]
  /** How many pages use a picture or another asset, when they are more than `routes` has. */
  routeCount: number
}

/** `GET /changes`: what goes live with this branch. */
export interface Changes extends Rows<ChangeRow> {
  /** Missing without a repository: then `reason` says why, in words. */
  repository?: {
    /** Missing when no branch is checked out. */
    branch?: string
    /** The branch that the changes are compared with; missing if they are compared with the last commit. */
    target?: string
    /** The last commit, for `POST /commit`; empty before the first one. */
    head: string
    /** Name and address of who commits; missing if git does not know. */
    author?: string
  }
  reason?: string
  /** Files of which something is not committed. */
  openCount: number
}

/** `GET /changes/text?file=`: both texts of a changed file; null where it does not exist. */
export interface ChangeTexts {
  file: string
  before: string | null
  after: string | null
  /** True for a file that is no text, or a very long one. */
  isOpaque: boolean
}

/** `GET /changes/page?route=`: which versions of a page there are. It waits for the build of the version before. */
export interface PagePair {
  route: string
  /** Stands for the version; null if there was no such page. */
  before: string | null
  /** The same for the page that the watch serves. */
  after: string | null
  /** Why nothing is known of the page before, with the remedy and what the build has printed. */
  reason?: string
  hint?: string
  output?: string
}

/** The body of `POST /commit`. */
export interface CommitBody {
  message: string
  files: { file: string; seen: string }[]
  head: string
}

/** The answer of `POST /commit`. */
export interface Committed {
  /** Its short name. */
  commit: string
  branch: string
  files: number
}

/** Beside the error of a commit that git or a hook refused. */
export interface CommitOutput {
  output: string
}

/** A language of `GET /languages`. */
export interface LanguageRow {
  language: string
  /** Files of the default language that can be translated. */
  files: number
  missing: number
  outdated: number
}

/** A row of `GET /languages/LANGUAGE?search=&offset=&limit=`. */
export interface TranslationRow {
  /** The original, below the content folder. */
  file: string
  /** Below the content folder; the file may be missing. */
  translation: string
  title: string
  state: 'missing' | 'outdated' | 'translated'
  /** Address of the original. */
  route?: string
  /** When the translation was last changed, if it is outdated: an ISO instant. */
  changedAt?: string
}

/** `GET /languages`. */
export interface Languages {
  original: string
  languages: LanguageRow[]
  /** False without git: then nothing is outdated. */
  hasHistory: boolean
}

/** `GET /languages/LANGUAGE/compare?file=`: an original beside its translation. */
export interface Comparison {
  file: string
  original: string
  translation: string | null
  /** The original when the translation was last committed; null if git does not know. */
  originalThen: string | null
}
