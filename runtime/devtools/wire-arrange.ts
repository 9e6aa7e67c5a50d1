// What the panel and the watch say about files that are made, moved and removed: POST /move, /new, /remove and /undo.

import type { FormField, ReferenceKind } from './wire-forms.ts'
import type { Problem } from './wire-types.ts'

/** What somebody wants. Paths are below the content folder; addresses begin with a slash. */
export type Arrangement =
  | { kind: 'move'; from: string; to: string; redirect: boolean }
  /** `fields`: values of the front matter, by key. */
  | {
      kind: 'new'
      what: string
      slug: string
      title?: string | undefined
      fields?: Readonly<Record<string, unknown>> | undefined
    }
  | { kind: 'redirect'; from: string; to: string }
  | { kind: 'remove'; path: string; target?: string | undefined }
  /** `plan`: of what was done. */
  | { kind: 'undo'; plan: string }

/** A kind of something new. */
export interface KindRow {
  /** As `POST /new` takes it. */
  kind: string
  label: string
  /** Below the content folder; empty for a redirect. */
  folder: string
  /** What its addresses begin with; empty for a page. */
  route: string
  /** Folders of the versions of the documentation, newest first; missing if it has none. */
  versions?: string[]
  /** Whether an address may have several parts. */
  isTree: boolean
  /** Required fields of the front matter besides the title. */
  fields: FormField[]
}

/** `GET /kinds`: what this site can have more of. */
export interface Kinds {
  kinds: KindRow[]
  /** What references can name. */
  names: Record<ReferenceKind, string[]>
}

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
