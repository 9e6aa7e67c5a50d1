// A picture with its caption. In: source, words, size. Out: a figure; with width and height the page keeps its place free while it loads.
// Never a broken image: without a source the figure says so.

import type { ReactNode } from 'react'
import { relOf } from '../../parts/rel-of.ts'
import { Section } from '../../parts/section.tsx'
import type { ImageProps } from './plan.ts'

export function Image(props: ImageProps): ReactNode {
  const { src, alt, caption, width, height, href } = props
  // A wide drawing has writing in it: it scrolls rather than shrinks.
  const isDrawing = src !== undefined && href === undefined && src.endsWith('.svg') && Number(width) >= 800
  const picture =
    src === undefined ? (
      <p className="image-missing">No image source provided</p>
    ) : (
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    )
  return (
    <Section block={props} className="image-block">
      <figure className="image-figure">
        {isDrawing ? (
          <div className="image-scroll" role="region" aria-label={caption ?? alt} tabIndex={0}>
            {picture}
          </div>
        ) : href === undefined || src === undefined ? (
          picture
        ) : (
          // A link needs a name even when the picture has none.
          <a href={href} rel={relOf(href)} aria-label={alt === '' ? (caption ?? href) : undefined}>
            {picture}
          </a>
        )}
        {caption === undefined ? null : <figcaption>{caption}</figcaption>}
      </figure>
    </Section>
  )
}
