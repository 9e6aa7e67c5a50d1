// The tab that edits articles. Its code is large, and loaded when the tab is opened.

import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { Failure } from './group.tsx'

export function WriteTab(): ReactNode {
  // Not React's lazy(): once it has shown that it loads, it shows nothing else for 300 ms.
  const [{ WritePanel }, setLoaded] = useState<{ WritePanel?: FunctionComponent }>({})
  useEffect(() => {
    import('./write/write-panel.tsx').then(setLoaded, () => setLoaded({ WritePanel: NotLoaded }))
  }, [])
  return WritePanel ? <WritePanel /> : <p className="quiet">Loading…</p>
}

function NotLoaded(): ReactNode {
  return <Failure error={new Error('The editor could not be loaded. Reload the page.')} />
}
