import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import type { DownloadsProps } from './plan.ts'

export function Downloads(props: DownloadsProps): ReactNode {
  const {
    id,
    title,
    subtitle: _subtitle,
    html: _html,
    layout: _layout,
    styling: _styling,
    anchorId: _anchorId,
    ...center
  } = props
  return (
    <Section block={props} className="downloads-block">
      <Island name="DownloadCenter" id={`${id}-center`} on="visible" props={{ title, ...center }} />
    </Section>
  )
}
