/** The contact form. The titles of contact blocks are in blockTitles. */
export const contactForm = {
  /** Types of a site that lists none of its own. */
  types: {
    sales: 'Vertriebsanfrage',
    support: 'Technischer Support',
    partnership: 'Partnerschaft',
    general: 'Allgemeine Anfrage',
  },
  details: { sales: 'Vertrieb', support: 'Support', email: 'E-Mail' },
  name: 'Name',
  email: 'E-Mail',
  company: 'Unternehmen',
  companyHint: 'oder der eigene Name',
  phone: 'Telefon',
  phoneHint: 'optional',
  type: 'Art der Anfrage',
  subject: 'Betreff',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet\u00a0…',
  thanks: (name: string, _type: string, label: string) =>
    `Vielen Dank, ${name}! Ihre Nachricht (${label}) ist bei uns eingegangen.`,
  invalid: {
    name: 'Der Name braucht mindestens 2 Zeichen',
    email: 'Bitte eine gültige E-Mail-Adresse eingeben',
    company: 'Der Name des Unternehmens fehlt',
    subject: 'Der Betreff braucht mindestens 5 Zeichen',
    message: 'Die Nachricht braucht mindestens 20 Zeichen',
  },
  requiredFields: 'Bitte alle Pflichtfelder ausfüllen',
  failure:
    'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
  problems: (count: number) => (count === 1 ? 'Bitte 1 Feld prüfen:' : `Bitte ${count} Felder prüfen:`),
} as const
