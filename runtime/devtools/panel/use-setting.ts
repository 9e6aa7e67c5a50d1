import { useSyncExternalStore } from 'react'
import type { Setting } from '../setting.ts'

/** A setting as React state. */
export function useSetting<Value>({ subscribe, get, set }: Setting<Value>): [Value, (value: Value) => void] {
  return [useSyncExternalStore(subscribe, get), set]
}
