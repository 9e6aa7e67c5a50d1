import type { Position } from '../problem.ts'

/** The text of a file without its byte order mark; undefined if it is not UTF-8. */
export function textOfBytes(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The same text, which is not a part of a longer one for V8. */
export function copyText(text: string): string {
  return Buffer.from(text).toString()
}

/** Line and column of an offset. */
export function placeIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** The offset of the first byte that is not UTF-8, by halving: a prefix decodes if it ends before the fault. */
export function firstBadByte(bytes: Uint8Array): number {
  let low = 0
  let high = bytes.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true })
      low = middle
    } catch {
      high = middle - 1
    }
  }
  return low
}
