// Forms of the panel: what a schema asks for, as the watch sends it. Types only, imported by both sides, as in
// wire-types.ts.

/** Limits of a text, in characters. */
export interface TextLimits {
  min?: number
  max?: number
  /** A regular expression that the text must match. */
  pattern?: string
}

/** Limits of a number, or of the length of a list. */
export interface NumberLimits {
  min?: number
  max?: number
}

/** What kind of value a field takes. */
export type FormValue =
  /** A line, a longer text, or Markdown. */
  | { kind: 'text' | 'long-text' | 'markdown'; limits?: TextLimits }
  | { kind: 'number'; limits?: NumberLimits; isWhole?: boolean }
  /** true or false. */
  | { kind: 'switch' }
  /** One of these values. */
  | { kind: 'choice'; options: (string | number)[] }
  /** Always this value, e.g. the type of a block. */
  | { kind: 'constant'; value: string | number | boolean }
  /** A day such as 2026-05-31; a date-time may also be an instant. */
  | { kind: 'date' | 'date-time' }
  /** Path of a file in content/assets. Its pattern may tell the formats. */
  | { kind: 'picture'; limits?: TextLimits }
  /** Path, anchor or address; absolute: only an address such as https://example.com. */
  | { kind: 'link'; isAbsolute?: boolean; limits?: TextLimits }
  /** The name of something that the site has. */
  | { kind: 'reference'; to: ReferenceKind; limits?: TextLimits }
  | { kind: 'list'; item: FormField; limits?: NumberLimits }
  | { kind: 'group'; fields: FormField[] }
  /** One of several kinds of value, e.g. a number or a text. Groups differ in the constants of their fields. */
  | { kind: 'variants'; variants: FormField[] }
  /** A shape that has no field of its own: edited as YAML. */
  | { kind: 'yaml' }

/** What a reference leads to. */
export type ReferenceKind = 'claim' | 'collection' | 'widget'

/** One field of a form, made of the schema of its value. */
export type FormField = FormValue & {
  /** Key of the value in its group; empty for an item of a list and for a variant. */
  key: string
  label: string
  /** One or two sentences. */
  help?: string
  isRequired: boolean
  /** What applies without a value. */
  default?: unknown
}

/** `GET /pages/:id/form?block=`: the fields of one block of a page; without a block those of the page's head. */
export interface BlockForm {
  /** Type of the block; empty for the head. */
  type: string
  /** One sentence about the type. */
  help: string
  fields: FormField[]
  /** What references can name. */
  names: Record<ReferenceKind, string[]>
}

/** An item of `GET /block-types`: a type that a page of this site can have. */
export interface BlockTypeRow {
  type: string
  /** One sentence about it. */
  help: string
  /** Brought by the site's own code. */
  isOwn: boolean
}
