import { createHash } from 'node:crypto'

/** SHA-256 of bytes or of a text in UTF-8, as 64 hexadecimal digits. */
export function hashOf(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex')
}
