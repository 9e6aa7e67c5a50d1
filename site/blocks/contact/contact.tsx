import { blockTitles } from '#words/block-titles.ts'
import { Island } from '../../island.tsx'
import { Section } from '../../parts/section.tsx'
import { defineBlock } from '../define-block.ts'

export const contactBlock = defineBlock({
  data: 'contact',
  title: () => blockTitles.contact,
  plan: ({ showPhone }, { site, list }) => ({
    showPhone,
    types: list('contact-types'),
    salesPhone: site.contact.phone,
    supportPhone: site.contact.supportPhone,
    email: site.contact.email,
    endpoint: site.endpoints.contact,
  }),
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
