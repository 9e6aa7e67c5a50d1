import { hash } from 'node:crypto'

/** SHA-256 of bytes or of a text in UTF-8, as 64 hexadecimal digits. */
export function hashOf(data: Uint8Array | string): string {
  return hash('sha256', data, 'hex')
}

/** The first 128 bits of it in 22 letters, digits, "-" and "_": for keys of which there are many, half as long. */
export function shortHashOf(data: Uint8Array | string): string {
  // A part of the text of a whole hash would keep all of it.
  return hash('sha256', data, 'buffer').toString('base64url', 0, 16)
}

/** What the attribute `integrity` says of a script or a style sheet. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${hash('sha256', bytes, 'base64')}`
}
