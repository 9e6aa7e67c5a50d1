/** A link with its text. */
export interface Link {
  label: string
  href: string
}
