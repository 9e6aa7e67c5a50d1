// The provider and the hook with exactly what /docs/sdk/react documents.

import type { JoinOptions, VoiceCall } from '@parley/voice/client'
import type { ReactNode } from 'react'

export function VoiceProvider(props: { token: string; children?: ReactNode }): ReactNode
export function useCall(options: JoinOptions): {
  call: VoiceCall | null
  status: 'idle' | 'joining' | 'connected' | 'reconnecting' | 'ended'
  join(): Promise<void>
  leave(): Promise<void>
  isMuted: boolean
  setMuted(isMuted: boolean): void
}
