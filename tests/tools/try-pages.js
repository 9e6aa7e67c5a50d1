// Work on many pages, for tools that run for minutes: a failure names its page and goes on.

/** Runs the actions; `report` writes the list of what failed at the end. */
export function openTries(print = console.error) {
  const failed = []
  return {
    /** Resolves with what the action gives, at the first or second try; undefined if both fail. */
    async run(name, action) {
      for (const isLast of [false, true])
        try {
          return await action()
        } catch (error) {
          const reason = String(error?.message ?? error).split('\n')[0]
          print(`${name}: ${reason}${isLast ? '' : '; trying again'}`)
          if (isLast) failed.push(name)
        }
      return undefined
    },
    /** The exit code: 1 if something failed twice. */
    report() {
      if (failed.length > 0) print(`failed: ${failed.join(', ')}`)
      return failed.length > 0 ? 1 : 0
    },
  }
}
