import { defineBlock } from '../define-block.ts'
import { Faq } from './faq.tsx'
import { type FaqProps, planFaq, printFaq } from './plan.ts'

export const faqBlock = defineBlock<'faq', FaqProps>({ type: 'faq', plan: planFaq, print: printFaq, Component: Faq })
