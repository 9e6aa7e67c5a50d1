// Without a script, and before a visitor presses it, an embed is a link: its host learns nothing of who reads the page.
// runtime/page/embeds.ts puts the frame in the place of the link.

import type { ReactNode } from 'react'
import type { EmbedBlock } from '#schemas/blocks/embed.ts'
import { isAllowed } from '#schemas/is-allowed.ts'
import { embed as words } from '#words/blocks.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Icon } from '../../parts/icon.tsx'
import { Picture } from '../../parts/picture.tsx'
import { printText } from '../../parts/print-text.ts'
import { printWords } from '../../parts/print-words.ts'
import { relOf } from '../../parts/rel-of.ts'
import { Section } from '../../parts/section.tsx'
import type { PictureSource, SiteView } from '../../plan-view.ts'
import { defineBlock } from '../define-block.ts'

type Data = EmbedBlock['data']

interface Shown extends Data {
  host: string
  /** Whether browsers may show the frame. */
  isOpen: boolean
  width?: number | undefined
  height?: number | undefined
  sources?: readonly PictureSource[] | undefined
}

export const embedBlock = defineBlock({
  data: 'embed',
  plan: planEmbed,
  print: (block) => printWords(block, [`[${printText(block.data.title)}](${block.data.src})`]),
  Component: Embed,
})

function planEmbed(data: Data, view: SiteView): Shown {
  const { width, height, sources } = (data.poster === undefined ? undefined : view.asset(data.poster)) ?? {}
  return {
    ...data,
    host: new URL(data.src).host,
    isOpen: isAllowed(data.src, view.site.allow.frames),
    width,
    height,
    sources,
  }
}

function Embed({ block, data }: BlockProps<Shown>): ReactNode {
  const { src, title, ratio, poster, host, isOpen, width, height, sources } = data
  return (
    <Section block={block} className="embed-block" sheet="embed">
      <div className="embed" data-ratio={ratio}>
        <a href={src} rel={relOf(src)} data-embed={isOpen ? title : undefined}>
          {poster === undefined ? null : (
            <Picture sources={sources} width={width}>
              <img src={poster} alt="" width={width} height={height} loading="lazy" />
            </Picture>
          )}
          <span className="embed-label">
            <Icon name="play" />
            <span>
              {title}
              <span className="embed-host">{words.from(host)}</span>
            </span>
          </span>
        </a>
      </div>
    </Section>
  )
}
