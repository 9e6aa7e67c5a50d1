// A panel that the browser's search and links with a text find while it is hidden: it opens then. React writes no
// hidden="until-found", so the panel does it itself.

import { type HTMLAttributes, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, 'hidden'> {
  isHidden: boolean
  /** Missing before the panel is one of a live widget: what the server wrote stays. */
  onFound?: (() => void) | undefined
}

export function TabPanel({ isHidden, onFound, children, ...attributes }: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null)
  const isLive = onFound !== undefined
  useLayoutEffect(() => {
    if (panel.current && isLive) panel.current.hidden = isHidden ? 'until-found' : false
  })
  useEffect(() => {
    const element = panel.current
    if (!element || !onFound) return
    element.addEventListener('beforematch', onFound)
    return () => element.removeEventListener('beforematch', onFound)
  }, [onFound])
  return (
    <div {...attributes} hidden={isHidden} ref={panel}>
      {children}
    </div>
  )
}
