import type { ContactBlock } from '#schemas/blocks/contact.ts'
import { blockTitles } from '#words/block-titles.ts'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import type { PlanView } from '../../plan-view.ts'
import { defineBlock } from '../define-block.ts'
import { standardFields } from './standard-fields.ts'

export const contactBlock = defineBlock({
  data: 'contact',
  title: () => blockTitles.contact,
  plan: planContact,
  Component: ({ block, data }) => (
    <Section block={block} className="contact-block">
      <Island
        name="ContactForm"
        id={`${block.id}-form`}
        on="visible"
        props={{ title: block.title ?? blockTitles.contact, ...data }}
      />
    </Section>
  ),
})

function planContact(data: ContactBlock['data'], { site, list }: PlanView) {
  const { form, fields, showPhone, showDetails, button, thanks, toast } = data
  const types = list('contact-types')
  const options = types.map(({ value, label }) => ({ value, label }))
  const written = fields ?? standardFields({ showPhone, hasTypes: types.length > 0 })
  const { phone, supportPhone, email } = showDetails ? site.contact : {}
  const named = site.endpoints.forms.find(({ name }) => name === form)
  return {
    fields: written.map((field) => (field.type === 'select' ? { options, ...field } : field)),
    // Kinds are explained where they can be chosen.
    types: written.some((field) => field.type === 'select' && !field.options) ? types : [],
    salesPhone: phone,
    supportPhone,
    email,
    endpoint: form === undefined ? site.endpoints.contact : named?.address,
    takesForm: named?.takes === 'form',
    values: named?.values ?? [],
    button,
    thanks,
    toast,
  }
}
