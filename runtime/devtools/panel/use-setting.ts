// A setting as React state. In: the setting. Out: its value and how to change it.

import { useSyncExternalStore } from 'react'
import type { Setting } from '../setting.ts'

/** Follows a setting. */
export function useSetting<Value>({ follow, get, set }: Setting<Value>): [Value, (value: Value) => void] {
  return [useSyncExternalStore(follow, get), set]
}
