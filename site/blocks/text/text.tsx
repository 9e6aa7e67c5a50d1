// Text or a widget. What a widget shows without a script is its own HTML, so there is never a second copy of it.

import type { ReactNode } from 'react'
import { CtaButtons } from '../../parts/cta-buttons.tsx'
import { Pager } from '../../parts/pager.tsx'
import { Section } from '../../parts/section.tsx'
import { WidgetBody } from '../../widgets/registry.ts'
import type { TextProps } from './props.ts'

export function Text(props: TextProps): ReactNode {
  const { id, title, subtitle, widget, pager, ctaButtons, layout, styling } = props
  // Text alone has its title in four columns and its body in eight; widgets take the whole width.
  const isAlone =
    widget === undefined && layout === 'default' && styling.textAlign === 'left' && (title ?? subtitle) !== undefined
  return (
    <Section block={isAlone ? { ...props, layout: 'split' } : props} className="text-block">
      {widget === undefined ? null : (
        <WidgetBody id={`${id}-widget`} widget={widget} itemLevel={title === undefined ? 2 : 3} />
      )}
      {pager === undefined ? null : <Pager pager={pager} />}
      <CtaButtons buttons={ctaButtons} />
    </Section>
  )
}
