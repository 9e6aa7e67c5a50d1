// Text or a widget. What a widget shows without a script is its own HTML, so there is never a second copy of it.

import type { ReactNode } from 'react'
import type { BlockProps } from '../../block-frame.ts'
import { CtaButtons } from '../../parts/cta-buttons.tsx'
import { Pager } from '../../parts/pager.tsx'
import { Section } from '../../parts/section.tsx'
import { WidgetBody } from '../../widgets/registry.ts'
import { defineBlock } from '../define-block.ts'
import { planText, printText, type TextParts } from './plan.ts'

export const textBlock = defineBlock({ data: 'text', plan: planText, print: printText, Component: Text })

function Text({ block, data: { widget, pager, ctaButtons } }: BlockProps<TextParts>): ReactNode {
  const { id, title, subtitle, layout, styling } = block
  // Text alone has its title in four columns and its body in eight; widgets take the whole width.
  const isAlone =
    widget === undefined && layout === 'default' && styling.textAlign === 'left' && (title ?? subtitle) !== undefined
  return (
    <Section block={isAlone ? { ...block, layout: 'split' } : block} className="text-block">
      {widget === undefined ? null : (
        <WidgetBody id={`${id}-widget`} widget={widget} itemLevel={title === undefined ? 2 : 3} />
      )}
      {pager === undefined ? null : <Pager pager={pager} />}
      <CtaButtons buttons={ctaButtons} />
    </Section>
  )
}
