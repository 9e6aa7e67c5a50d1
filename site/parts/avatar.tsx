// Who speaks, as a picture. In: a name and perhaps a portrait. Out: initials, and the portrait laid over them.
// Never the only place of the name: it is hidden from assistive technology. A portrait that cannot be loaded leaves the initials visible.

import type { ReactNode } from 'react'

interface Props {
  name: string
  src?: string | undefined
  /** Pixels. */
  size?: 32 | 40 | 48
}

export function Avatar({ name, src, size = 40 }: Props): ReactNode {
  return (
    <span className={`avatar avatar-${size}`} aria-hidden="true">
      {initialsOf(name)}
      {src === undefined ? null : <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />}
    </span>
  )
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  return [words[0], last].map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
