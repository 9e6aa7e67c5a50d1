// How links are rewritten: what is asked, and what changes in the text.

/** `bare` is a reference that is no part of a link: it becomes one. */
export type LinkKind = 'link' | 'image' | 'reference' | 'bare'

/** The new address of a link with its words; `undefined` for one that leads nowhere, `same` for one that stays. */
export type Rewrite = (href: string, kind: LinkKind, line: number, words?: string) => string | 'same' | undefined

/** A part of a text with what takes its place. */
export interface Splice {
  start: number
  end: number
  text: string
}
