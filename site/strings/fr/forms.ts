// Words that several forms share.

/** Whether a form is delivered, and how else to reach the company; the e-mail address follows as a link. */
export const deliveryNote = {
  demo: 'Démonstration\u00a0: rien n’est envoyé.',
  demoEmail: ' Pour nous joindre, écrivez à ',
  alsoEmail: 'Vous pouvez aussi écrire à ',
  end: '.',
} as const

/** The result line under a form. */
export const formResult = {
  wait: 'Un instant, s’il vous plaît. Le bouton est désactivé pendant l’envoi.',
  kept: 'Votre texte est toujours dans le formulaire.',
  late: (seconds: number) =>
    `Aucune réponse en ${seconds}\u00a0secondes. Vous pouvez réessayer\u00a0: l’envoi n’arrive qu’une fois.`,
} as const

/** A field for programs that fill in every field. */
export const honeypot = { label: 'Laissez ce champ vide' } as const

/** Shown in place of a form where no script runs. */
export const scriptNote = {
  text: 'Ce formulaire nécessite un script.',
  email: (email: string) => ` À défaut, écrivez à ${email}.`,
} as const
