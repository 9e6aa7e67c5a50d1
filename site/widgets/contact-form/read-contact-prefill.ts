import type { ContactType } from '#schemas/contact-type.ts'

export interface ContactPrefill {
  type?: ContactType['value']
  subject?: string
}

/** Characters. */
const longestSubject = 200

/**
 * Reads `type` and `subject` from the query of an address. Anyone can write such a link, so unknown types are dropped
 * and the subject is cut.
 */
export function readContactPrefill(search: string, types: readonly Pick<ContactType, 'value'>[]): ContactPrefill {
  const query = new URLSearchParams(search)
  const type = types.find(({ value }) => value === query.get('type'))?.value
  const subject = query.get('subject')?.trim().slice(0, longestSubject)
  return { ...(type ? { type } : {}), ...(subject ? { subject } : {}) }
}
