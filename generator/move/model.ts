// What a move is, from the words of a command to the files that change.

import type { MarkdownParser } from '../config/config.ts'
import type { AssetFile, Entry, LanguagePlace } from '../load/load.ts'
import type { Problem } from '../problem.ts'

/** Why nothing is done, and what to do instead. */
export class Refusal extends Error {
  readonly hint: string
  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

/** The files of one language, by their paths below its folder. */
export interface LanguageFiles {
  place: LanguagePlace
  entries: ReadonlyMap<string, Entry>
}

/** The files of a site as they were loaded. */
export interface SiteFiles {
  /** The content folder, absolute. */
  content: string
  /** The default language first. */
  languages: readonly [LanguageFiles, ...LanguageFiles[]]
  /** Every path below the content folder. */
  paths: ReadonlySet<string>
  assets: readonly AssetFile[]
  /** Folder of the newest version of the documentation. */
  newest: string | undefined
  /** What whole addresses of its pages begin with; empty while it is unknown. */
  address: string
  /** Markdown fields of the front matter, by collection. */
  textFields: ReadonlyMap<string, readonly string[]>
  /** Places of texts in files of content/data: file, index and field as JSON. */
  dataTexts: ReadonlySet<string>
  parser: MarkdownParser
}

/** Which files get which names. Paths are below the folder of a language: translations move alike. */
export interface Renames {
  /** The folder that moves as a whole. */
  folder?: { from: string; to: string }
  files: ReadonlyMap<string, string>
  /** New values of the key `slug`, by the old path. */
  slugs: ReadonlyMap<string, string>
}

/** A file that changes, with its texts as they are in the file. */
export interface FileChange {
  /** Path below the content folder; missing for a file that is new. */
  from?: string
  /** The same path, or another one; missing for a file that goes. */
  to?: string
  /** Missing if the bytes stay. */
  text?: { before: string; after: string }
  /** SHA-256 of the bytes that were seen. */
  hash?: string
}

/** An old address that leads on, or one that does so no more. */
export interface KeptAddress {
  from: string
  to: string
  /** File that says so, below the content folder. */
  file: string
}

/** Everything that a move changes. */
export interface MovePlan {
  changes: FileChange[]
  /** Pages that get another address, with the paths of their languages. */
  addresses: { from: string; to: string }[]
  /** Redirects that are added. */
  redirects: KeptAddress[]
  /** Warnings that the site does not have now. */
  problems: Problem[]
}

/** What is to be moved, as somebody has written it. */
export interface MoveRequest {
  from: string
  to: string
  /** Whether old addresses lead on to the new ones. */
  hasRedirect: boolean
  /** Folder that relative paths are of; missing for paths of the content folder. */
  workingDirectory?: string | undefined
}

/** What is to go. */
export interface RemovalRequest {
  /** Path or address. */
  path: string
  /** Address that the old one, and everything that names it, leads to. */
  target?: string | undefined
  workingDirectory?: string | undefined
}

/** A line that names what is to go. */
export interface Use {
  /** Path below the content folder. */
  file: string
  line: number
  text: string
}
