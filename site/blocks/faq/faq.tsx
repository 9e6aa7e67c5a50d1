// Plain details elements, one of them open at a time: the browser opens, closes and finds text in them without a
// script.

import type { ReactNode } from 'react'
import type { FaqBlock } from '#schemas/blocks/faq.ts'
import type { Faq } from '#schemas/faq.ts'
import type { BlockProps } from '../../block-frame.ts'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { printText } from '../../parts/print-text.ts'
import { printWords } from '../../parts/print-words.ts'
import { Prose } from '../../parts/prose.tsx'
import { Section } from '../../parts/section.tsx'
import type { SiteView } from '../../plan-view.ts'
import type { TextHtml } from '../../text-html.ts'
import { defineBlock } from '../define-block.ts'

interface Questions {
  items: { id: string; question: string; html: TextHtml }[]
}

export const faqBlock = defineBlock({
  data: 'faq',
  plan: (data, view): Questions => ({
    items: chooseQuestions(data, view).map(({ id, question }) => ({ id, question, html: view.markdown('faqs', id) })),
  }),
  print: (block, view) =>
    printWords(
      block,
      chooseQuestions(block.data, view).flatMap(({ question, answer }) => [
        `### ${printText(question)}`,
        answer.trim(),
      ]),
    ),
  Component: Questions,
})

function chooseQuestions({ category, limit }: FaqBlock['data'], view: SiteView): Faq[] {
  return view
    .list('faqs')
    .filter((faq) => category === undefined || faq.category === category)
    .sort((a, b) => a.order - b.order)
    .slice(0, limit)
}

function Questions({ block, data: { items } }: BlockProps<Questions>): ReactNode {
  const { html, ...frame } = block
  const { id, title, subtitle } = frame
  const hasHead = title !== undefined || subtitle !== undefined || html !== undefined
  return (
    <Section block={frame} className="faq" sheet="landing" hasHeading={false}>
      <div className={hasHead ? 'faq-frame has-head' : 'faq-frame'}>
        {hasHead ? (
          <div className="faq-head">
            {title === undefined ? null : <h2 id={`${id}-title`}>{title}</h2>}
            {subtitle === undefined ? null : <p>{subtitle}</p>}
            {html === undefined ? null : <Prose html={html} />}
          </div>
        ) : null}
        <div className="faq-list">
          {items.map((item, index) => (
            <details key={item.id} className="faq-item" id={`${id}-${item.id}`} name={`faq-${id}`} open={index === 0}>
              <summary className="faq-question plus">
                <ItemHeading block={frame} className="faq-title">
                  {item.question}
                </ItemHeading>
              </summary>
              <Prose html={item.html} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
