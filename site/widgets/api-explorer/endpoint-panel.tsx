// The chosen endpoint. What a visitor has typed is the state of a component whose key is the number of the choice:
// another choice starts empty, and only the chosen tab stays.

import { type ReactNode, useEffect, useState } from 'react'
import { endpointPanel as words } from '#words/api-explorer.ts'
import { afterFrame } from '../../parts/after-frame.ts'
import { Badge } from '../../parts/badge.tsx'
import { TabPanel } from '../../parts/tab-panel.tsx'
import { TabStrip } from '../../parts/tab-strip.tsx'
import { buildRequest, joinAddress } from './build-request.ts'
import { CopyAddress } from './copy-address.tsx'
import { EndpointDocumentation } from './endpoint-documentation.tsx'
import { EndpointSnippets } from './endpoint-snippets.tsx'
import { EndpointTest } from './endpoint-test.tsx'
import type { EndpointView } from './endpoint-view.ts'
import { formatJson } from './simulate-response.ts'

const tabs = [
  { id: 'test', label: words.tabLabels.test },
  { id: 'documentation', label: words.tabLabels.documentation },
  { id: 'code', label: words.tabLabels.code },
] as const
type TabId = (typeof tabs)[number]['id']

export interface EndpointProps {
  id: string
  /** Number of the visitor's choice: another one is another draft. */
  choice: number
  host: string
  endpoint: EndpointView
  apiKey: string
  isKeyHidden: boolean
  keyVariable: string
}

export function EndpointPanel(props: EndpointProps): ReactNode {
  const { id, endpoint } = props
  const [tab, setTab] = useState<TabId>('test')
  return (
    <section className="endpoint needs-script" aria-labelledby={`${id}-title`}>
      <div className="endpoint-head">
        <h3 id={`${id}-title`} tabIndex={-1}>
          {endpoint.summary}
        </h3>
        {endpoint.authentication && <Badge>{words.needsKey}</Badge>}
        {endpoint.aliasOf && <Badge>{words.aliasOf(endpoint.aliasOf)}</Badge>}
      </div>
      <div className="endpoint-line">
        <p translate="no">
          <span className="method">{endpoint.method}</span> <span className="path">{endpoint.path}</span>
        </p>
        <CopyAddress key={endpoint.id} id={`${id}-address`} address={joinAddress(props.host, endpoint.path)} />
      </div>
      <TabStrip
        id={`${id}-tab`}
        label={words.tabs}
        tabs={tabs}
        selected={tab}
        onSelect={setTab}
        panelId={(tabId) => `${id}-${tabId}`}
      />
      <Draft {...props} key={props.choice} tab={tab} onTab={setTab} />
    </section>
  )
}

interface DraftProps extends EndpointProps {
  tab: TabId
  onTab: (tab: TabId) => void
}

/** What has been typed for one endpoint, and the three panels that use it. */
function Draft({ choice, tab, onTab, id, host, endpoint, apiKey, isKeyHidden, keyVariable }: DraftProps): ReactNode {
  const [values, setValues] = useState<Record<string, string>>({})
  const [body, setBody] = useState(() => formatJson(endpoint.requestBody?.example))
  // What a choice does not show at once comes after the next frame, which shows what the visitor waits for.
  const [isWhole, setWhole] = useState(!choice)
  useEffect(() => afterFrame(() => setWhole(true)), [])
  const request = buildRequest({ host, endpoint, values, body, apiKey, isKeyHidden, keyVariable })
  const panels: Record<TabId, ReactNode> = {
    test: (
      <EndpointTest
        id={id}
        endpoint={endpoint}
        request={request}
        values={values}
        onValue={(key, value) => setValues((current) => ({ ...current, [key]: value }))}
        body={body}
        onBody={setBody}
        isKeyMissing={endpoint.authentication && !apiKey}
        hasRail={isWhole}
      />
    ),
    documentation: <EndpointDocumentation id={id} endpoint={endpoint} />,
    code: <EndpointSnippets id={id} request={request} />,
  }
  return tabs.map(({ id: tabId }) => (
    <TabPanel
      key={tabId}
      role="tabpanel"
      id={`${id}-${tabId}`}
      aria-labelledby={`${id}-tab-${tabId}`}
      isHidden={tab !== tabId}
      isLive
      onFound={() => onTab(tabId)}
    >
      {isWhole || tab === tabId ? panels[tabId] : null}
    </TabPanel>
  ))
}
