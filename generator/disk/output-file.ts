/** A file for the output folder. */
export interface OutputFile {
  /** Path below the output folder. */
  path: string
  bytes: Uint8Array
  /** SHA-256 of the bytes, where it is known already. */
  hash?: string
}
