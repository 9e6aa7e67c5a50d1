import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import { ApiReference } from './api-reference.tsx'
import { ApiSummary } from './api-summary.tsx'
import type { ApiProps } from './plan.ts'

const classNames: Record<ApiProps['view'], string> = {
  explorer: 'api-block is-explorer',
  reference: 'api-block has-code-beside',
  summary: 'api-block',
}

export function Api(props: ApiProps): ReactNode {
  return (
    <Section block={props} className={classNames[props.view]}>
      <ApiBody {...props} />
    </Section>
  )
}

function ApiBody(props: ApiProps): ReactNode {
  const { id, title, view, host, endpoints, requests = {}, startId, keyVariable, referenceHref, explorerHref } = props
  if (view === 'summary') return <ApiSummary block={props} />
  if (view === 'reference')
    return (
      <ApiReference
        id={id}
        host={host}
        endpoints={endpoints}
        requests={requests}
        explorerHref={explorerHref}
        itemLevel={title === undefined ? 2 : 3}
      />
    )
  const explorer = { host, endpoints, keyVariable, referenceHref, explorerHref }
  return <Island name="ApiExplorer" id={`${id}-explorer`} on="visible idle" props={{ ...explorer, title, startId }} />
}
