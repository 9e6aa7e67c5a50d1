/** A file for the output folder. */
export interface OutputFile {
  /** Path below the output folder. */
  path: string
  bytes: Uint8Array
  /** SHA-256 of the bytes, where it is known already. */
  hash?: string
  /** Hash of what it was made of, so that the next build need not make it again. */
  key?: string | undefined
  /** Where its bytes also stand in a file that comes in parts: the offset. */
  copiedAt?: number | undefined
}

/** A piece of a file that is too large to be one value. The pieces of a file come in order. */
export interface FilePart {
  /** Path below the output folder. */
  path: string
  part: Uint8Array
}

/** A file that the output folder has already, as the last build left it. */
export interface KeptFile {
  /** Path below the output folder. */
  path: string
  /** SHA-256 of its bytes. */
  hash: string
  /** Bytes. */
  size: number
  /** Stat signature. As long as it is the same, the file has these bytes. */
  stamp: string
  /** As of `OutputFile`. */
  key?: string | undefined
  copiedAt?: number | undefined
  /** Of a page: what the page loads. */
  loads?: string | undefined
  /** Of a page: what custom code has put there. */
  traces?: string | undefined
}
