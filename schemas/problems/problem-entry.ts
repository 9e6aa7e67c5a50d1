/** What `libretto explain` and the manual say about one problem code. */
export interface ProblemEntry {
  /** What is wrong: one sentence. */
  what: string
  /** What the mistake does to the site, or why Libretto does not go on. */
  why: string
  /** The next action. */
  remedy: string
  /** A file with the mistake and without it, or why there is none. */
  example: ProblemExample | { none: string }
}

/** A file in two versions. A version that is missing has no such file. */
export interface ProblemExample {
  /** Path below the content folder. */
  file: string
  wrong?: string
  right?: string
  /** Other files that the example needs, by path. */
  beside?: Readonly<Record<string, string>>
}
