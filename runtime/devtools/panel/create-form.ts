// The dialog of New: what this site can have more of, each kind with its own fields. The address follows the title
// until somebody writes another one.

import type { KindRow, Kinds } from '../wire-arrange.ts'
import type { ArrangeField, ArrangeForm, Typed } from './arrange-forms.ts'
import { isRecord } from './form/form-values.ts'
import { proposeAddress } from './propose-address.ts'

const isRedirect = ({ kind }: Typed) => kind === 'redirect'
const isOther = (typed: Typed) => !isRedirect(typed)

/** The dialog. `wanted` is the kind that it begins with; by default that of the page at the route. */
export function createForm({ kinds, names }: Kinds, wanted?: string): ArrangeForm {
  const kindOf = (name = 'page') => kinds.find(({ kind }) => kind === name)
  return {
    name: 'create',
    label: 'New…',
    title: 'New page, article or redirect',
    action: 'Create',
    undo: 'Undo new',
    fields: [
      { name: 'kind', label: 'Kind', kind: 'choice', choices: kinds.map(({ kind, label }) => [kind, label]) },
      { name: 'title', label: 'Title', kind: 'text', isOptional: true, isShown: isOther, isProse: true },
      addressField(kindOf),
      { name: 'to', label: 'Leads to', kind: 'text', isShown: isRedirect },
    ],
    moreFields: ({ kind }) => kindOf(kind)?.fields ?? [],
    names,
    start: (route) => follow({ kind: wanted ?? kindAt(kinds, route), slug: '', title: '', to: '', at: route }, kindOf),
    follow: (typed, name) => {
      const isOwn = name === 'slug' ? typed['slug'] !== '' : typed['isOwn'] === 'yes'
      return isOwn ? { ...typed, isOwn: 'yes' } : follow({ ...typed, isOwn: '' }, kindOf)
    },
    read: ({ kind = 'page', slug = '', title = '', to = '' }, values) => {
      if (kind === 'redirect') return { kind: 'redirect', from: slug.trim(), to: to.trim() }
      const keys = (kindOf(kind)?.fields ?? []).map(({ key }) => key)
      const given = isRecord(values) ? Object.entries(values).filter(([key]) => keys.includes(key)) : []
      const fields = given.length === 0 ? {} : { fields: Object.fromEntries(given) }
      return { kind: 'new', what: kind, slug: slug.trim().replace(/^\//, ''), title: title.trim(), ...fields }
    },
  }
}

type FindKind = (name?: string) => KindRow | undefined

function addressField(kindOf: FindKind): ArrangeField {
  return {
    name: 'slug',
    label: 'Address',
    kind: 'text',
    hintOf: ({ kind }) => {
      if (kind === 'redirect') return 'the old address, e.g. /old/page'
      const { route = '', isTree = false } = kindOf(kind) ?? {}
      return `below ${route}/, ${isTree ? 'e.g. guides/install' : 'e.g. first-steps'}: lower-case words, with hyphens`
    },
  }
}

/** An article is made beside the one that is open. */
function kindAt(kinds: readonly KindRow[], route: string): string {
  const found = kinds.find((row) => row.route !== '' && `${route}/`.startsWith(`${row.route}/`))
  return found?.kind ?? 'page'
}

function follow(typed: Typed, kindOf: FindKind): Typed {
  const { kind, title = '', at = '' } = typed
  const row = kindOf(kind)
  if (!row || kind === 'redirect') return { ...typed, slug: '' }
  const name = proposeAddress(title)
  return { ...typed, slug: name === '' ? '' : `${folderAt(row, at)}${name}` }
}

/** The folder of the open page, if it is of the same tree. */
function folderAt({ isTree, route, versions = [] }: KindRow, at: string): string {
  const inside = isTree && route !== '' && at.startsWith(`${route}/`) ? at.slice(route.length + 1) : ''
  const folder = inside.slice(0, inside.lastIndexOf('/') + 1)
  const [newest] = versions
  // The newest version has addresses without its name.
  return newest === undefined || versions.some((name) => folder.startsWith(`${name}/`)) ? folder : `${newest}/${folder}`
}
