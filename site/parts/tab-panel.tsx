// A panel that the browser's search and links with a text find while it is hidden: it opens then. React writes no
// hidden="until-found", so the panel does it itself.

import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, 'hidden'> {
  isHidden: boolean
  /** Whether the panel is one of a live widget. Before, what the server wrote stays, and what the page has opened. */
  isLive: boolean
  onFound: () => void
}

export function TabPanel({ id, className, isHidden, isLive, onFound, children, ...shown }: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    if (isLive) element.hidden = isHidden ? 'until-found' : false
    // Each rendering replaces it.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    element.onbeforematch = () => {
      // At once: the browser scrolls to what it has found before the widget renders.
      for (const other of element.parentElement?.children ?? []) (other as HTMLElement).hidden = 'until-found'
      element.hidden = false
      onFound()
    }
  })
  return (
    // Hidden until found, the element itself is there: empty, and without a role.
    <div id={id} className={className} {...(isHidden ? {} : shown)} hidden={isHidden} ref={panel}>
      {children}
    </div>
  )
}
