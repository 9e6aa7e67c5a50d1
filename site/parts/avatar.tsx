// A portrait laid over initials, hidden from assistive technology because the name is always beside it. `data-avatar`
// is the state; in static HTML a portrait stays `loading`, which shows both, so that one that fails to load leaves the
// initials.

import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  name: string
  src?: string | undefined
  /** Pixels. */
  size?: 32 | 40 | 48
}

/** idle: no portrait. loading: not known yet. loaded: the portrait alone shows. error: the initials alone show. */
type AvatarState = 'idle' | 'loading' | 'loaded' | 'error'

export function Avatar({ name, src, size = 40 }: Props): ReactNode {
  const image = useRef<HTMLImageElement>(null)
  const [settled, setSettled] = useState<{ src: string; state: 'loaded' | 'error' }>()
  const known = settled?.src === src ? settled?.state : 'loading'
  const state: AvatarState = src === undefined ? 'idle' : (known ?? 'loading')
  // Both events may have fired before hydration. A width of zero does not prove a failure (drawings may have none, and
  // lazy images have none yet), so the image is requested again: the browser answers with an event.
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
