// What a request says about the bytes it wants: If-None-Match, Range, If-Range, Accept-Encoding. A header that cannot
// be understood counts as missing, as HTTP demands.

import { createHash } from 'node:crypto'
import fresh from 'fresh'
import Negotiator from 'negotiator'

export interface ByteRange {
  start: number
  /** Last byte, included. */
  end: number
}

/** Strong validator of these bytes. */
export function entityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}

/** Whether the visitor already has these bytes. */
export function hasSame(ifNoneMatch: string | undefined, tag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch?.trim() }, { etag: tag })
}

/**
 * The requested range; undefined when everything is to be sent, 'none' when there is no such part. By hand, because
 * range-parser refuses a suffix longer than the file (`bytes=-99` of ten bytes), which means the whole file.
 */
export function readRange(
  range: string | undefined,
  ifRange: string | undefined,
  tag: string,
  size: number,
): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range ?? '') ?? []
  if ((from === '' && to === '') || (ifRange !== undefined && ifRange.trim() !== tag)) return undefined
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return undefined
  return Number(from) >= size
    ? 'none'
    : { start: Number(from), end: Math.min(to === '' ? Number.POSITIVE_INFINITY : Number(to), size - 1) }
}

/** Whether an answer may come in this encoding. */
export function accepts(acceptEncoding: string | undefined, encoding: string): boolean {
  const headers = { 'accept-encoding': acceptEncoding?.toLowerCase() ?? '' }
  return new Negotiator({ headers }).encodings([encoding]).length > 0
}
