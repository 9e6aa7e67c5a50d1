import type { ReactNode } from 'react'

/** `strong` is neutral and stands out. */
export type BadgeTone = 'neutral' | 'strong' | 'ok' | 'warn' | 'bad'

/** A tag that classifies something. Its tone never says more than its word. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }): ReactNode {
  return <span className={`badge badge-${tone}`}>{children}</span>
}
