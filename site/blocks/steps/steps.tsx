import type { ReactNode } from 'react'
import type { StepsBlock } from '#schemas/blocks/steps.ts'
import type { BlockProps } from '../../block-frame.ts'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { keepUnits } from '../../parts/keep-units.tsx'
import { columnSizes, Picture } from '../../parts/picture.tsx'
import { type PlannedPicture, planPicture } from '../../parts/plan-picture.ts'
import { printText } from '../../parts/print-text.ts'
import { printWords } from '../../parts/print-words.ts'
import { relOf } from '../../parts/rel-of.ts'
import { Section } from '../../parts/section.tsx'
import { defineBlock, type WrittenBlock } from '../define-block.ts'

type Data = StepsBlock['data']
type Item = Omit<Data['items'][number], 'image'> & { picture?: PlannedPicture }

export const stepsBlock = defineBlock({
  data: 'steps',
  plan: ({ items }, view): { items: Item[] } => ({
    items: items.map(({ image, ...item }) => ({
      ...item,
      ...(image === undefined ? {} : { picture: planPicture(image, view) }),
    })),
  }),
  print: printSteps,
  Component: Steps,
})

function printSteps(block: WrittenBlock<Data>): string[] {
  const lines = block.data.items.map(({ title, description, href, linkLabel = title }, index) => {
    const link = href === undefined ? '' : ` [${printText(linkLabel)}](${href})`
    return `${index + 1}. **${printText(title)}.** ${printText(description)}${link}`
  })
  return printWords(block, [lines.join('\n')])
}

/** Columns that leave at most one cell empty in rows of three, and in rows of four. */
function columnsOf(count: number): number {
  if (count <= 4) return count
  return count % 4 === 0 || count % 4 === 3 ? 4 : 3
}

function Steps({ block, data: { items } }: BlockProps<{ items: Item[] }>): ReactNode {
  const columns = columnsOf(items.length)
  return (
    <Section block={block} className="steps-block" sheet="company">
      <ol className={`step-list in-${columns}`}>
        {items.map((item, index) => (
          <li key={`${index} ${item.title}`}>
            <div className="step">
              <ItemHeading block={block}>{item.title}</ItemHeading>
              <p>{keepUnits(item.description)}</p>
              {item.href === undefined ? null : (
                <p className="step-link">
                  <a className="text-link" href={item.href} rel={relOf(item.href)}>
                    {item.linkLabel ?? item.title}
                  </a>
                </p>
              )}
            </div>
            {item.picture === undefined ? null : (
              <StepPicture picture={item.picture} alt={item.alt} sizes={columnSizes(columns)} />
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function StepPicture({ picture, alt, sizes }: { picture: PlannedPicture; alt: string; sizes: string }): ReactNode {
  const { src, width, height, sources } = picture
  return (
    <div className="step-picture">
      <Picture sources={sources} width={width} sizes={sizes}>
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </Picture>
    </div>
  )
}
