// What the thanks call the stored types.
const inquiries: Readonly<Record<string, string>> = {
  sales: 'Vertrieb',
  support: 'Technischer Support',
  partnership: 'Partnerschaft',
  general: 'Allgemeines',
}

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
  thanks: (name: string, type: string) =>
    `Vielen Dank, ${name}! Ihre Anfrage (${inquiries[type] ?? type}) ist bei uns eingegangen. ` +
    'Wir antworten innerhalb von 24\u00a0Stunden.',
  requiredFields: 'Bitte alle Pflichtfelder ausfüllen',
  failure:
    'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
  problems: (count: number) => (count === 1 ? 'Bitte 1 Feld prüfen:' : `Bitte ${count} Felder prüfen:`),
} as const
