import type { TestimonialsBlock } from '#schemas/blocks/testimonials.ts'
import type { Testimonial } from '#schemas/testimonial.ts'
import type { SiteView } from '../../plan-view.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export interface TestimonialsProps extends BlockFrame {
  /** Says what kind of quotes these are. */
  note: string
  testimonials: Testimonial[]
}

/** Featured ones first, or only featured ones. */
export function planTestimonials({ data }: TestimonialsBlock, view: SiteView): OwnProps<TestimonialsProps> {
  const all = view.list('testimonials')
  const chosen = data.featured
    ? all.filter(({ featured }) => featured)
    : [...all].sort((a, b) => Number(b.featured) - Number(a.featured))
  return { note: data.note, testimonials: chosen.slice(0, data.limit) }
}
