// The dialogs of Rename or move, and Delete: their fields, and what these fields ask for.

import type { ArrangeAnswer, Arrangement } from '../wire-arrange.ts'
import type { BlockForm, FormField } from '../wire-forms.ts'
import type { FormData } from './form/form-values.ts'
import { countOf } from './format.ts'

/** What is typed, by the name of its field. */
export type Typed = Readonly<Record<string, string>>

/** A field of a dialog. */
export interface ArrangeField {
  name: string
  label: string
  hint?: string
  /** The hint, where it depends on what is typed. */
  hintOf?: (typed: Typed) => string
  /** Whether it has words of a language, and no address. */
  isProse?: boolean
  kind: 'text' | 'choice' | 'check'
  choices?: readonly (readonly [value: string, label: string])[]
  /** Whether it is shown, given what is typed. */
  isShown?: (typed: Typed) => boolean
  isOptional?: boolean
}

/** A dialog. */
export interface ArrangeForm {
  name: string
  /** Of the button that opens it. */
  label: string
  title: string
  /** Of the button that does it. */
  action: string
  /** Of the button that takes it back. */
  undo: string
  fields: readonly ArrangeField[]
  /** Fields of the front matter that it asks for as well. */
  moreFields?: (typed: Typed) => readonly FormField[]
  /** What references among them can name. */
  names?: BlockForm['names']
  start: (route: string) => Typed
  /** What follows from a change of the field `name`. */
  follow?: (typed: Typed, name: string) => Typed
  /** `values` are those of the front matter. */
  read: (typed: Typed, values: FormData) => Arrangement
}

/** The dialogs that are the same on each site. That of New is made of what a site can have. */
export const arrangeForms: Readonly<Record<'move' | 'remove', ArrangeForm>> = {
  move: {
    name: 'move',
    label: 'Rename or move…',
    title: 'Rename or move',
    action: 'Move',
    undo: 'Undo move',
    fields: [
      {
        name: 'from',
        label: 'What',
        hint: 'an address, or a path of the content such as assets/map.svg',
        kind: 'text',
      },
      { name: 'to', label: 'New address or path', kind: 'text' },
      { name: 'redirect', label: 'The old address leads to the new one', kind: 'check' },
    ],
    start: (route) => ({ from: route, to: route, redirect: 'yes' }),
    read: ({ from = '', to = '', redirect }) => ({
      kind: 'move',
      from: from.trim(),
      to: to.trim(),
      redirect: redirect === 'yes',
    }),
  },
  remove: {
    name: 'remove',
    label: 'Delete…',
    title: 'Delete',
    action: 'Delete',
    undo: 'Undo delete',
    fields: [
      { name: 'path', label: 'What', hint: 'an address, or a path of the content', kind: 'text' },
      {
        name: 'target',
        label: 'Links lead to',
        hint: 'an address; needed where other files name it',
        kind: 'text',
        isOptional: true,
      },
    ],
    start: (route) => ({ path: route, target: '' }),
    read: ({ path = '', target = '' }) => ({ kind: 'remove', path: path.trim(), target: target.trim() || undefined }),
  },
}

/** What was done, in one sentence. */
export function describeDone({ files, addresses, redirects }: ArrangeAnswer): string {
  const [address] = addresses
  const what = address ? `${address.from} is ${address.to} now. ` : ''
  return `${what}${countOf(files.length, 'file')} changed, ${countOf(redirects.length, 'redirect')} added.`
}
