import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import type { ContactProps } from '../../view-props.ts'

export function Contact(props: ContactProps): ReactNode {
  const { id, title, subtitle: _subtitle, html: _html, layout: _layout, styling: _styling, anchorId, ...form } = props
  return (
    <Section block={props} className="contact-block" innerId={anchorId}>
      <Island
        name="ContactForm"
        id={`${id}-form`}
        on="visible"
        props={title === undefined ? form : { title, ...form }}
      />
    </Section>
  )
}
