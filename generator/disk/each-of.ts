// Many small waits on the disk, some at once.

const atOnce = 32

/** Calls `act` with every item, in order, up to 32 at once. Rejects with the first failure; what has begun by then still ends. */
export async function eachOf<Item>(items: Iterable<Item>, act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await act(next.value)
  }
  const results = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
