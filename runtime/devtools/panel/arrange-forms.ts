// The dialogs of New, Rename or move, and Delete: their fields, and what these fields ask for.

import type { ArrangeAnswer, Arrangement } from '../wire-arrange.ts'
import { countOf } from './format.ts'

/** What is typed, by the name of its field. */
export type Typed = Readonly<Record<string, string>>

/** A field of a dialog. */
export interface ArrangeField {
  name: string
  label: string
  hint?: string
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
  start: (route: string) => Typed
  read: (typed: Typed) => Arrangement
}

const kinds = [
  ['page', 'Page'],
  ['post', 'Blog post'],
  ['help', 'Help article'],
  ['case-study', 'Case study'],
  ['doc', 'Documentation page'],
  ['folder', 'Documentation folder'],
  ['redirect', 'Redirect'],
] as const

const isRedirect = ({ kind }: Typed) => kind === 'redirect'

/** All dialogs. */
export const arrangeForms: Readonly<Record<'create' | 'move' | 'remove', ArrangeForm>> = {
  create: {
    name: 'create',
    label: 'New…',
    title: 'New page, article or redirect',
    action: 'Create',
    undo: 'Undo new',
    fields: [
      { name: 'kind', label: 'Kind', kind: 'choice', choices: kinds },
      { name: 'slug', label: 'Address', hint: 'e.g. guides/install, or the old address of a redirect', kind: 'text' },
      { name: 'title', label: 'Title', kind: 'text', isOptional: true, isShown: (typed) => !isRedirect(typed) },
      { name: 'to', label: 'Leads to', kind: 'text', isShown: isRedirect },
    ],
    start: () => ({ kind: 'page', slug: '', title: '', to: '' }),
    read: ({ kind = 'page', slug = '', title = '', to = '' }) =>
      kind === 'redirect'
        ? { kind: 'redirect', from: slug.trim(), to: to.trim() }
        : { kind: 'new', what: kind, slug: slug.trim().replace(/^\//, ''), title: title.trim() },
  },
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
