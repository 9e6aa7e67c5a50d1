import type { LinkRead, LinkTable } from '../links/links.ts'

/** Resolves links and says what was looked up. */
export function recordReads<Value>(
  table: LinkTable,
  resolve: (links: LinkTable) => Value,
): { resolved: Value; reads: LinkRead[]; usedAssets: string[] } {
  const reads: LinkRead[] = []
  const resolved = resolve({ ...table, onRead: (read) => reads.push(read) })
  const used = reads.filter((read) => read.table === 'assets' && read.found !== undefined)
  return { resolved, reads, usedAssets: [...new Set(used.map(({ key }) => key))] }
}
