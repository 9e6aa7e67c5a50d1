import { defineBlock } from '../define-block.ts'
import { Contact } from './contact.tsx'
import { type ContactProps, planContact } from './plan.ts'

export const contactBlock = defineBlock<'contact', ContactProps>({
  type: 'contact',
  plan: planContact,
  Component: Contact,
})
