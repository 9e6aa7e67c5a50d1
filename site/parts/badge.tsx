// A short word that classifies something. In: a tone and the word. Out: a tag. The tone never says more than the word does.

import type { ReactNode } from 'react'

/** `strong` is neutral and stands out. */
export type BadgeTone = 'neutral' | 'strong' | 'ok' | 'warn' | 'bad'

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }): ReactNode {
  return <span className={`badge badge-${tone}`}>{children}</span>
}
