// A picture leads to its file: without a script, visitors see it as large as it is.

import type { ReactNode } from 'react'
import type { GalleryBlock } from '#schemas/blocks/gallery.ts'
import type { BlockProps } from '../../block-frame.ts'
import { columnSizes, Picture } from '../../parts/picture.tsx'
import { type PlannedPicture, planPicture } from '../../parts/plan-picture.ts'
import { printLine, printText } from '../../parts/print-text.ts'
import { printWords } from '../../parts/print-words.ts'
import { Section } from '../../parts/section.tsx'
import { defineBlock, type WrittenBlock } from '../define-block.ts'

type Data = GalleryBlock['data']
type Item = Data['items'][number] & PlannedPicture
type Shown = Omit<Data, 'items'> & { items: Item[] }

export const galleryBlock = defineBlock({
  data: 'gallery',
  plan: ({ items, ...data }, view): Shown => ({
    ...data,
    items: items.map((item) => ({ ...item, ...planPicture(item.src, view) })),
  }),
  print: printGallery,
  Component: Gallery,
})

function printGallery(block: WrittenBlock<Data>): string[] {
  const pictures = block.data.items.flatMap(({ src, alt, caption }) => [
    `![${printText(alt)}](${src})`,
    ...(caption === undefined ? [] : [printLine(caption)]),
  ])
  return printWords(block, pictures)
}

function Gallery({ block, data: { items, ratio, columns } }: BlockProps<Shown>): ReactNode {
  // On phones, a caption needs the whole width.
  const onPhones = columns === 1 || items.some(({ caption }) => caption !== undefined) ? 1 : 2
  return (
    <Section block={block} className="gallery-block" sheet="company">
      <ul className={`gallery in-${columns} on-phones-${onPhones}`} data-ratio={ratio}>
        {items.map(({ src, alt, caption, width, height, sources }, index) => (
          <li key={`${index} ${src}`}>
            <figure>
              <a href={src}>
                <Picture sources={sources} width={width} sizes={columnSizes(columns, onPhones)}>
                  <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
                </Picture>
              </a>
              {caption === undefined ? null : <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
