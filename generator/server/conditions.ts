// What a request says about the bytes it wants: If-None-Match, Range, If-Range, Accept-Encoding. Pure; what cannot be understood counts as
// not said, as HTTP demands.

import { createHash } from 'node:crypto'

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
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}

/** The one range asked for; undefined when all is to be sent, 'none' when there is no such part. */
export function readRange(
  range: string | undefined,
  ifRange: string | undefined,
  tag: string,
  size: number,
): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(range ?? '') ?? []
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
  return (acceptEncoding ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
