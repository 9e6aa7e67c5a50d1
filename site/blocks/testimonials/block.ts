import { defineBlock } from '../define-block.ts'
import { planTestimonials, type TestimonialsProps } from './plan.ts'
import { Testimonials } from './testimonials.tsx'

export const testimonialsBlock = defineBlock<'testimonials', TestimonialsProps>({
  type: 'testimonials',
  plan: planTestimonials,
  Component: Testimonials,
})
