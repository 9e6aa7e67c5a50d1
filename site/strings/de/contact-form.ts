/** The contact form. The titles of contact blocks are in blockTitles. */
export const contactForm = {
  details: { phone: 'Telefon', sales: 'Vertrieb', support: 'Support', email: 'E-Mail' },
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  optional: 'optional',
  type: 'Art der Anfrage',
  subject: 'Betreff',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet\u00a0…',
  thanks: (name: string, _type: string, label: string) =>
    `Vielen Dank, ${name}! Ihre Nachricht (${label}) ist bei uns eingegangen.`,
  received: 'Ihre Nachricht ist bei uns eingegangen.',
  invalid: {
    missing: (label: string) => `Bitte ausfüllen: ${label}`,
    consent: (label: string) => `Bitte bestätigen: ${label}`,
    email: 'Bitte eine gültige E-Mail-Adresse eingeben',
    short: (label: string, count: number) => `${label}: mindestens ${count} Zeichen`,
    large: (label: string, megabytes: number) => `${label}: höchstens ${megabytes} MB für eine Datei`,
  },
  requiredFields: 'Bitte alle Pflichtfelder ausfüllen',
  failure:
    'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
  problems: (count: number) => (count === 1 ? 'Bitte 1 Feld prüfen:' : `Bitte ${count} Felder prüfen:`),
} as const
