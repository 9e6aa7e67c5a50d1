// The note says what kind of quotes these are, and is always shown, as the tag of the block.

import type { ReactNode } from 'react'
import type { Testimonial } from '#schemas/testimonial.ts'
import { Avatar } from '../../parts/avatar.tsx'
import { joinList } from '../../parts/join-list.ts'
import { Section } from '../../parts/section.tsx'
import { punctuation } from '../../strings/en/punctuation.ts'
import type { TestimonialsProps } from './plan.ts'

/** Quotes; a featured first one is larger. */
export function Testimonials(props: TestimonialsProps): ReactNode {
  const { note, testimonials } = props
  const hasLead = testimonials.length > 1 && testimonials[0]?.featured === true
  const rest = testimonials.length - (hasLead ? 2 : 0)
  return (
    <Section block={{ ...props, tag: note }} className="testimonials" sheet="landing">
      <div className={`quote-grid ${hasLead ? 'has-lead' : ''} ${columnsOf(rest)}`}>
        {testimonials.map((testimonial, index) => (
          <Quote key={testimonial.id} testimonial={testimonial} isLead={hasLead && index === 0} />
        ))}
      </div>
    </Section>
  )
}

/** Columns that leave no empty cell, as a class; thirds need none. */
function columnsOf(count: number): string {
  if (count % 4 === 0) return 'in-quarters'
  return count % 3 === 0 ? '' : 'in-halves'
}

function Quote({ testimonial, isLead }: { testimonial: Testimonial; isLead: boolean }): ReactNode {
  return (
    <figure className={isLead ? 'quote is-lead' : 'quote'}>
      <blockquote>
        <p>{punctuation.quote(testimonial.content)}</p>
      </blockquote>
      <figcaption className="quote-source">
        <Avatar name={testimonial.name} src={testimonial.avatar} />
        <span className="quote-person">
          <strong>{testimonial.name}</strong>
          <span className="quote-role">{joinList([testimonial.role, testimonial.company])}</span>
        </span>
      </figcaption>
    </figure>
  )
}
