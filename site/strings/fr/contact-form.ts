/** The contact form. The titles of contact blocks are in blockTitles. */
export const contactForm = {
  details: { phone: 'Téléphone', sales: 'Service commercial', support: 'Assistance', email: 'E-mail' },
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  optional: 'facultatif',
  type: 'Type de demande',
  subject: 'Objet',
  message: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  thanks: (name: string, _type: string, label: string) =>
    `Merci, ${name}\u202f! Nous avons bien reçu votre message (${label}).`,
  received: 'Nous avons bien reçu votre message.',
  invalid: {
    missing: (label: string) => `Veuillez remplir\u00a0: ${label}`,
    consent: (label: string) => `Veuillez confirmer\u00a0: ${label}`,
    email: 'Veuillez saisir une adresse e-mail valide',
    short: (label: string, count: number) =>
      `${label}\u00a0: au moins ${count} ${count < 2 ? 'caractère' : 'caractères'}`,
    large: (label: string, megabytes: number) => `${label}\u00a0: ${megabytes} Mo au plus par fichier`,
  },
  requiredFields: 'Veuillez remplir tous les champs obligatoires',
  failure: 'Le message n’a pas pu être envoyé. Veuillez réessayer ou nous contacter directement.',
  problems: (count: number) => `Veuillez vérifier ${count} ${count < 2 ? 'champ' : 'champs'}\u00a0:`,
} as const
