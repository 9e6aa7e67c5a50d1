// With width and height the page keeps the picture's place free while it loads. Without a source the figure says so.

import type { ReactNode } from 'react'
import type { ImageBlock } from '#schemas/blocks/image.ts'
import { image as words } from '#words/blocks.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Picture } from '../../parts/picture.tsx'
import { relOf } from '../../parts/rel-of.ts'
import { Section } from '../../parts/section.tsx'
import type { PictureSource, SiteView } from '../../plan-view.ts'
import { defineBlock } from '../define-block.ts'

type Data = ImageBlock['data']
type Shown = Data & { sources?: readonly PictureSource[] | undefined }

export const imageBlock = defineBlock({ data: 'image', plan: planImage, Component: Image })

/** Without a size in the data, that of the file: the page keeps the place of the picture while it loads. */
function planImage(data: Data, view: SiteView): Shown {
  if (data.src === undefined) return data
  const { width, height, sources } = view.asset(data.src) ?? {}
  const hasSize = data.width !== undefined || data.height !== undefined
  return { ...data, ...(hasSize ? {} : { width, height }), sources }
}

function Image({ block, data }: BlockProps<Shown>): ReactNode {
  const { src, alt, caption, width, height, href, sources } = data
  // A wide drawing contains text: it scrolls rather than shrinks.
  const isDrawing = src !== undefined && href === undefined && src.endsWith('.svg') && Number(width) >= 800
  const picture =
    src === undefined ? (
      <p className="image-missing">{words.missing}</p>
    ) : (
      <Picture sources={sources} width={width}>
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </Picture>
    )
  const linked =
    href === undefined || src === undefined ? (
      picture
    ) : (
      // A link needs a name even when the picture has none.
      <a href={href} rel={relOf(href)} aria-label={alt === '' ? (caption ?? href) : undefined}>
        {picture}
      </a>
    )
  return (
    <Section block={block} className="image-block" sheet="landing">
      <figure className="image-figure">
        {isDrawing ? (
          <div className="image-scroll" role="region" aria-label={caption ?? alt} tabIndex={0}>
            {picture}
          </div>
        ) : (
          linked
        )}
        {caption === undefined ? null : <figcaption>{caption}</figcaption>}
      </figure>
    </Section>
  )
}
