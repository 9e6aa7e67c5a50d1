// Addresses that a disk cannot store: the output has one folder per segment, and the same site must build and check out
// on every system.

import type { Fault } from '../problem.ts'
import { cutText } from '../text.ts'

/** Limit of nearly every file system for one name. */
const maxSegmentBytes = 255
/** The path of the output folder comes before it, and macOS allows 1,024 bytes for both. */
const maxAddressBytes = 700
/** The name of a used asset gets a hyphen and eight digits of its hash. */
const maxAssetNameBytes = maxSegmentBytes - 9

const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i

/** Whether the build itself writes below this address. */
export function isReservedAddress(route: string): boolean {
  return /^\/(?:assets|404|index|__libretto)(?:\/|$)/.test(route)
}

/**
 * Whether every disk and host takes a page of this address. Windows knows no such characters in names; hosts leave out
 * names that begin with a dot, and take those that begin with an underscore for theirs.
 */
export function isStorableAddress(route: string): boolean {
  const segments = route.split('/').slice(1)
  const isOdd = (segment: string) =>
    /[<>:"|?*\\]|[. ]$/.test(segment) || (segment.startsWith('.') && segment !== '.well-known')
  return !segments.some(isOdd) && !route.startsWith('/_')
}

/** Why no page can have this address. */
export function findAddressFault(route: string): Fault | undefined {
  const segments = route.split('/')
  const shown = cutText(route, 60)
  const device = segments.find((segment) => deviceName.test(segment))
  if (device !== undefined)
    return {
      code: 'reserved-address',
      message: `the address "${shown}" contains "${cutText(device, 60)}", which is the name of a device on Windows`,
      hint: `rename it, e.g. to ${deviceName.exec(device)?.[0]}-page`,
    }
  const long = segments.find((segment) => bytesOf(segment) > maxSegmentBytes)
  if (long !== undefined)
    return tooLong(`the segment "${cutText(long, 60)}" of the address has ${bytesOf(long)} bytes`, maxSegmentBytes)
  if (bytesOf(route) > maxAddressBytes)
    return tooLong(`the address "${shown}" has ${bytesOf(route)} bytes`, maxAddressBytes)
  return undefined
}

/** Why no asset can have this path. */
export function findAssetNameFault(path: string): Fault | undefined {
  const segments = path.split('/')
  const device = segments.find((segment) => deviceName.test(segment))
  if (device !== undefined)
    return {
      code: 'reserved-address',
      message: `"${cutText(device, 60)}" is the name of a device on Windows`,
      hint: 'rename the file or folder',
    }
  const long = segments.find((segment) => bytesOf(segment) > maxAssetNameBytes)
  if (long === undefined) return undefined
  return {
    code: 'long-address',
    message: `the name has ${bytesOf(long)} bytes; the limit is ${maxAssetNameBytes}`,
    hint: 'rename the file or folder',
  }
}

function tooLong(words: string, limit: number): Fault {
  return {
    code: 'long-address',
    message: `${words}; the limit is ${limit}`,
    hint: 'make it shorter, or set a shorter slug',
  }
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text)
}
