import type { ReactNode } from 'react'
import type { FigureView } from '../plan-view.ts'

/** A number with its unit, and below it what it counts. */
export function Figure({ figure }: { figure: FigureView }): ReactNode {
  return (
    <p className="figure">
      <span className="figure-value">
        {figure.value}
        {figure.unit === undefined ? null : <span className="figure-unit">{` ${figure.unit}`}</span>}
      </span>
      <span className="label">{figure.label}</span>
    </p>
  )
}
