import { createContext, type ReactNode, useContext } from 'react'

/** Whether the headings of the page are links to themselves. */
export const LinkedHeadings = createContext(false)

interface Props {
  /** Id of the section that the heading names. */
  id: string
  children: ReactNode
}

/** The text of a heading, on documentation pages as a link to its section. */
export function HeadingLink({ id, children }: Props): ReactNode {
  if (!useContext(LinkedHeadings)) return children
  return (
    <a className="heading-link" href={`#${id}`}>
      {children}
    </a>
  )
}
