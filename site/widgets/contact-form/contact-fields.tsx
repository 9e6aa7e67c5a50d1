import type { ReactNode } from 'react'
import type { ContactType } from '#schemas/contact-type.ts'
import { contactForm as words } from '#words/contact-form.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import type { ContactProblems } from './submit-contact.ts'

interface Props {
  id: string
  types: readonly ContactType[]
  showPhone: boolean
  problems: ContactProblems
}

/** The fields of the contact form; `id` prefixes theirs. */
export function ContactFields({ id, types, showPhone, problems }: Props): ReactNode {
  const required = (name: 'name' | 'email' | 'company' | 'subject' | 'message') => ({
    id: `${id}-${name}`,
    name,
    label: words[name],
    error: problems[name],
    isRequired: true,
  })
  return (
    <>
      <TextField {...required('name')} autoComplete="name" />
      <TextField {...required('email')} type="email" autoComplete="email" />
      <TextField {...required('company')} hint={words.companyHint} autoComplete="organization" />
      {showPhone ? (
        <TextField
          id={`${id}-phone`}
          name="phone"
          label={words.phone}
          type="tel"
          hint={words.phoneHint}
          autoComplete="tel"
        />
      ) : null}
      <SelectField id={`${id}-contactType`} name="contactType" label={words.type} options={types} />
      <TextField {...required('subject')} />
      <TextField {...required('message')} rows={7} />
    </>
  )
}
