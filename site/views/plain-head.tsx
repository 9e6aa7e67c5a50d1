import type { ReactNode } from 'react'
import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { Sheet } from '../sheets.tsx'

interface Props {
  title: string
  text?: string
  crumbs?: Breadcrumb[] | undefined
}

/** The h1 of a page without a hero. */
export function PlainHead({ title, text, crumbs = [] }: Props): ReactNode {
  return (
    <div className="plain-head">
      <Sheet name="plain" />
      <div className="container">
        <Breadcrumbs items={crumbs} />
        <h1>{title}</h1>
        {text === undefined ? null : <p className="lead">{text}</p>}
      </div>
    </div>
  )
}
