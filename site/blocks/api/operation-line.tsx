import type { ReactNode } from 'react'
import type { EndpointView } from '../../widgets/api-explorer/endpoint-view.ts'

interface Props {
  /** Left out where the path is enough. */
  host?: string
  endpoint: Pick<EndpointView, 'method' | 'path'>
}

/** Method and address of a call. */
export function OperationLine({ host, endpoint }: Props): ReactNode {
  return (
    <p className="operation-line">
      <span className="badge badge-strong">{endpoint.method}</span>
      <code translate="no">
        {host === undefined ? null : <span className="operation-host">{host}</span>}
        {endpoint.path}
      </code>
    </p>
  )
}
