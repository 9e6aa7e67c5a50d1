import type { ReactNode } from 'react'
import { blockTitles } from '#words/block-titles.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import { defineBlock } from '../define-block.ts'
import { ApiReference } from './api-reference.tsx'
import { ApiSummary } from './api-summary.tsx'
import { type ApiParts, planApi, printApi } from './plan.ts'

export const apiBlock = defineBlock({
  data: 'api',
  title: ({ view }) => (view === 'explorer' ? blockTitles.apiExplorer : undefined),
  plan: planApi,
  print: printApi,
  Component: Api,
})

const classNames: Record<ApiParts['view'], string> = {
  explorer: 'api-block is-explorer',
  reference: 'api-block has-code-beside',
  summary: 'api-block',
}

function Api(props: BlockProps<ApiParts>): ReactNode {
  return (
    <Section block={props.block} className={classNames[props.data.view]}>
      <ApiBody {...props} />
    </Section>
  )
}

function ApiBody({ block, data }: BlockProps<ApiParts>): ReactNode {
  const { id, title } = block
  const { view, host, endpoints, requests = {}, startId, keyVariable, referenceHref, explorerHref } = data
  if (view === 'summary') return <ApiSummary block={block} data={data} />
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
