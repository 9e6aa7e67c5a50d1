// The dialog of New: an address follows the title until somebody writes one, and only fields of the kind are sent.

import { describe, expect, it } from 'vitest'
import { createForm } from '#runtime/devtools/panel/create-form.ts'
import { proposeAddress } from '#runtime/devtools/panel/propose-address.ts'
import type { KindRow, Kinds } from '#runtime/devtools/wire-arrange.ts'
import type { FormField } from '#runtime/devtools/wire-forms.ts'

it.each([
  ['A night on the lake', 'a-night-on-the-lake'],
  ['Größe & Maß: 3 Tipps!', 'grosse-mass-3-tipps'],
  ['L’été à Łódź', 'lete-a-lodz'],
  ['湖の夜', ''],
  ['Νύχτα 2', ''],
  ['  --  ', ''],
  [
    'A title of many words that goes on and on until nobody reads it to its end',
    'a-title-of-many-words-that-goes-on-and-on-until-nobody-reads',
  ],
  ['x'.repeat(80), 'x'.repeat(60)],
])('%s is proposed as %s', (title, address) => expect(proposeAddress(title)).toBe(address))

describe('the dialog', () => {
  const row = (kind: string, route: string, more: Partial<KindRow> = {}): KindRow => ({
    kind,
    label: kind,
    folder: route.slice(1),
    route,
    isTree: false,
    fields: [],
    ...more,
  })
  const platforms: FormField = { kind: 'number', key: 'platforms', label: 'Platforms', isRequired: true }
  const kinds: Kinds = {
    kinds: [
      row('page', '', { isTree: true }),
      row('station', '/stations', { fields: [platforms] }),
      row('doc', '/docs', { isTree: true, versions: ['v2', 'v1'] }),
      row('redirect', '', { isTree: true }),
    ],
    names: { claim: [], collection: [], widget: [] },
  }
  const form = createForm(kinds)
  const type = (typed: Readonly<Record<string, string>>, name: string, value: string) =>
    form.follow?.({ ...typed, [name]: value }, name) ?? typed

  it('begins with the kind of the open page, or with the one that is wanted', () => {
    expect(form.start('/').kind).toBe('page')
    expect(form.start('/stations/lake').kind).toBe('station')
    expect(form.start('/stationsmaster').kind).toBe('page')
    expect(createForm(kinds, 'doc').start('/stations').kind).toBe('doc')
  })

  it('lets the address follow the title, until somebody writes one', () => {
    const titled = type(form.start('/'), 'title', 'Lake Station')
    expect(titled.slug).toBe('lake-station')
    const written = type(titled, 'slug', 'lake')
    expect(type(written, 'title', 'Other').slug).toBe('lake')
    expect(type(type(written, 'slug', ''), 'title', 'Other').slug).toBe('other')
  })

  it('proposes an address beside the open page of a tree', () => {
    expect(type(form.start('/docs/guides/start'), 'title', 'Tides').slug).toBe('v2/guides/tides')
    expect(type(form.start('/docs/v1/guides/start'), 'title', 'Tides').slug).toBe('v1/guides/tides')
    expect(type(type(form.start('/docs/a/b'), 'title', 'Tides'), 'kind', 'page').slug).toBe('tides')
  })

  it('sends the fields of the chosen kind only', () => {
    const typed = { kind: 'station', slug: '/lake ', title: ' Lake ' }
    expect(form.read(typed, { platforms: 2, line: 'red' })).toEqual({
      kind: 'new',
      what: 'station',
      slug: 'lake',
      title: 'Lake',
      fields: { platforms: 2 },
    })
    expect(form.read({ kind: 'page', slug: 'x', title: '' }, { platforms: 2 })).toEqual({
      kind: 'new',
      what: 'page',
      slug: 'x',
      title: '',
    })
    expect(form.read({ kind: 'redirect', slug: '/a ', to: ' /b' }, {})).toEqual({
      kind: 'redirect',
      from: '/a',
      to: '/b',
    })
  })
})
