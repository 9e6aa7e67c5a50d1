// What the panel and the watch say about files that are made, moved and removed: POST /move, /new, /remove and /undo.

import type { Problem } from './wire-types.ts'

/** What somebody wants. Paths are below the content folder; addresses begin with a slash. */
export type Arrangement =
  | { kind: 'move'; from: string; to: string; redirect: boolean }
  | { kind: 'new'; what: string; slug: string; title?: string | undefined }
  | { kind: 'redirect'; from: string; to: string }
  | { kind: 'remove'; path: string; target?: string | undefined }
  /** `plan`: of what was done. */
  | { kind: 'undo'; plan: string }

/** A file that changes. The texts are those of the first files only. */
export interface PlannedFile {
  /** Missing for a new file. */
  from?: string
  /** Missing for a file that goes. */
  to?: string
  text?: { before: string; after: string }
}

/** A line that names what is to go. */
export interface NamedUse {
  file: string
  line: number
  text: string
}

/** What would change, or has changed. */
export interface ArrangeAnswer {
  /** Of exactly these changes: a call with If-Match makes them, and no others. */
  plan: string
  isDone: boolean
  files: PlannedFile[]
  addresses: { from: string; to: string }[]
  redirects: { from: string; to: string; file: string }[]
  /** They stand in the way of a removal without a target. */
  uses: NamedUse[]
  /** Warnings that the site does not have now. */
  problems: Problem[]
  /** What takes back what was done, while the watch runs. */
  undo?: Arrangement
  /** Address of what was made. */
  open?: string
}
