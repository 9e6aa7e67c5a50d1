import type { ReactNode } from 'react'
import type { Testimonial } from '#schemas/testimonial.ts'
import { punctuation } from '#words/punctuation.ts'
import { caseQuote as words } from '#words/views.ts'
import { Avatar } from '../parts/avatar.tsx'
import { joinList } from '../parts/join-list.ts'

export function CaseQuote({ testimonial }: { testimonial: Testimonial }): ReactNode {
  return (
    <section className="block case-part" aria-label={words.label}>
      <figure className="case-columns case-quote container">
        <figcaption>
          <Avatar name={testimonial.name} src={testimonial.avatar} size={48} />
          <p>
            <strong>{testimonial.name}</strong>
          </p>
          <p>{joinList([testimonial.role, testimonial.company])}</p>
          {words.note === '' ? null : <p>{words.note}</p>}
        </figcaption>
        <blockquote>
          <p>{punctuation.quote(testimonial.content)}</p>
        </blockquote>
      </figure>
    </section>
  )
}
