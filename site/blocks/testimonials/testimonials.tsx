// The note says what kind of quotes these are, and is always shown, as the tag of the block.

import type { ReactNode } from 'react'
import type { TestimonialsBlock } from '#schemas/blocks/testimonials.ts'
import type { Testimonial } from '#schemas/testimonial.ts'
import { punctuation } from '#words/punctuation.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Avatar } from '../../parts/avatar.tsx'
import { joinList } from '../../parts/join-list.ts'
import { Section } from '../../parts/section.tsx'
import type { SiteView } from '../../plan-view.ts'
import { defineBlock } from '../define-block.ts'

interface Quotes {
  /** Says what kind of quotes these are. */
  note: string
  testimonials: Testimonial[]
}

export const testimonialsBlock = defineBlock({ data: 'testimonials', plan: planTestimonials, Component: Testimonials })

/** Featured ones first, or only featured ones. */
function planTestimonials({ note, featured, limit }: TestimonialsBlock['data'], view: SiteView): Quotes {
  const all = view.list('testimonials')
  const chosen = featured
    ? all.filter((testimonial) => testimonial.featured)
    : [...all].sort((a, b) => Number(b.featured) - Number(a.featured))
  return { note, testimonials: chosen.slice(0, limit) }
}

/** Quotes; a featured first one is larger. */
function Testimonials({ block, data: { note, testimonials } }: BlockProps<Quotes>): ReactNode {
  const hasLead = testimonials.length > 1 && testimonials[0]?.featured === true
  const rest = testimonials.length - (hasLead ? 2 : 0)
  return (
    <Section block={{ ...block, tag: note }} className="testimonials" sheet="landing">
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
