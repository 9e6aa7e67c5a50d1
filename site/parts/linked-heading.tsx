// The address of a section beside its heading, and not in it: a screen reader reads the heading alone.

import { createContext, type ReactNode, useContext } from 'react'
import { headingLink as words } from '../strings/en/layout.ts'
import { Hash } from '../vendor/lucide/hash.ts'
import { Glyph } from './glyph.tsx'

/** Whether the headings of the page have links to themselves. */
export const LinkedHeadings = createContext(false)

interface Props {
  /** Id of the section that the heading names. */
  id: string
  title: string
  /** The heading. */
  children: ReactNode
}

/** A heading, on documentation pages with a link to its section. */
export function LinkedHeading({ id, title, children }: Props): ReactNode {
  if (!useContext(LinkedHeadings)) return children
  return (
    <div className="heading-row">
      {children}
      <a className="heading-link" href={`#${id}`} aria-label={words.label(title)}>
        <Glyph svg={Hash} size={16} />
      </a>
    </div>
  )
}
