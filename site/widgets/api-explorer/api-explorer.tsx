// The API explorer: choose a call, fill it in, run it against its documented example. In: host, endpoints, address of the reference.
// Out: key and calls at the left, the chosen call at the right; before a choice, 'Select an Endpoint' with a link to each call's reference.
// Never stores or sends the key, and never asks a server. The choice stands in the address as ?endpoint=…, the key never does.

import { type ReactNode, useEffect, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { ApiProps } from '../../blocks/api/plan.ts'
import type { BlockFrame } from '../../blocks/define-block.ts'
import { Badge } from '../../parts/badge.tsx'
import { ScrollArea } from '../../parts/scroll-area.tsx'
import { EndpointPanel } from './endpoint-panel.tsx'
import { type EndpointGroup, groupEndpoints } from './group-endpoints.ts'
import { WaitScale } from './wait-scale.tsx'

export interface ApiExplorerProps extends IslandBase, Omit<ApiProps, keyof BlockFrame | 'view'> {
  title?: string | undefined
}

export function ApiExplorer({ id, title, host, endpoints, referenceHref }: ApiExplorerProps): ReactNode {
  const [chosenId, setChosenId] = useState('')
  // Choosing clears what was typed and answered, even when it is the same endpoint again.
  const [choices, setChoices] = useState(0)
  const [apiKey, setApiKey] = useState('')
  const [isKeyHidden, setIsKeyHidden] = useState(false)
  const chosen = endpoints.find((endpoint) => endpoint.id === chosenId)
  const groups = groupEndpoints(endpoints)
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('endpoint')
    if (wanted) setChosenId(wanted)
  }, [])
  const choose = (endpointId: string) => {
    setChosenId(endpointId)
    setChoices((count) => count + 1)
    const url = new URL(location.href)
    if (endpointId) url.searchParams.set('endpoint', endpointId)
    else url.searchParams.delete('endpoint')
    history.replaceState(history.state, '', url)
  }
  return (
    <div className="explorer" role="group" aria-label={title}>
      <div className="explorer-side">
        <div className="explorer-key needs-script">
          <div className="field">
            <label htmlFor={`${id}-key`}>API key</label>
            <input
              id={`${id}-key`}
              type="password"
              autoComplete="off"
              spellCheck="false"
              value={apiKey}
              onInput={(event) => setApiKey(event.currentTarget.value)}
              aria-describedby={`${id}-key-hint`}
            />
            <p className="field-hint" id={`${id}-key-hint`}>
              Any text works. It fills the snippets and is neither kept nor sent.
            </p>
          </div>
          <label className="switch">
            {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox carries the state */}
            <input
              type="checkbox"
              role="switch"
              checked={isKeyHidden}
              onChange={(event) => setIsKeyHidden(event.currentTarget.checked)}
            />
            Hide key
          </label>
        </div>
        <div className="field explorer-select needs-script">
          <label htmlFor={`${id}-choice`}>Endpoint</label>
          <select id={`${id}-choice`} value={chosen?.id ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">Choose a call</option>
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.endpoints.map((endpoint) => (
                  <option key={endpoint.id} value={endpoint.id}>
                    {endpoint.method} {endpoint.path}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <ScrollArea className="explorer-groups needs-script">
          {groups.map((group) => (
            <div key={group.label}>
              <h3>{group.label}</h3>
              <ul>
                {group.endpoints.map((endpoint) => (
                  <li key={endpoint.id}>
                    <button
                      type="button"
                      className="choice explorer-call"
                      aria-current={endpoint.id === chosenId ? 'true' : undefined}
                      onClick={() => choose(endpoint.id)}
                    >
                      <span className="method">{endpoint.method}</span> <span className="path">{endpoint.path}</span>{' '}
                      <span className="summary">{endpoint.summary}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </ScrollArea>
      </div>
      <div className="explorer-main">
        {chosen ? (
          <EndpointPanel
            id={`${id}-call`}
            choice={choices}
            host={host}
            endpoint={chosen}
            apiKey={apiKey}
            isKeyHidden={isKeyHidden}
            referenceHref={referenceHref}
          />
        ) : (
          <Idle host={host} groups={groups} referenceHref={referenceHref} />
        )}
      </div>
    </div>
  )
}

/** Before a choice. Without script it lists the calls itself, since the buttons at the left could do nothing. */
function Idle({
  host,
  groups,
  referenceHref,
}: {
  host: string
  groups: EndpointGroup[]
  referenceHref: string
}): ReactNode {
  return (
    <div className="explorer-idle endpoint-test">
      <div>
        <h3>Select an Endpoint</h3>
        <p>
          Choose a call to fill it in and run it, or read about all of them in the{' '}
          <a className="text-link" href={referenceHref}>
            API reference
          </a>
          . Every path stands behind <code>{host}</code>.
        </p>
        <dl className="explorer-parts needs-script">
          <dt>Test</dt>
          <dd>Parameters, body and key. Then run it and read the answer.</dd>
          <dt>Documentation</dt>
          <dd>Every field with its type, and every answer the call can give.</dd>
          <dt>Code Examples</dt>
          <dd>The same request as code, ready to copy.</dd>
        </dl>
        <div className="script-off">
          {groups.map((group) => (
            <div key={group.label}>
              <h4>{group.label}</h4>
              <ul>
                {group.endpoints.map((endpoint) => (
                  <li key={endpoint.id}>
                    <a className="text-link" href={`${referenceHref}#${endpoint.id}`}>
                      <span className="method">{endpoint.method}</span> <span className="path">{endpoint.path}</span>
                    </a>{' '}
                    <span className="summary">{endpoint.summary}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <div className="endpoint-rail needs-script">
        <div className="response-head">
          <h4>Response</h4>
          <Badge>Simulated</Badge>
        </div>
        <WaitScale state="idle" />
        <p className="field-hint">The documented example appears here 1.5 s after Execute.</p>
      </div>
    </div>
  )
}
