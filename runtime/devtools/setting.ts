// Values that several components share. Settings are stored in sessionStorage, one for each tab; where storage is
// unavailable, they last as long as the page.

/** A value to read, change and subscribe to. */
export interface Setting<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Calls back after every change. Returns the function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void
}

type Plain = string | number | boolean

const prefix = 'libretto:'

/** A setting by its name. A stored value of another type is ignored. */
export function keepSetting<Value extends Plain>(name: string, fallback: Value): Setting<Value> {
  const held = holdValue<Value>(recall(prefix + name, fallback))
  return {
    ...held,
    set: (next) => {
      if (next === held.get()) return
      try {
        sessionStorage.setItem(prefix + name, JSON.stringify(next))
      } catch {
        // Storage is full or blocked; the value lasts as long as the page.
      }
      held.set(next)
    },
  }
}

/** A value that is not stored. */
export function holdValue<Value extends Plain>(first: Value): Setting<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

function recall<Value extends Plain>(key: string, fallback: Value): Value {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof stored === typeof fallback ? (stored as Value) : fallback
  } catch {
    return fallback
  }
}
