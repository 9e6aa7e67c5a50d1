// Answers of the local API that hold some rows of a long list, and what goes with them. Types only, imported by both
// sides, as in wire-types.ts.

import type { BuildReport, Entity, PageSummary, PanelAsset } from './wire-types.ts'

/**
 * Some rows of a long list. `GET /pages`, `/problems`, `/builds` and `/assets` answer so when the request has `search`,
 * `offset` or `limit`; without them they answer the whole list.
 */
export interface Rows<Item> {
  items: Item[]
  /** Index of the first item in the list. An offset behind the end is moved to the last rows. */
  offset: number
  /** Items in the list, after filters and search. */
  total: number
}

/** `GET /open?route=`: what the page at a route is made of. Both are missing if no content file has this route. */
export interface OpenSource {
  page?: Pick<PageSummary, 'id' | 'file'>
  article?: { file: string; line: number }
}

/** An item of `GET /nouns?search=`. */
export interface NounCount {
  /** e.g. `pages`, `blocks`, `blog`, `faqs`. */
  noun: string
  /** Entities of this noun. */
  total: number
  /** Those that match the search; all of them without a search. */
  found: number
  /** Set if site.yaml switches the collection off: there are files, and visitors see none. */
  isOff?: true
}

/** `GET /data/:noun/first`: how the first entity of a noun is made. */
export type FirstEntity =
  /** By New, with this kind. */
  | { kind: string; label: string }
  /** In a file, with this text. */
  | { file: string; text: string; help: string }
  /** In another way, in words. */
  | { help: string }

/** A row of `GET /data/:noun`. `GET /data/:noun/value?file=&index=` answers the whole `Entity`. */
export interface EntityRow extends Omit<Entity, 'value'> {
  /** Index among the entities of this noun in the file. */
  index: number
}

/** A row of `GET /builds`: long lists are cut, and their length is beside them. */
export interface BuildRow extends Omit<BuildReport, 'drafts' | 'problems'> {
  changedCount: number
  removedCount: number
  problemCount: number
}

/** A row of `GET /assets`. `GET /assets/users?url=` lists the pages. */
export interface AssetRow extends Omit<PanelAsset, 'usedIn'> {
  /** Number of pages that use it. */
  users: number
}

/** `GET /assets/storage`. */
export interface StorageInfo {
  total: number
  byType: { type: PanelAsset['type']; count: number; bytes: number }[]
  /** Largest first, at most ten. */
  largest: Pick<PanelAsset, 'url' | 'size'>[]
  /** Groups of equal files, the most wasteful first, at most a hundred. */
  duplicates: { hash: string; urls: string[]; wasted: number }[]
  duplicateCount: number
}

/** The answer of `PUT /files/:path`, `POST /files/crop`, `POST /files/restore`: the file as it is stored. */
export interface StoredFile {
  /** Path below the content folder. */
  file: string
  /** As content names it, e.g. /assets/diagram.svg. */
  url: string
  /** SHA-256 of the bytes. */
  hash: string
  /** Bytes. */
  size: number
  /** Pixels; missing for what is no picture, and for a drawing without its own size. */
  width?: number
  height?: number
  /** What was done to the file on its way. */
  changes: FileChange[]
}

/**
 * `smaller`: it was wider than pages show. `wide`: it still is, e.g. because sharp is not installed. `bare`: notes
 * about place and people were taken out. `same`: a file with these bytes was there already. `cropped`: a part of it
 * was cut out.
 */
export type FileChange = 'smaller' | 'wide' | 'bare' | 'same' | 'cropped'

/** `GET /files/uses?url=`: where a file is used. */
export interface FileUses {
  /** Lines that name it, at most a hundred of them. Files are below the content folder. */
  places: { file: string; line: number }[]
  placeCount: number
  /** Addresses of pages that show it, at most a hundred of them. */
  pages: string[]
  pageCount: number
}

/** Beside the error of a 409 of a file: what is on the disk. `uses` if it is used and was to be removed. */
export interface FileConflict {
  file: string
  hash: string
  uses?: FileUses
}
