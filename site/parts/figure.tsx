// A number with its unit and what it counts. In: a resolved figure. Out: two lines of text. Never a drawing.

import type { ReactNode } from 'react'
import type { FigureView } from '../plan-view.ts'

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
