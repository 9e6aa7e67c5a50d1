import type { ReactNode } from 'react'
import type { ShownPicture } from '../plan-view.ts'
import { Sheet } from '../sheets.tsx'
import { SizedPicture } from './sized-picture.tsx'

/** The cover at the head of an article. */
export function Cover({ cover, width = 1280 }: { cover: ShownPicture | undefined; width?: number }): ReactNode {
  if (!cover) return null
  return (
    <div className="cover">
      <Sheet name="covers" />
      <SizedPicture picture={cover} width={width} isFirst />
    </div>
  )
}

/** The cover of an article in a list. The title beside it says what it is about. */
export function ListCover({ cover }: { cover: ShownPicture | undefined }): ReactNode {
  if (!cover) return null
  return (
    <div className="row-cover">
      <Sheet name="covers" />
      <SizedPicture picture={cover} width={640} alt="" />
    </div>
  )
}
