import { createRoot } from 'react-dom/client'
import { createHost } from '../shadow-host.ts'
import assetsStyle from './assets-tab.css'
import cmsStyle from './cms-tab.css'
import cropStyle from './crop.css'
import dataStyle from './data-tab.css'
import { DebugProvider } from './debug-provider.tsx'
import debugStyle from './debug-tab.css'
import formStyle from './form/form.css'
import actionStyle from './page-actions.css'
import panelStyle from './panel.css'
import { Panel } from './panel.tsx'
import { refreshAfterBuilds } from './panel-data.ts'
import perfStyle from './perf-tab.css'
import siteStyle from './site-tab.css'
import tabStyle from './tabs.css'
import { startVitals } from './web-vitals.ts'

// Events that must not reach the page: its shortcuts and menus would react to them.
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

/** Adds the panel to the page; `takesFocus` when the user has just opened it. Returns the function that removes it. */
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
    cropStyle,
    siteStyle,
    formStyle,
    actionStyle,
  )
  for (const name of kept) host.addEventListener(name, (event) => event.stopPropagation())
  startVitals()
  const place = document.createElement('div')
  root.append(place)
  document.body.append(host)
  const react = createRoot(place)
  react.render(
    <DebugProvider>
      <Panel takesFocus={takesFocus} />
    </DebugProvider>,
  )
  const unfollow = refreshAfterBuilds()
  return () => {
    unfollow()
    react.unmount()
    host.remove()
  }
}
