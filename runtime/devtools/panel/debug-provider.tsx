// Debug mode, for the components of the panel. They ask for it here and not at the setting, so that a component outside
// the panel fails at once instead of reading a setting that nobody shows.

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { debugMode } from '../debug-settings.ts'
import { useSetting } from './use-setting.ts'

/** Whether debug mode is on, and its switch. */
export interface Debug {
  isOn: boolean
  setOn: (isOn: boolean) => void
}

const DebugContext = createContext<Debug | null>(null)

/** Provides debug mode to the components below it. */
export function DebugProvider({ children }: { children: ReactNode }): ReactNode {
  const [isOn, setOn] = useSetting(debugMode)
  const value = useMemo(() => ({ isOn, setOn }), [isOn, setOn])
  return <DebugContext.Provider value={value}>{children}</DebugContext.Provider>
}

/** Debug mode. Throws outside a DebugProvider. */
export function useDebug(): Debug {
  const value = useContext(DebugContext)
  if (!value) throw new Error('useDebug must be used within a DebugProvider')
  return value
}
