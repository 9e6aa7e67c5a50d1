import { defineBlock } from '../define-block.ts'
import { Cta } from './cta.tsx'
import { type CtaProps, planCta } from './plan.ts'

export const ctaBlock = defineBlock<'cta', CtaProps>({ type: 'cta', plan: planCta, Component: Cta })
