// Who speaks, as a picture. In: a name and perhaps a portrait. Out: initials, and the portrait laid over them once it is there.
// Never the only place of the name: it is hidden from assistive technology. `data-avatar` holds the state; in static HTML a portrait stays
// `loading`, which shows both, so that one that cannot be loaded leaves the initials.

import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  name: string
  src?: string | undefined
  /** Pixels. */
  size?: 32 | 40 | 48
}

/** idle: no portrait. loading: not known yet. loaded: the portrait alone shows. error: the initials alone show. */
export type AvatarState = 'idle' | 'loading' | 'loaded' | 'error'

export function Avatar({ name, src, size = 40 }: Props): ReactNode {
  const image = useRef<HTMLImageElement>(null)
  const [settled, setSettled] = useState<{ src: string; state: 'loaded' | 'error' }>()
  const state: AvatarState = src === undefined ? 'idle' : settled?.src === src ? settled.state : 'loading'
  // Both events may have come before the island woke up. A width of zero proves no failure (drawings may have none, and neither has what is
  // still to be loaded lazily), so the browser is asked again: it answers with an event.
  useEffect(() => {
    const element = image.current
    if (src === undefined || !element?.complete) return
    if (element.naturalWidth > 0) setSettled({ src, state: 'loaded' })
    else element.src = src
  }, [src])
  return (
    <span className={`avatar avatar-${size}`} data-avatar={state} aria-hidden="true">
      {state === 'loaded' ? null : initialsOf(name)}
      {src === undefined || state === 'error' ? null : (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          ref={image}
          onLoad={() => setSettled({ src, state: 'loaded' })}
          onError={() => setSettled({ src, state: 'error' })}
        />
      )}
    </span>
  )
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  return [words[0], last].map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
