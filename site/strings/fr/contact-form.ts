/** The contact form. The titles of contact blocks are in blockTitles. */
export const contactForm = {
  /** Types of a site that lists none of its own. */
  types: {
    sales: 'Demande commerciale',
    support: 'Assistance technique',
    partnership: 'Partenariat',
    general: 'Demande générale',
  },
  details: { sales: 'Service commercial', support: 'Assistance', email: 'E-mail' },
  name: 'Nom',
  email: 'E-mail',
  company: 'Entreprise',
  companyHint: 'ou votre propre nom',
  phone: 'Téléphone',
  phoneHint: 'facultatif',
  type: 'Type de demande',
  subject: 'Objet',
  message: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  thanks: (name: string, _type: string, label: string) =>
    `Merci, ${name}\u202f! Nous avons bien reçu votre message (${label}).`,
  invalid: {
    name: 'Le nom doit comporter au moins 2 caractères',
    email: 'Veuillez saisir une adresse e-mail valide',
    company: 'Le nom de l’entreprise est obligatoire',
    subject: 'L’objet doit comporter au moins 5 caractères',
    message: 'Le message doit comporter au moins 20 caractères',
  },
  requiredFields: 'Veuillez remplir tous les champs obligatoires',
  failure: 'Le message n’a pas pu être envoyé. Veuillez réessayer ou nous contacter directement.',
  problems: (count: number) => `Veuillez vérifier ${count} ${count < 2 ? 'champ' : 'champs'}\u00a0:`,
} as const
