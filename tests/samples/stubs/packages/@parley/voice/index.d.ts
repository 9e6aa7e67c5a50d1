// The server client with exactly the options and results that /docs/sdk/javascript documents.

export interface Call {
  id: string
  callId?: string
  status: 'queued' | 'ringing' | 'answered' | 'ended' | 'failed'
  from: string
  to: string
  webhookUrl: string | null
  timeout: number
  duration: number | null
  failureReason: string | null
  createdAt: string
  answeredAt: string | null
  endedAt: string | null
}
export interface CallOptions {
  to: string
  from: string
  quality?: 'high' | 'standard'
  webhookUrl?: string
  timeout?: number
}
interface CallFilter {
  limit?: number
  status?: string
  fromDate?: string | null
}
interface CallEvent {
  id: string
  type: 'call.ringing' | 'call.answered' | 'call.ended' | 'call.failed'
  callId: string
  created_at: string
  data: { id: string; status: string; duration: number | null; failure_reason: string | null }
}
export class Parley {
  constructor(options: { apiKey: string | undefined; baseUrl?: string; timeoutMs?: number; maxRetries?: number })
  calls: {
    create(options: CallOptions): Promise<Call>
    list(filter?: CallFilter): Promise<Call[] & { hasMore: boolean; nextFromDate: string | null }>
    get(id: string | undefined): Promise<Call>
  }
  webhooks: {
    create(options: { url: string; events: string[]; secret: string | undefined }): Promise<{ id: string; url: string }>
  }
  tokens: { create(options: { user: string; expiresIn?: string }): Promise<string> }
  sessions: {
    create(options: { room: string; maxDuration?: number; encryption?: string }): Promise<{ id: string; room: string }>
  }
}
export class ParleyError extends Error {
  status: number
  code: string
  param?: string
  retryAfter?: number
}
export function verifyWebhook(rawBody: Buffer | string, header: string, secret: string | undefined): CallEvent
