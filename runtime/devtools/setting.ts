// One thing the panel remembers for this tab, in sessionStorage. In: a name and what it is at first. Out: a value to read, change and follow.
// Where storage is switched off, it lasts as long as the page.

export interface Setting<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Calls back after every change; the answer ends that. */
  follow: (onChange: () => void) => () => void
}

type Plain = string | number | boolean

const prefix = 'libretto:'

/** A setting by its name. A stored value of another type counts as none. */
export function keepSetting<Value extends Plain>(name: string, fallback: Value): Setting<Value> {
  const held = holdValue<Value>(recall(prefix + name, fallback))
  return {
    ...held,
    set: (next) => {
      if (next === held.get()) return
      try {
        sessionStorage.setItem(prefix + name, JSON.stringify(next))
      } catch {
        // Private windows and full stores refuse; the value holds for this page.
      }
      held.set(next)
    },
  }
}

/** A value to read, change and follow, which nothing remembers. */
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
    follow: (onChange) => {
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
