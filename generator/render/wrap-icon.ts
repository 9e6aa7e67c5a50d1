// /favicon.ico, which programs ask for that read no page: feed readers, and browsers at an address that is no page.

import type { OutputFile } from '../disk/disk.ts'
import { iconPaths } from '../model/model.ts'

/** Address of the icon that is asked for without a link. */
export const plainIconPath = '/favicon.ico'

const headerLength = 22

/** The icon of the tab at the address that needs no link; undefined if it was not drawn. */
export function wrapIcon(drawn: readonly OutputFile[]): OutputFile | undefined {
  const small = drawn.find(({ path }) => `/${path}` === iconPaths.small)
  if (!small) return undefined
  const png = Buffer.from(small.bytes)
  const header = Buffer.alloc(headerLength)
  // An icon file with one picture.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  // Its width and height are in its header, one byte each in the list of pictures.
  header.writeUInt8(png.readUInt32BE(16) & 0xff, 6)
  header.writeUInt8(png.readUInt32BE(20) & 0xff, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(headerLength, 18)
  return { path: plainIconPath.slice(1), bytes: Buffer.concat([header, png]) }
}
