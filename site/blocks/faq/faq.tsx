// Plain details elements, one of them open at a time: the browser opens, closes and finds text in them without a
// script.

import type { ReactNode } from 'react'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { Prose } from '../../parts/prose.tsx'
import { Section } from '../../parts/section.tsx'
import type { FaqProps } from './plan.ts'

export function Faq(props: FaqProps): ReactNode {
  const { html, ...frame } = props
  const { id, title, subtitle, items } = frame
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
