// Elements such as <b> that are not closed. A parser of HTML opens them again in every paragraph that follows, so a few
// lines could make millions of elements.

/** Elements that a parser opens again. */
const repeated: ReadonlySet<string> = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/** What an element takes beside the characters of its tag. */
const elementCost = 50
/** Some 50,000 elements, which take a second or two. */
const maxCost = 2_500_000

/** An element that is open. */
export interface OpenTag {
  tag: string
  /** Its start tag as written. */
  written: string
}

/** Counts the elements that are opened again. */
export interface RepeatedTags {
  /** Notes that others are open now. */
  change: (open: readonly OpenTag[]) => void
  /** Notes an element in which they are opened again. False if that is too much. */
  enter: () => boolean
}

/** Counts for one text. */
export function countRepeated(): RepeatedTags {
  let cost = 0
  let total = 0
  return {
    change: (open) => {
      cost = costOf(open)
    },
    enter: () => {
      total += cost
      return total <= maxCost
    },
  }
}

/** Of equal elements a parser opens three again, and of links one. */
function costOf(open: readonly OpenTag[]): number {
  const counts = new Map<string, number>()
  let cost = 0
  for (const { tag, written } of open.toReversed()) {
    if (!repeated.has(tag)) continue
    const key = tag === 'a' ? tag : written
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= (tag === 'a' ? 1 : 3)) cost += elementCost + written.length
  }
  return cost
}

/** Whether an element is one of those that a parser opens again. */
export function isRepeated(tag: string): boolean {
  return repeated.has(tag)
}
