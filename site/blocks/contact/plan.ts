import type { ContactBlock } from '#schemas/blocks/contact.ts'
import type { ContactType } from '#schemas/contact-type.ts'
import type { SiteView } from '../../plan-view.ts'
import { blockTitles } from '../../strings/en/block-titles.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export interface ContactProps extends BlockFrame {
  title: string
  showPhone: boolean
  types: ContactType[]
  salesPhone?: string
  supportPhone?: string
  email?: string
  /** Address the form is posted to; simulated when missing. */
  endpoint?: string
}

export function planContact({ title, data }: ContactBlock, view: SiteView): OwnProps<ContactProps> {
  const { contact, endpoints } = view.site
  return {
    title: title ?? blockTitles.contact,
    showPhone: data.showPhone,
    types: view.list('contact-types'),
    salesPhone: contact.phone,
    supportPhone: contact.supportPhone,
    email: contact.email,
    endpoint: endpoints.contact,
  }
}
