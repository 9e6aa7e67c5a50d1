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
  const listeners = new Set<() => void>()
  let value = recall(prefix + name, fallback)
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return
      value = next
      try {
        sessionStorage.setItem(prefix + name, JSON.stringify(next))
      } catch {
        // Private windows and full stores refuse; the value holds for this page.
      }
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
