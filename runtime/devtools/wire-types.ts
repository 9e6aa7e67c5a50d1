// What the watch sends and the live client and the panel read: answers of the local API and server-sent events. Types
// only, imported by both sides, so that a change on one side does not compile until the other side follows.

import type { Asset } from '#schemas/asset.ts'
import type { ProblemCode } from '#schemas/problems/problem-catalogue.ts'

type Severity = 'error' | 'warning'

/** One thing that is wrong with the content. */
export interface Problem {
  /** Stable, machine-readable kind, e.g. `unknown-key`. */
  code: ProblemCode
  severity: Severity
  /** What is wrong, in the writer's words. */
  message: string
  /** The one next action. */
  hint?: string
  /** The one change that corrects it: in its line, `from` becomes `to`. */
  fix?: { from: string; to: string }
  /** Path below the content folder while building; relative to the working directory once reported. */
  file?: string
  /** From 1. */
  line?: number
  /** From 1, in UTF-16 units. */
  column?: number
  /** A few lines of the file with a mark under the place. */
  frame?: string
}

/** A problem as open pages show it. */
export interface PlacedProblem extends Problem {
  /** Addresses of the pages that it is about, without the base path. Missing for a problem of no page. */
  pages?: string[]
}

/** What one build did. Times in milliseconds. */
export interface BuildReport {
  id: number
  /** ISO instant at which the build began. */
  at: string
  /** Until the new pages could be requested. */
  milliseconds: number
  /** Milliseconds by stage of the pipeline. */
  stages: Record<string, number>
  /** Content files that were read again; empty when all were. */
  changed: string[]
  /** True when the site's code or styles changed. */
  isCode: boolean
  /** Pages of the site; 0 when problems stopped the build. */
  pages: number
  /** Pages rendered again, at most a hundred of them, and why. */
  rebuilt: { url: string; why: string[] }[]
  rebuiltCount: number
  /** Addresses that no longer exist. */
  removed: string[]
  drafts: { url: string; reason: string }[]
  /** Files relative to the working directory. */
  problems: PlacedProblem[]
  /** False when problems stopped the build and the last good site stays up. Some pages may have errors nevertheless. */
  isServed: boolean
  /** False when the output folder could not be written, true when it could be again. */
  isWritten?: boolean
}

/** `GET /session`. */
export interface Session {
  /** Sent back with every write. */
  token: string
  /** True with --host: the API refuses every write. */
  isReadOnly: boolean
}

/** An item of `GET /pages`. */
export interface PageSummary {
  id: string
  slug: string
  route: string
  title: string
  /** Path below the content folder. */
  file: string
  hash: string
  version: number
  /** Number of blocks. */
  blocks: number
  /** Missing on a site with one language. */
  language?: string
}

/** A page: the data of its file, with defaults where the file says nothing. */
export interface PanelPage {
  id: string
  slug: string
  /** e.g. /docs/api. */
  route: string
  /** Missing on a site with one language. */
  language?: string
  title: string
  status: string
  version: number
  lastModified?: unknown
  blocks: PanelBlock[]
  [key: string]: unknown
}

export interface PanelBlock {
  id: string
  type: string
  /** Set when the site has no block of this type. */
  isUnknown?: true
  visible: boolean
  /** The file's own, or the index in the list. */
  order: number
  title?: unknown
  subtitle?: unknown
  data?: unknown
  [key: string]: unknown
}

/** `GET /pages/:id`, and the answer of every write. */
export interface PageAnswer {
  page: PanelPage
  file: string
  hash: string
  /** The line of each block, in the order of `page.blocks`. */
  lines: number[]
  /** The whole file, with its byte order mark if it has one. */
  text: string
  /** Stands for the content folder of the watch: two sites may have a page of one name. */
  folder: string
  /** Files of the site's own components from the working directory, by `blocks/TYPE` and `widgets/NAME`. */
  ownFiles: Readonly<Record<string, string>>
  /** After a write: the block that changed, or the copy. */
  block?: PanelBlock
  /** After a write to a file with other changes than those seen: its text before the write. */
  mergedInto?: string
}

/** One item of the content model. */
export interface Entity {
  id: string
  title: string
  /** Path below the content folder. */
  file: string
  line: number
  /** As the file has it, before defaults and claims. */
  value: unknown
  /** Address of the page made of it, e.g. /blog/echo. Pages and articles only. */
  route?: string
}

/** An item of `GET /data`. */
export interface EntityList {
  /** e.g. `pages`, `blocks`, `blog`, `faqs`. */
  noun: string
  items: Entity[]
}

/** An item of `GET /assets`: a file of content/assets. */
export interface PanelAsset extends Asset {
  /** Path below the content folder. */
  file: string
  /** SHA-256 of the bytes: equal hashes mean equal files. */
  hash: string
  /** Address the built site uses for it. */
  address: string
}

/** The body of every refusal. */
export interface ErrorAnswer {
  error: {
    message: string
    hint: string
    /** The field at fault, e.g. `title` or `blocks.2.title`. */
    path?: string
  }
}

/** Beside the error of a 422 of `GET /pages/:id`: the file as it is. */
export type UnreadablePage = Pick<PageAnswer, 'file' | 'hash' | 'text'>

/** Beside the error of a 409: both versions of the page. A version that cannot be read or made is null. */
export interface Conflict {
  file: string
  /** Of the file on the disk. */
  hash: string
  /** The change applied to the version it was made for. */
  yours: PanelPage | null
  /** The page as it is on the disk. */
  theirs: PanelPage | null
  yoursText: string | null
  theirsText: string
  /** The version the change was made for; null when the watch no longer has it. */
  seenText: string | null
  /** The change applied to theirs; null when it does not fit there. */
  mergedText: string | null
}

/** Server-sent events: the data of each, by name. */
export interface LiveEvents {
  /** A build has begun. */
  started: Record<string, never>
  /** One page is served anew, before the build has all others. Its address is as a browser has it. */
  page: { url: string }
  /** New pages are served. Addresses are as a browser has them, with the base path. */
  built: {
    id: number
    milliseconds: number
    urls: string[]
    /** True when `urls` is incomplete. */
    isMore: boolean
    removed: string[]
  }
  /** The first build goes on: what it is doing, in words. More pages may be there. */
  waiting: { words: string }
  /** All current problems. `isServed` is false if they hide the whole site. */
  problems: { list: readonly PlacedProblem[]; isServed: boolean }
  /** The live client itself changed. */
  reload: Record<string, never>
}

/** One event as it is sent. */
export type LiveEvent = { [Name in keyof LiveEvents]: { name: Name; data: LiveEvents[Name] } }[keyof LiveEvents]
