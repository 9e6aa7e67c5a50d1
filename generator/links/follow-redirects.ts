/** What finds a redirect: an old path, and whether it stands for what is below it. */
interface From {
  from: string
  isPrefix: boolean
}

/** A function that finds the redirect that a path leads to: that of the path, or of the longest prefix. */
export function openFollow<Each extends From>(all: readonly Each[]): (path: string) => Each | undefined {
  const exact = new Map<string, Each>()
  const prefixes = new Map<string, Each>()
  for (const each of all) {
    const known = each.isPrefix ? prefixes : exact
    if (!known.has(each.from)) known.set(each.from, each)
  }
  return (path) => {
    const found = exact.get(path)
    if (found || prefixes.size === 0) return found
    for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1)) {
      const prefix = prefixes.get(path.slice(0, cut))
      if (prefix) return prefix
    }
    return undefined
  }
}
