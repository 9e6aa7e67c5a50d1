// The frame of a block: a section if it has a title to be named by. The h1 of the page belongs to the hero.

import type { ReactNode } from 'react'
import type { BlockFrame } from '../block-frame.ts'
import { Sheet, type SheetName } from '../sheets.tsx'
import { Badge } from './badge.tsx'
import { HeadingLink } from './heading-link.tsx'
import { keepUnits } from './keep-units.tsx'
import { Prose } from './prose.tsx'

interface Props {
  block: BlockFrame
  /** Root class of the block's style sheet. */
  className: string
  /** The style sheet that the block needs beside the one of every page. */
  sheet?: SheetName
  /** false when the block draws its heading itself, with the id `${block.id}-title`. */
  hasHeading?: boolean
  children?: ReactNode
}

export function Section({ block, className, sheet, hasHeading = true, children }: Props): ReactNode {
  const titleId = block.title === undefined ? undefined : `${block.id}-title`
  const { background, padding, margin, textAlign } = block.styling
  const classes = [
    'block',
    className,
    `layout-${block.layout}`,
    `tone-${background}`,
    `padding-${padding}`,
    `margin-${margin}`,
    `align-${textAlign}`,
  ]
  const hasHead = hasHeading && (block.title !== undefined || block.subtitle !== undefined)
  const Frame = titleId === undefined ? 'div' : 'section'
  return (
    <Frame id={block.id} className={classes.join(' ')} aria-labelledby={titleId}>
      {sheet === undefined ? null : <Sheet name={sheet} />}
      <div className="container">
        {hasHead ? (
          <div className="block-head">
            <BlockTitle block={block} titleId={titleId} />
            {block.subtitle === undefined ? null : <p className="block-subtitle">{keepUnits(block.subtitle)}</p>}
          </div>
        ) : null}
        <div className="block-body" id={block.anchorId}>
          {block.html === undefined ? null : <Prose html={block.html} />}
          {children}
        </div>
      </div>
    </Frame>
  )
}

interface TitleProps {
  block: BlockFrame
  titleId: string | undefined
}

function BlockTitle({ block: { id, title, tag }, titleId }: TitleProps): ReactNode {
  if (title === undefined) return null
  const heading = (
    <h2 id={titleId}>
      <HeadingLink id={id}>{keepUnits(title)}</HeadingLink>
    </h2>
  )
  return tag === undefined ? (
    heading
  ) : (
    <div className="block-title">
      {heading}
      <Badge>{tag}</Badge>
    </div>
  )
}
