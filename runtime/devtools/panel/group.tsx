import { type ReactNode, useId } from 'react'
import { sentence } from './format.ts'
import type { Known } from './panel-data.ts'

interface Props {
  title: string
  /** Buttons or figures to the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled section of a tab. */
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

/** Renders an answer's value, or why there is none yet. */
export function Answered<Value>({
  of,
  children,
}: {
  of: Known<Value>
  children: (value: Value) => ReactNode
}): ReactNode {
  if (of.value !== undefined) return children(of.value)
  if (of.error) return <Failure error={of.error} />
  return <p className="quiet">Loading…</p>
}

/** An error with its hint, if it has one. */
export function Failure({ error }: { error: Error }): ReactNode {
  const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined
  return (
    <p className="failure" role="alert">
      {sentence(error.message)}
      {hint === undefined ? null : <span>{sentence(hint)}</span>}
    </p>
  )
}
