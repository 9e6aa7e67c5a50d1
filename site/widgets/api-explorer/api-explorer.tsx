// Choose a call, fill it in, and run it against its documented example. No server is asked, and the key is neither
// stored nor sent: the address keeps the choice as ?endpoint=…, never the key.

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { afterFrame } from '../../parts/after-frame.ts'
import { CallList } from './call-list.tsx'
import { EndpointPanel } from './endpoint-panel.tsx'
import type { ApiCalls } from './endpoint-view.ts'
import { ExplorerIdle } from './explorer-idle.tsx'
import { ExplorerLinks } from './explorer-links.tsx'
import { groupEndpoints } from './group-endpoints.ts'
import { KeyField } from './key-field.tsx'

export interface ApiExplorerProps extends IslandBase, ApiCalls {
  title?: string | undefined
}

export function ApiExplorer(props: ApiExplorerProps): ReactNode {
  const { id, title, host, endpoints, startId = '', referenceHref } = props
  const [chosenId, setChosenId] = useState(startId)
  // Choosing clears what was typed and answered, even if it is the same endpoint again.
  const [choices, setChoices] = useState(0)
  const [apiKey, setApiKey] = useState('')
  const [isKeyHidden, setIsKeyHidden] = useState(false)
  const chosen = endpoints.find((endpoint) => endpoint.id === chosenId)
  const groups = useMemo(() => groupEndpoints(endpoints), [endpoints])
  const hasChosen = useRef(false)
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('endpoint')
    // The list has taken over a choice made before hydration already.
    if (wanted && !hasChosen.current) setChosenId(wanted)
  }, [])
  // A call that is chosen in the middle takes the place of what was clicked, and the focus with it.
  const isInMiddle = useRef(false)
  useEffect(() => {
    if (isInMiddle.current) document.getElementById(`${id}-call-title`)?.focus()
    isInMiddle.current = false
  })
  const choose = useCallback((endpointId: string) => {
    hasChosen.current = true
    setChosenId(endpointId)
    setChoices((count) => count + 1)
  }, [])
  useEffect(() => {
    // The browser takes a while to change it, and the visitor waits for the call.
    if (choices) return afterFrame(() => keepInAddress(chosenId))
  }, [choices, chosenId])
  return (
    <div className="explorer" role="group" aria-label={title}>
      <div className="explorer-side">
        <KeyField id={id} onKey={setApiKey} onHide={setIsKeyHidden} />
        <CallList id={id} groups={groups} chosenId={chosen?.id ?? ''} onChoose={choose} />
      </div>
      <div className="explorer-main">
        <ExplorerLinks groups={groups} />
        {chosen ? (
          <EndpointPanel
            {...props}
            id={`${id}-call`}
            choice={choices}
            endpoint={chosen}
            apiKey={apiKey}
            isKeyHidden={isKeyHidden}
          />
        ) : (
          <ExplorerIdle
            host={host}
            groups={groups}
            referenceHref={referenceHref}
            onChoose={(endpointId) => {
              isInMiddle.current = true
              choose(endpointId)
            }}
          />
        )}
      </div>
    </div>
  )
}

function keepInAddress(endpointId: string): void {
  const url = new URL(location.href)
  url.searchParams.set('endpoint', endpointId)
  history.replaceState(history.state, '', url)
}
