import type { FormField } from '#schemas/form-field.ts'
import { contactForm as words } from '#words/contact-form.ts'

/** The fields of a contact form whose block names none. */
export function standardFields({ showPhone, hasTypes }: { showPhone: boolean; hasTypes: boolean }): FormField[] {
  const text = { type: 'text', wide: false } as const
  return [
    { ...text, name: 'name', label: words.name },
    { ...text, name: 'email', type: 'email', label: words.email },
    ...(showPhone ? [{ ...text, name: 'phone', type: 'phone', label: words.phone, required: false } as const] : []),
    ...(hasTypes ? [{ ...text, name: 'contactType', type: 'select', label: words.type } as const] : []),
    { ...text, name: 'subject', label: words.subject, wide: true },
    { ...text, name: 'message', type: 'textarea', label: words.message },
  ]
}
