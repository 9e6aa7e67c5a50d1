// The language of these words, and how its numbers are written.

/** As site.yaml names it. */
export const language: string = 'es'

/** For numbers: a BCP 47 tag. */
export const locale: string = 'es-ES'
