// How many ranks the lines of a graph reach over together: what placing it costs, known before it is placed.

/** A line between two boxes, and the ranks that it takes at least. */
interface Line {
  v: string
  w: string
  length: number
}

/** The sum of all lines. Those that lead back are turned round, and each box stands as high as the others let it. */
export function countRanks(lines: readonly Line[]): number {
  const nexts = new Map<string, { to: string; length: number }[]>()
  for (const { v: from, w: to, length } of lines) {
    if (from !== to) nexts.set(from, [...(nexts.get(from) ?? []), { to, length }])
    if (!nexts.has(to)) nexts.set(to, [])
  }
  const order = orderOf(nexts)
  const places = new Map(order.map((id, index) => [id, index]))
  const ranks = new Map<string, number>()
  const isBack = (from: string, to: string) => (places.get(from) ?? 0) > (places.get(to) ?? 0)
  const forward = new Map(order.map((id) => [id, [] as { to: string; length: number }[]]))
  for (const [from, ends] of nexts)
    for (const { to, length } of ends) {
      const [first, last] = isBack(from, to) ? [to, from] : [from, to]
      forward.get(first)?.push({ to: last, length })
    }
  let sum = 0
  for (const id of order)
    for (const { to, length } of forward.get(id) ?? [])
      ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(id) ?? 0) + length))
  for (const [from, ends] of forward) for (const { to } of ends) sum += (ranks.get(to) ?? 0) - (ranks.get(from) ?? 0)
  return sum
}

/** Boxes before those that their lines lead to, as far as there are no circles. */
function orderOf(nexts: ReadonlyMap<string, readonly { to: string }[]>): string[] {
  const seen = new Set<string>()
  const order: string[] = []
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const { to } of nexts.get(id) ?? []) visit(to)
    order.push(id)
  }
  for (const id of nexts.keys()) visit(id)
  return order.reverse()
}
