// Words that several forms share.

/** Whether a form is delivered, and how else to reach the company; the e-mail address follows as a link. */
export const deliveryNote = {
  demo: 'Demo: Es wird nichts gesendet.',
  demoEmail: ' Sie erreichen uns per E-Mail unter ',
  alsoEmail: 'Sie erreichen uns auch per E-Mail unter ',
  end: '.',
} as const

/** The result line under a form. */
export const formResult = {
  wait: 'Einen Moment, bitte. Die Schaltfläche ist so lange deaktiviert.',
  kept: 'Ihre Eingaben stehen weiterhin im Formular.',
  late: (seconds: number) =>
    `Nach ${seconds}\u00a0Sekunden kam keine Antwort. Sie können erneut senden: Es wird nur einmal zugestellt.`,
} as const

/** A field for programs that fill in every field. */
export const honeypot = { label: 'Dieses Feld leer lassen' } as const

/** Shown in place of a form where no script runs. */
export const scriptNote = {
  text: 'Dieses Formular benötigt JavaScript.',
  email: (email: string) => ` Ohne JavaScript schreiben Sie bitte an ${email}.`,
} as const
