// Files as the last build saw them, as short lists: there may be many.

import type { SeenFile, SeenFiles } from '../disk/disk.ts'
import type { Page } from '../render/render.ts'

/**
 * A file or folder with its stat signature, empty if it must be read, and the hash of its bytes or names. Of some files
 * of the output folder also the hash of what they were made of, where they stand in another file, and the index of what
 * is known of a page.
 */
export type Seen = [
  path: string,
  stamp: string,
  hash: string,
  ...facts: [key?: Fact<string>, copiedAt?: Fact<number>, page?: Fact<number>],
]
type Fact<Value> = Value | undefined

/** The files by path. `loads` are the texts that their indexes stand for. */
export function openSeen(
  list: readonly Seen[],
  { loads = [], verdicts }: { loads?: readonly string[]; verdicts?: Uint8Array | undefined } = {},
): SeenFiles {
  const seen = new Map<string, SeenFile>()
  const known = loads.map((text) => text.split('\n'))
  // Without destructuring: with thousands of small lists it takes a third longer.
  for (let place = 0; place < list.length; place++) {
    const file = list[place] as Seen
    seen.set(file[0], {
      stamp: file[1],
      hash: file[2],
      key: file[3],
      copiedAt: file[4],
      loads: known[file[5] ?? -1]?.[0],
      traces: known[file[5] ?? -1]?.[1],
      verdicts,
      place,
    })
  }
  return seen
}

/** What the next build cannot know of a page without rendering it, as two lines. */
export function knownOf({ loads, traces }: Pick<Page, 'loads' | 'traces'>): string {
  return `${loads}\n${traces}`
}
