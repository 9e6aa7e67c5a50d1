import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import { ApiReference } from './api-reference.tsx'
import type { ApiProps } from './plan.ts'

export function Api(props: ApiProps): ReactNode {
  const { id, title, view, host, endpoints, keyVariable, referenceHref, explorerHref } = props
  const explorer = { host, endpoints, keyVariable, referenceHref, explorerHref }
  return (
    <Section block={props} className={view === 'reference' ? 'api-block is-reference' : 'api-block'}>
      {view === 'reference' ? (
        <ApiReference
          id={id}
          host={host}
          endpoints={endpoints}
          explorerHref={explorerHref}
          itemLevel={title === undefined ? 2 : 3}
        />
      ) : (
        <Island
          name="ApiExplorer"
          id={`${id}-explorer`}
          on="visible idle"
          props={title === undefined ? explorer : { title, ...explorer }}
        />
      )}
    </Section>
  )
}
