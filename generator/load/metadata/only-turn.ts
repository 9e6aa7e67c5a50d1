// EXIF without what it says of the camera, the place and the people: only how the picture is turned is left.

const orientationTag = 0x0112
const upright = 1

/** EXIF, from its byte order on, that only says how a picture is turned. Undefined if that is as it is stored. */
export function onlyTurn(exif: Buffer): Buffer | undefined {
  const turn = readTurn(exif)
  if (turn === upright) return undefined
  const bare = Buffer.alloc(26)
  bare.write('MM\0*', 'latin1')
  bare.writeUInt32BE(8, 4)
  bare.writeUInt16BE(1, 8)
  bare.writeUInt16BE(orientationTag, 10)
  // A whole number of 16 bits, one of them.
  bare.writeUInt16BE(3, 12)
  bare.writeUInt32BE(1, 14)
  bare.writeUInt16BE(turn, 18)
  return bare
}

/** From 1 to 8. What cannot be read is upright, as browsers show it. */
function readTurn(exif: Buffer): number {
  const order = exif.toString('latin1', 0, 4)
  const isLittle = order === 'II*\0'
  if ((!isLittle && order !== 'MM\0*') || exif.length < 10) return upright
  const read16 = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const start = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
  if (start + 2 > exif.length) return upright
  const count = read16(start)
  for (let at = start + 2; at < start + 2 + 12 * count && at + 12 <= exif.length; at += 12) {
    const value = read16(at + 8)
    if (read16(at) === orientationTag && read16(at + 2) === 3) return value > 1 && value <= 8 ? value : upright
  }
  return upright
}
