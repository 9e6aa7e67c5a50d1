// Work that goes on during other work: in pieces, and several pieces at once.

const heldMs = 5

/**
 * A function to await between two pieces of long work in one thread. It lets waiting events in, such as requests of the
 * preview server: at the first call, and then whenever 5 ms have passed.
 */
export function yieldOften(): () => Promise<void> | undefined {
  let end = 0
  return () => {
    if (performance.now() < end) return undefined
    return new Promise((resolve) =>
      setImmediate(() => {
        end = performance.now() + heldMs
        resolve()
      }),
    )
  }
}

const manyFiles = 32

/**
 * Calls `act` with every item, in order, up to `atOnce` at once. After a failure no further item is started, and the
 * first failure is thrown once everything that was running has ended. (p-map rejects while items are still running:
 * a caller that cleans up would do so under them.)
 */
export async function eachOf<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<void>,
  atOnce = manyFiles,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const failures: unknown[] = []
  const work = async () => {
    try {
      while (failures.length === 0) {
        const next = waiting.next()
        if (next.done) return
        await act(next.value)
      }
    } catch (error) {
      failures.push(error)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (failures.length > 0) throw failures[0]
}
