// Never marked up as a review: nobody has rated anything.

import type { ReactNode } from 'react'
import type { QuoteBlock } from '#schemas/blocks/quote.ts'
import { punctuation } from '#words/punctuation.ts'
import type { BlockProps } from '../../block-frame.ts'
import { joinList } from '../../parts/join-list.ts'
import { type PlannedPicture, planPicture } from '../../parts/plan-picture.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { printLine, printQuote, printText } from '../../parts/print-text.ts'
import { printWords } from '../../parts/print-words.ts'
import { relOf } from '../../parts/rel-of.ts'
import { Section } from '../../parts/section.tsx'
import { defineBlock, type WrittenBlock } from '../define-block.ts'

type Data = QuoteBlock['data']
type Shown = Omit<Data, 'avatar'> & { avatar?: PlannedPicture }

export const quoteBlock = defineBlock({
  data: 'quote',
  plan: ({ avatar, ...data }, view): Shown => ({
    ...data,
    ...(avatar === undefined ? {} : { avatar: planPicture(avatar, view) }),
  }),
  print: printQuotation,
  Component: Quote,
})

function printQuotation(block: WrittenBlock<Data>): string[] {
  const { quote, name, href } = block.data
  return printWords(block, [
    printQuote(quote),
    printLine(joinList([name, ...positionOf(block.data)])),
    ...(href === undefined ? [] : [`[${printText(labelOf(block.data))}](${href})`]),
  ])
}

function positionOf({ role, company }: Pick<Data, 'role' | 'company'>): string[] {
  return [role, company].filter((part) => part !== undefined)
}

function labelOf({ linkLabel, company, name }: Pick<Data, 'linkLabel' | 'company' | 'name'>): string {
  return linkLabel ?? company ?? name
}

function Quote({ block, data }: BlockProps<Shown>): ReactNode {
  const { quote, name, avatar, href } = data
  const position = positionOf(data)
  return (
    <Section block={block} className="quote-block" sheet="company">
      <figure className="pull-quote">
        <blockquote>
          <p>{punctuation.quote(quote)}</p>
        </blockquote>
        <figcaption>
          {avatar === undefined ? null : <Portrait name={name} picture={avatar} size={64} />}
          <span className="pull-quote-person">
            <strong>{name}</strong>
            {position.length === 0 ? null : <span className="muted">{joinList(position)}</span>}
            {href === undefined ? null : (
              <a className="text-link" href={href} rel={relOf(href)}>
                {labelOf(data)}
              </a>
            )}
          </span>
        </figcaption>
      </figure>
    </Section>
  )
}
