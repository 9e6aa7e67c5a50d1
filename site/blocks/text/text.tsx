// Text, or a widget. In: Markdown as HTML, buttons, perhaps a widget with its props. Out: prose; lists as plain HTML; other widgets as islands.
// Never both an island and a copy of it: what a widget shows without script is its own HTML.

import type { ReactNode } from 'react'
import { CtaButtons } from '../../parts/cta-buttons.tsx'
import { Section } from '../../parts/section.tsx'
import { WidgetBody } from '../../widgets/registry.ts'
import type { TextProps } from './props.ts'

export function Text(props: TextProps): ReactNode {
  const { id, title, subtitle, widget, ctaButtons, layout, styling } = props
  // Text alone has its title in four columns and stands in eight; widgets take the whole width.
  const isAlone =
    widget === undefined && layout === 'default' && styling.textAlign === 'left' && (title ?? subtitle) !== undefined
  return (
    <Section block={isAlone ? { ...props, layout: 'split' } : props} className="text-block">
      {widget === undefined ? null : (
        <WidgetBody id={`${id}-widget`} widget={widget} itemLevel={title === undefined ? 2 : 3} />
      )}
      <CtaButtons buttons={ctaButtons} />
    </Section>
  )
}
