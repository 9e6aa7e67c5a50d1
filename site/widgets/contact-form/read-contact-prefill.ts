// What a link to the contact page asks to have filled in. In: the query of the address. Out: a contact type and a subject, where given.
// Never trusts the query: unknown types are dropped and the subject is cut, because anybody can write such a link.

import type { ContactType } from '#schemas/contact-type.ts'

export interface ContactPrefill {
  type?: ContactType['value']
  subject?: string
}

const longestSubject = 200

export function readContactPrefill(search: string, types: ContactType[]): ContactPrefill {
  const query = new URLSearchParams(search)
  const type = types.find(({ value }) => value === query.get('type'))?.value
  const subject = query.get('subject')?.trim().slice(0, longestSubject)
  return { ...(type ? { type } : {}), ...(subject ? { subject } : {}) }
}
