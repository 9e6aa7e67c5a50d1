import type { ReactNode } from 'react'
import type { PictureSource } from '../plan-view.ts'

interface Props {
  /** Of the asset, as `view.asset(src)` gives them. Without any the page shows the `<img>` alone. */
  sources: readonly PictureSource[] | undefined
  /** Pixels that the picture is wide. */
  width: number | undefined
  /** How wide it is in windows of which size, as in HTML. Default: its own width, or that of the window. */
  sizes?: string
  /** The `<img>` for browsers that know none of the formats. */
  children: ReactNode
}

/** Pixels that a section is wide at most. */
const sectionWidth = 1280

/** The `sizes` of pictures side by side: one or two on phones, then two, then `columns`. */
export function columnSizes(columns: number, onPhones: 1 | 2 = 1): string {
  const two = columns === 1 ? '' : '(min-width: 44rem) 50vw, '
  return `(min-width: 68rem) ${Math.round(sectionWidth / columns)}px, ${two}${100 / onPhones}vw`
}

/**
 * A picture from which the browser chooses the format and the width:
 * `<Picture sources={sources} width={width}><img src={src} alt={alt} width={width} height={height} /></Picture>`
 */
export function Picture({ sources = [], width = sectionWidth, sizes, children }: Props): ReactNode {
  const shown = Math.min(width, sectionWidth)
  if (sources.length === 0) return children
  return (
    <picture>
      {sources.map(({ type, files }) => (
        <source
          key={type}
          type={type}
          srcSet={files.map((file) => `${file.src} ${file.width}w`).join(', ')}
          sizes={sizes ?? `(min-width: ${shown}px) ${shown}px, 100vw`}
        />
      ))}
      {children}
    </picture>
  )
}
