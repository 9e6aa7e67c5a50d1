// The panel in the page: one element with a shadow root of its own, so that the site's styles and scripts and the panel's never meet.
// In: whether a person asked for it just now. Out: how to take it away again.

import { createRoot } from 'react-dom/client'
import { createHost } from '../shadow-host.ts'
import assetsStyle from './assets-tab.css'
import cmsStyle from './cms-tab.css'
import dataStyle from './data-tab.css'
import debugStyle from './debug-tab.css'
import panelStyle from './panel.css'
import { Panel } from './panel.tsx'
import { followBuilds } from './panel-data.ts'
import perfStyle from './perf-tab.css'
import tabStyle from './tabs.css'
import { beginVitals } from './web-vitals.ts'

// Keys and presses in the panel are none of the site's business: its shortcuts and its menus would answer them.
const kept = [
  'keydown',
  'keyup',
  'keypress',
  'pointerdown',
  'mousedown',
  'click',
  'focusin',
  'focusout',
  'input',
  'change',
  'submit',
  'dragstart',
  'drop',
] as const

/** Shows the panel. */
export function mountPanel({ takesFocus }: { takesFocus: boolean }): () => void {
  const { host, root } = createHost(
    'libretto-panel',
    panelStyle,
    tabStyle,
    cmsStyle,
    debugStyle,
    dataStyle,
    perfStyle,
    assetsStyle,
  )
  for (const name of kept) host.addEventListener(name, (event) => event.stopPropagation())
  beginVitals()
  const place = document.createElement('div')
  root.append(place)
  document.body.append(host)
  const react = createRoot(place)
  react.render(<Panel takesFocus={takesFocus} />)
  const unfollow = followBuilds()
  return () => {
    unfollow()
    react.unmount()
    host.remove()
  }
}
