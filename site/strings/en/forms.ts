// Words that several forms share.

/** Whether a form is delivered, and how else to reach the company; the e-mail address follows as a link. */
export const deliveryNote = {
  demo: 'Demo: nothing is sent.',
  demoEmail: ' To reach us, e-mail ',
  alsoEmail: 'You can also e-mail ',
  end: '.',
} as const

/** The result line under a form. */
export const formResult = {
  wait: 'One moment, please. The button is off while we send.',
  kept: 'Your text is still in the form.',
  late: (seconds: number) =>
    `No answer came within ${seconds} seconds. You can send it again: it is not delivered twice.`,
} as const

/** A field for programs that fill in every field. */
export const honeypot = { label: 'Leave this field empty' } as const

/** Shown in place of a form where no script runs. */
export const scriptNote = {
  text: 'This form needs a script.',
  email: (email: string) => ` Without one, please write to ${email}.`,
} as const
