// Does the watch answer: its stream of events is open. In: what the live client hears. Out: a value to follow. Not remembered anywhere.

const listeners = new Set<() => void>()
let value = true

export const hasWatch = {
  get: () => value,
  set: (next: boolean) => {
    value = next
    for (const listener of listeners) listener()
  },
  follow: (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}
