/** The contact form. The titles of contact blocks are in blockTitles. */
export const contactForm = {
  /** Types of a site that lists none of its own. */
  types: {
    sales: 'Sales Inquiry',
    support: 'Technical Support',
    partnership: 'Partnership',
    general: 'General Inquiry',
  },
  details: { sales: 'Sales', support: 'Support', email: 'E-mail' },
  name: 'Name',
  email: 'Email',
  company: 'Company',
  companyHint: 'or your own name',
  phone: 'Phone',
  phoneHint: 'optional',
  type: 'Contact Type',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  /** `type` is the stored value of the kind of inquiry, `label` what the visitor has chosen. */
  thanks: (name: string, _type: string, label: string) =>
    `Thank you ${name}! We have received your message (${label}).`,
  invalid: {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    company: 'Company name is required',
    subject: 'Subject must be at least 5 characters',
    message: 'Message must be at least 20 characters',
  },
  requiredFields: 'Please fill in all required fields',
  failure: 'Failed to send message. Please try again or contact us directly.',
  problems: (count: number) => `Please check ${count} fields:`,
} as const
