// Words that several forms share.

/** Whether a form is delivered, and how else to reach the company; the e-mail address follows as a link. */
export const deliveryNote = {
  demo: 'Demostración: no se envía nada.',
  demoEmail: ' Para contactarnos, escriba a ',
  alsoEmail: 'También puede escribir a ',
  end: '.',
} as const

/** The result line under a form. */
export const formResult = {
  wait: 'Un momento, por favor. El botón permanece desactivado hasta terminar.',
  kept: 'Lo que ha escrito sigue en el formulario.',
  late: (seconds: number) =>
    `No hubo respuesta en ${seconds} segundos. Puede enviarlo de nuevo: no se entrega dos veces.`,
} as const

/** A field for programs that fill in every field. */
export const honeypot = { label: 'Dejar este campo vacío' } as const

/** Shown in place of a form where no script runs. */
export const scriptNote = {
  text: 'Este formulario necesita JavaScript.',
  email: (email: string) => ` Si no está disponible, escriba a ${email}.`,
} as const
