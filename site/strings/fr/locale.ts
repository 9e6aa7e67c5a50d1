// The language of these words, and how its numbers are written.

/** As site.yaml names it. */
export const language: string = 'fr'

/** For numbers: a BCP 47 tag. */
export const locale: string = 'fr-FR'
