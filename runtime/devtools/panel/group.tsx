// A titled part of a tab, and what stands there instead while an answer is missing. In: a title and content. Out: a section.

import { type ReactNode, useId } from 'react'
import { sentence } from './format.ts'
import type { Known } from './panel-data.ts'

interface Props {
  title: string
  /** Buttons and figures at the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

export function Group({ title, aside, children }: Props): ReactNode {
  const id = useId()
  return (
    <section className="group" aria-labelledby={id}>
      <div className="group-head">
        <h3 id={id}>{title}</h3>
        {aside === undefined ? null : <div className="group-aside">{aside}</div>}
      </div>
      {children}
    </section>
  )
}

/** What to show of an answer: its value, or why there is none. */
export function Answered<Value>({
  of,
  children,
}: {
  of: Known<Value>
  children: (value: Value) => ReactNode
}): ReactNode {
  if (of.value !== undefined) return children(of.value)
  if (of.error) return <Failure error={of.error} />
  return <p className="quiet">Asking the watch…</p>
}

export function Failure({ error }: { error: Error }): ReactNode {
  const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined
  return (
    <p className="failure" role="alert">
      {sentence(error.message)}
      {hint === undefined ? null : <span>{sentence(hint)}</span>}
    </p>
  )
}
