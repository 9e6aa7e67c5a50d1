import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import { ownProps } from '../define-block.ts'
import type { DownloadsProps } from './plan.ts'

export function Downloads(props: DownloadsProps): ReactNode {
  return (
    <Section block={props} className="downloads-block">
      <Island name="DownloadCenter" id={`${props.id}-center`} on="visible" props={ownProps(props)} />
    </Section>
  )
}
