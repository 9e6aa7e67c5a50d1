// The tab that edits articles. Its code is large, and loaded when the tab is opened.

import { lazy, type ReactNode, Suspense } from 'react'
import { Failure } from './group.tsx'

const WritePanel = lazy(async () => {
  try {
    return { default: (await import('./write/write-panel.tsx')).WritePanel }
  } catch {
    return { default: NotLoaded }
  }
})

export function WriteTab(): ReactNode {
  return (
    <Suspense fallback={<p className="quiet">Loading…</p>}>
      <WritePanel />
    </Suspense>
  )
}

function NotLoaded(): ReactNode {
  return <Failure error={new Error('The editor could not be loaded. Reload the page.')} />
}
