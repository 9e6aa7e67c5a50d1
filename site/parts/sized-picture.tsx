import type { ReactNode } from 'react'
import type { ShownPicture } from '../plan-view.ts'
import { Picture } from './picture.tsx'

interface Props {
  picture: ShownPicture
  /** Pixels that it is wide at most. */
  width: number
  /** Whether it is the first thing that visitors see: browsers then load it before others, and else only when near. */
  isFirst?: boolean
  /** In place of that of the picture: "" where the words beside it say the same. */
  alt?: string
}

/** A picture with its size, so that nothing moves when it appears. */
export function SizedPicture({ picture, width, isFirst = false, alt = picture.alt }: Props): ReactNode {
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <Picture sources={picture.sources} width={width}>
      <img src={picture.src} alt={alt} width={picture.width} height={picture.height} {...loading} decoding="async" />
    </Picture>
  )
}
