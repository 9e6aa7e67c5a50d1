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
