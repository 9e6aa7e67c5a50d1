// How links are rewritten: what is asked, and what changes in the text.

/** `bare` is a reference that is no part of a link: it becomes one. */
export type LinkKind = 'link' | 'image' | 'reference' | 'bare'

/** The new address of a link; `undefined` for a link that leads nowhere, `same` for one that stays. */
export type Rewrite = (href: string, kind: LinkKind, line: number) => string | 'same' | undefined

/** A part of a text with what takes its place. */
export interface Splice {
  start: number
  end: number
  text: string
}
