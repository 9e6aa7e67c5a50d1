// Which modules the islands fetch in one file. esbuild makes a chunk for each set of entries that share modules, which
// makes many small files; here modules whose sets are alike are given one set, so that they come in one chunk.

import type { Metafile } from 'esbuild'

/** Modules of the site: what each imports, and its bytes without types, comments and what nobody uses. */
export interface ModuleGraph {
  imports: Metafile['inputs']
  bytes: Metafile['outputs'][string]['inputs']
}

/** Modules to import in addition, by entry: an island's module, or one that islands import dynamically. */
export type SharedModules = ReadonlyMap<string, readonly string[]>

/** One more request is worth as many bytes of code, before it is minified and compressed. */
const requestBytes = 4000

interface Group {
  /** Islands that fetch the modules. */
  islands: ReadonlySet<string>
  files: readonly string[]
  bytes: number
}

/**
 * Groups what islands share until another merge would cost more bytes than the requests it saves. `islands` are the
 * paths of their modules, `core` is the module that every island has.
 */
export function shareModules(graph: ModuleGraph, islands: readonly string[], core: string): SharedModules {
  const groups = mergeGroups([{ islands: new Set(islands), files: [core], bytes: 0 }, ...findGroups(graph, islands)])
  const shared = new Map(islands.map((island) => [island, filesFor(groups, (group) => group.islands.has(island))]))
  // A part that comes later finds all of the core there: an island has fetched it.
  const inCore = filesFor(groups, (group) => group.files.includes(core))
  for (const part of findLaterParts(graph, islands)) shared.set(part, inCore)
  return shared
}

function filesFor(groups: readonly Group[], isWanted: (group: Group) => boolean): string[] {
  return groups
    .filter(isWanted)
    .flatMap(({ files }) => files)
    .sort()
}

// Of a package beside Libretto, where it is installed as a package itself, or in its own folder.
const packagePath = /^(?:node_modules|\.\.)\//

/** Own modules that several islands import, by the islands that do. Packages follow the modules that import them. */
function findGroups(graph: ModuleGraph, islands: readonly string[]): Group[] {
  const users = new Map<string, string[]>()
  for (const island of islands)
    for (const file of reachedFrom(graph, island)) users.set(file, [...(users.get(file) ?? []), island])
  const groups = new Map<string, Group>()
  for (const [file, its] of users) {
    if (its.length < 2 || packagePath.test(file)) continue
    const bytes = graph.bytes[file]?.bytesInOutput ?? 0
    const alike = groups.get(its.join())
    const group = { islands: new Set(its), files: [file], bytes }
    groups.set(its.join(), alike ? join(alike, group) : group)
  }
  return [...groups.values()]
}

function mergeGroups(found: readonly Group[]): Group[] {
  let groups = [...found]
  for (let best = findBest(groups); best; best = findBest(groups)) {
    const [one, other] = best
    groups = [...groups.filter((group) => group !== one && group !== other), join(one, other)]
  }
  return groups
}

function join(one: Group, other: Group): Group {
  return {
    islands: new Set([...one.islands, ...other.islands]),
    files: [...one.files, ...other.files],
    bytes: one.bytes + other.bytes,
  }
}

/** The two groups whose merge saves most; undefined if none saves anything. */
function findBest(groups: readonly Group[]): [Group, Group] | undefined {
  let best: [Group, Group] | undefined
  let most = 0
  for (const [index, one] of groups.entries())
    for (const other of groups.slice(index + 1)) {
      const saved = savedBy(one, other)
      if (saved > most) [best, most] = [[one, other], saved]
    }
  return best
}

function savedBy(one: Group, other: Group): number {
  const both = [...one.islands].filter((island) => other.islands.has(island)).length
  const extra = one.bytes * (other.islands.size - both) + other.bytes * (one.islands.size - both)
  return both * requestBytes - extra
}

function findLaterParts(graph: ModuleGraph, islands: readonly string[]): Set<string> {
  const files = new Set(islands.flatMap((island) => [...reachedFrom(graph, island)]))
  return new Set(
    [...files].flatMap((file) =>
      (graph.imports[file]?.imports ?? [])
        .filter(({ kind, external }) => kind === 'dynamic-import' && !external)
        .map(({ path }) => path),
    ),
  )
}

function reachedFrom(graph: ModuleGraph, path: string, seen = new Set<string>()): Set<string> {
  const found = graph.imports[path]
  if (seen.has(path) || !found) return seen
  seen.add(path)
  for (const { path: imported, kind } of found.imports)
    if (kind === 'import-statement') reachedFrom(graph, imported, seen)
  return seen
}
