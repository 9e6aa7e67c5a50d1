import { crc32 } from 'node:zlib'
import type { BareFile } from './bare-file.ts'
import { onlyTurn } from './only-turn.ts'

const signature = '\x89PNG\r\n\x1a\n'

/** What changes how a picture looks, apart from the chunks that each PNG needs. */
const shownChunks: ReadonlySet<string> = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

/** Chunk by chunk, to the end that the picture has. */
export function barePng(file: Buffer): BareFile | undefined {
  if (file.toString('latin1', 0, 8) !== signature) return undefined
  const kept = [file.subarray(0, 8)]
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    if (!/^[a-z]{4}$/i.test(kind)) return undefined
    const chunk = file.subarray(at, end)
    // A small first letter: a picture can do without it.
    const turn = kind === 'eXIf' ? turnChunk(chunk) : undefined
    if (turn) kept.push(turn)
    else if (/^[A-Z]/.test(kind) || shownChunks.has(kind)) kept.push(chunk)
    if (end > file.length) break
    if (kind === 'IEND') return { kept, isWhole: true }
    at = end
  }
  return { kept, isWhole: false }
}

function turnChunk(chunk: Buffer): Buffer | undefined {
  const turn = onlyTurn(chunk.subarray(8, -4))
  if (!turn) return undefined
  const body = Buffer.concat([chunk.subarray(4, 8), turn])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(turn.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
