// The browser client with exactly the options, methods and events that /docs/sdk/javascript documents.

export interface Participant {
  id: string
  user: string
}
export interface CallEvents {
  connected: []
  'participant-joined': [participant: Participant]
  'participant-left': [participant: Participant]
  'packet-loss': [percent: number]
  reconnecting: []
  ended: [end: { reason: 'left' | 'remote' | 'limit' | 'network' }]
}
export interface VoiceCall {
  participants: Participant[]
  mute(): void
  unmute(): void
  setTransmitting(isOn: boolean): void
  leave(): Promise<void>
  on<Name extends keyof CallEvents>(event: Name, handler: (...detail: CallEvents[Name]) => void): () => void
}
export interface JoinOptions {
  room?: string
  to?: string
  sampleRate?: number
  maxDuration?: number
}
export function createVoiceClient(options: { token: string | null }): {
  join(options: JoinOptions): Promise<VoiceCall>
}
