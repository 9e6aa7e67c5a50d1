import type { ReactNode } from 'react'
import type { ShownPicture } from '../plan-view.ts'
import { Sheet } from '../sheets.tsx'
import { SizedPicture } from './sized-picture.tsx'

/** The picture of an item of a block. */
export function ItemPicture({ picture }: { picture: ShownPicture | undefined }): ReactNode {
  if (!picture) return null
  return (
    <div className="item-picture">
      <Sheet name="pictures" />
      <SizedPicture picture={picture} width={640} />
    </div>
  )
}
