// Where to read on. In: the page before and the page after. Out: a labelled pair of links, or nothing.

import type { ReactNode } from 'react'
import { Glyph } from '../parts/glyph.tsx'
import { ArrowLeft } from '../vendor/lucide/arrow-left.ts'
import { ArrowRight } from '../vendor/lucide/arrow-right.ts'
import type { Link } from '../view-props.ts'

interface Props {
  label: string
  previous?: Link | undefined
  previousLabel: string
  next?: Link | undefined
  nextLabel: string
}

export function Neighbours({ label, previous, previousLabel, next, nextLabel }: Props): ReactNode {
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={label}>
      {previous ? (
        <a className="neighbour" href={previous.href}>
          <span className="neighbour-hint">
            <Glyph svg={ArrowLeft} size={16} />
            {previousLabel}
          </span>
          <span className="neighbour-title">{previous.label}</span>
        </a>
      ) : null}
      {next ? (
        <a className="neighbour is-next" href={next.href}>
          <span className="neighbour-hint">
            {nextLabel}
            <Glyph svg={ArrowRight} size={16} />
          </span>
          <span className="neighbour-title">{next.label}</span>
        </a>
      ) : null}
    </nav>
  )
}
