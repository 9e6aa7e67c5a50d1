// Values too large to be kept in memory, on the disk, each read alone. A value is JSON; its place has a checksum, so
// that what was damaged, cut or removed counts as missing.

import { openSegments, type PackPlace, type Place, type Segments } from './segments.ts'

export interface Pack {
  where: PackPlace
  /** Undefined if it cannot be written. */
  write: (value: unknown) => Place | undefined
  /** Undefined if the value is not there as it was written. */
  read: (place: Place) => unknown
  /**
   * The same place. All that come from here share the names of their segments: a file or a message has a separate text
   * for each, as large as the rest of the place.
   */
  share: (place: Place) => Place
  /**
   * Keeps what stands at these places and removes the rest. Copies the values of segments that are mostly waste, and
   * returns the new places of these, undefined for those that are damaged.
   */
  tidy: (places: readonly Place[]) => ReadonlyMap<Place, Place | undefined>
  close: () => void
}

/** A segment with a smaller share of bytes in use is copied. */
const minShare = 0.5
/** More segments than these are joined. */
const maxSegments = 8

/** The same pack, to which nothing is written: what is new stays in memory. */
export function readOnlyPack(pack: Pack): Pack {
  return { ...pack, write: () => undefined, tidy: () => new Map() }
}

/** Opens a pack. Several processes and threads may have it open: each fills separate segments. */
export function openPack(where: PackPlace): Pack {
  const segments = openSegments(where)
  const names = new Map<string, string>()
  const nameOf = (segment: string) => names.get(segment) ?? (names.set(segment, segment), segment)
  return {
    where,
    share: ([segment, start, length, sum]) => [nameOf(segment), start, length, sum],
    write: (value) => segments.append(Buffer.from(JSON.stringify(value))),
    read: (place) => {
      const bytes = segments.read(place)
      return bytes && JSON.parse(bytes.toString())
    },
    tidy: (places) => {
      const moved = new Map<Place, Place | undefined>()
      const wasted = findWaste(places, segments)
      for (const place of places) {
        if (!wasted.has(place[0])) continue
        const bytes = segments.read(place)
        moved.set(place, bytes && segments.append(bytes))
      }
      const now = places.map((place) => (moved.has(place) ? moved.get(place) : place))
      segments.keepOnly(new Set(now.flatMap((place) => (place ? [place[0]] : []))))
      return moved
    },
    close: segments.close,
  }
}

function findWaste(places: readonly Place[], { own, sizeOf }: Segments): ReadonlySet<string> {
  const used = new Map<string, number>()
  for (const [segment, , length] of places) used.set(segment, (used.get(segment) ?? 0) + length)
  const isWaste = ([segment, bytes]: [string, number]) =>
    segment !== own() && (used.size > maxSegments || bytes < minShare * sizeOf(segment))
  return new Set([...used].filter(isWaste).map(([segment]) => segment))
}
