import type { ReactNode } from 'react'
import { isDocked } from '../debug-settings.ts'
import { useDebug } from './debug-provider.tsx'
import { IconButton } from './icon-button.tsx'
import { routeOfPage } from './page-place.ts'
import { useSetting } from './use-setting.ts'

/** The panel's head: the route of the page, and buttons to dock, collapse and close the panel. */
export function PanelHead({ onFold }: { onFold: () => void }): ReactNode {
  const { setOn } = useDebug()
  const [docked, setDocked] = useSetting(isDocked)
  return (
    <div className="head">
      <h2>
        <span className="mark" aria-hidden="true" />
        Libretto
      </h2>
      <code className="route">{routeOfPage()}</code>
      <IconButton icon="dock" label="Page beside the panel" aria-pressed={docked} onClick={() => setDocked(!docked)} />
      <IconButton
        icon="fold"
        className="fold"
        label="Collapse the panel"
        title="Collapse"
        aria-expanded="true"
        onClick={onFold}
      />
      <IconButton
        icon="close"
        label="Switch debug mode off"
        title="Close (Ctrl+Shift+D)"
        onClick={() => setOn(false)}
      />
    </div>
  )
}
