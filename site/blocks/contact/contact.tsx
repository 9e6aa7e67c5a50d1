import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import type { ContactProps } from './plan.ts'

export function Contact(props: ContactProps): ReactNode {
  const {
    id,
    title,
    subtitle: _subtitle,
    html: _html,
    layout: _layout,
    styling: _styling,
    anchorId: _anchorId,
    ...form
  } = props
  return (
    <Section block={props} className="contact-block">
      <Island name="ContactForm" id={`${id}-form`} on="visible" props={{ title, ...form }} />
    </Section>
  )
}
