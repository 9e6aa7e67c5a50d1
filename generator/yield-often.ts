// Long work in one thread lets waiting events in between, such as requests of the preview server.

const heldMs = 5

/** A function to await between two pieces of the work: it gives way at first, and then whenever 5 ms have passed. */
export function pauses(): () => Promise<void> | undefined {
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
