import type { ReactNode } from 'react'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import { ownProps } from '../define-block.ts'
import type { ContactProps } from './plan.ts'

export function Contact(props: ContactProps): ReactNode {
  return (
    <Section block={props} className="contact-block">
      <Island name="ContactForm" id={`${props.id}-form`} on="visible" props={ownProps(props)} />
    </Section>
  )
}
