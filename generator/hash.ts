import { createHash } from 'node:crypto'

/** SHA-256 of bytes or of a text in UTF-8, as 64 hexadecimal digits. */
export function hashOf(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex')
}

/** What the attribute `integrity` says of a script or a style sheet. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}
