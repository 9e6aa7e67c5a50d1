// The addresses in a `srcset`: each may have a width or a density behind it.

/** One address of a set. */
export interface SourceInSet {
  address: string
  /** Such as `2x` or `800w`; empty if there is none. */
  size: string
}

/** The addresses of a `srcset` in their order. What is none is left out. */
export function readSourceSet(set: string): SourceInSet[] {
  return set.split(/,\s+|,$/).flatMap((part) => {
    const [address = '', size = '', ...others] = part.trim().split(/\s+/)
    return address !== '' && others.length === 0 && /^(?:\d+(?:\.\d+)?[wx])?$/.test(size) ? [{ address, size }] : []
  })
}
