/** The contact form. The titles of contact blocks are in blockTitles. */
export const contactForm = {
  details: { phone: 'Phone', sales: 'Sales', support: 'Support', email: 'E-mail' },
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  optional: 'optional',
  type: 'Contact Type',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  /** `type` is the stored value of the kind of inquiry, `label` what the visitor has chosen. */
  thanks: (name: string, _type: string, label: string) =>
    `Thank you ${name}! We have received your message (${label}).`,
  /** After a form without the fields that `thanks` names. */
  received: 'We have received your message.',
  invalid: {
    missing: (label: string) => `Please fill in: ${label}`,
    consent: (label: string) => `Please confirm: ${label}`,
    email: 'Please enter a valid email address',
    short: (label: string, count: number) => `${label}: at least ${count} ${count === 1 ? 'character' : 'characters'}`,
    large: (label: string, megabytes: number) => `${label}: at most ${megabytes} MB for a file`,
  },
  requiredFields: 'Please fill in all required fields',
  failure: 'Failed to send message. Please try again or contact us directly.',
  problems: (count: number) => `Please check ${count} fields:`,
} as const
