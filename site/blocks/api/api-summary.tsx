// The calls of the API in brief. The element id of an entry is the name of its operation, so links to a call stay valid
// when its full description moves to another page.

import type { ReactNode } from 'react'
import { apiReference as words } from '#words/blocks.ts'
import type { BlockProps } from '../../block-frame.ts'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { Sheet } from '../../sheets.tsx'
import { OperationLine } from './operation-line.tsx'
import type { ApiParts } from './plan.ts'

export function ApiSummary({ block, data }: BlockProps<ApiParts>): ReactNode {
  return (
    <ul className="operation-summary-list">
      <Sheet name="api" />
      {data.endpoints.map((endpoint) => (
        <li key={endpoint.id} id={endpoint.id} className="operation-summary">
          <ItemHeading block={block} className="operation-title">
            <a href={`${endpoint.referenceHref}#${endpoint.id}`}>{endpoint.summary}</a>{' '}
            <code className="operation-name" translate="no">
              {endpoint.id}
            </code>
          </ItemHeading>
          <OperationLine endpoint={endpoint} />
          <p className="facts">
            <span>{endpoint.authentication ? words.needsKey : words.worksWithoutKey}</span>
            {endpoint.rateLimit === undefined ? null : <span>{words.rateLimit(endpoint.rateLimit)}</span>}
            <a
              className="text-link"
              href={`${data.explorerHref}?endpoint=${endpoint.id}`}
              aria-label={words.tryLabel(endpoint.id)}
            >
              {words.tryLink}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
