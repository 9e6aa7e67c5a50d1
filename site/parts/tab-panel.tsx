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
    const show = () => {
      // At once: the browser scrolls to what it has found before the widget renders.
      for (const other of element.parentElement?.children ?? [])
        if (other !== element) (other as HTMLElement).hidden = 'until-found'
      element.hidden = false
      onFound()
    }
    element.addEventListener('beforematch', show)
    return () => element.removeEventListener('beforematch', show)
  }, [onFound])
  return (
    <div {...attributes} hidden={isHidden} ref={panel}>
      {children}
    </div>
  )
}
