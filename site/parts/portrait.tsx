import type { ReactNode } from 'react'
import { initialsOf } from './avatar.tsx'
import { Picture } from './picture.tsx'
import type { PlannedPicture } from './plan-picture.ts'

interface Props {
  name: string
  picture?: PlannedPicture | undefined
  /** Pixels. */
  size: 64 | 96
}

/**
 * A portrait larger than an avatar, laid over initials, hidden from assistive technology because the name is beside it.
 */
export function Portrait({ name, picture, size }: Props): ReactNode {
  return (
    <span className={`portrait portrait-${size}`} aria-hidden="true">
      {initialsOf(name)}
      {picture === undefined ? null : (
        <Picture sources={picture.sources} width={size}>
          <img src={picture.src} alt="" width={size} height={size} loading="lazy" decoding="async" />
        </Picture>
      )}
    </span>
  )
}
