// What is wrong with the values of a field, and which fields a form may have.

import { describe, expect, it } from 'vitest'
import { contactBlock } from '#schemas/blocks/contact.ts'
import { findFieldFault } from '#schemas/contact.ts'
import { type FormField, formFieldSchema } from '#schemas/form-field.ts'

const field = (given: Partial<FormField> = {}): FormField => ({
  name: 'a',
  label: 'A',
  type: 'text',
  wide: false,
  ...given,
})
const file = (bytes: number, name = 'a.pdf') => new File([new Uint8Array(bytes)], name)

describe('findFieldFault', () => {
  it.each<[Partial<FormField>, FormDataEntryValue[], string | undefined]>([
    [{}, [' '], 'missing'],
    [{}, [], 'missing'],
    [{}, [' A '], undefined],
    [{ required: false }, [''], undefined],
    [{ minLength: 2 }, [' A '], 'short'],
    [{ minLength: 2 }, [''], 'missing'],
    [{ minLength: 2, required: false }, [''], undefined],
    [{ minLength: 2, required: false }, ['A'], 'short'],
    [{ type: 'textarea', minLength: 20 }, [`${' '.repeat(30)}short`], 'short'],
    [{ type: 'email' }, [''], 'email'],
    [{ type: 'email' }, ['jo@example'], 'email'],
    [{ type: 'email' }, ['jo example.com'], 'email'],
    [{ type: 'email' }, ['\tjo@example.com '], undefined],
    [{ type: 'email', required: false }, [''], undefined],
    [{ type: 'email', required: false }, ['jo'], 'email'],
    [{ type: 'phone', required: false }, [''], undefined],
    [{ type: 'select' }, ['x'], undefined],
    [{ type: 'select' }, [''], 'missing'],
    [{ type: 'select', required: false }, [''], undefined],
    [{ type: 'checkbox' }, [], undefined],
    [{ type: 'consent' }, [], 'consent'],
    [{ type: 'consent' }, ['yes'], undefined],
    [{ type: 'file' }, [file(0, '')], 'missing'],
    [{ type: 'file', required: false }, [file(0, '')], undefined],
    [{ type: 'file', maxMB: 0.001 }, [file(1000)], undefined],
    [{ type: 'file', maxMB: 0.001 }, [file(10), file(1001)], 'large'],
  ])('%j with %j: %s', (given, values, fault) => expect(findFieldFault(field(given), values)).toBe(fault))
})

describe('fields', () => {
  const messages = (data: object) =>
    contactBlock.schema
      .safeParse({ id: 'form', type: 'contact', data })
      .error?.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`)
  const named = (name: string, more: object = {}) => ({ name, label: 'A', ...more })

  it('are texts that must be filled in unless they say otherwise', () =>
    expect(formFieldSchema.parse(named('a'))).toEqual(field()))

  it('have no key that would do nothing', () =>
    expect(messages({ fields: [named('a', { rows: 3 }), named('b', { type: 'consent', required: false })] })).toEqual([
      'fields.0.rows: must be left out: fields of the type text have none',
      'fields.1.required: must be left out: fields of the type consent have none',
    ]))

  it('have each name once, and none that every form uses', () => {
    expect(messages({ fields: [named('a'), named('a')] })).toEqual([
      'fields.1.name: must not be the name of another field of this form',
    ])
    expect(messages({ fields: [named('homepage')] })).toEqual([
      'fields.0.name: must be another name: every form uses homepage and idempotencyKey itself',
    ])
    for (const name of ['a b', '1a', '__proto__', 'a[]b']) expect(messages({ fields: [named(name)] })).toHaveLength(1)
    for (const name of ['attributes', 'closest', 'nodeName', 'firstChild', 'setAttribute'])
      expect(messages({ fields: [named(name)] })).toEqual([
        'fields.0.name: must be another name: scripts of the page use it for the form itself',
      ])
    expect(messages({ fields: ['children', 'action', 'photos[]', '_subject'].map((name) => named(name)) })).toBe(
      undefined,
    )
  })

  it('are those that the thanks name', () => {
    expect(messages({ thanks: 'Thank you {name}. We write to {email}.' })).toBe(undefined)
    expect(messages({ thanks: 'Thank you {nom}.' })).toEqual(['thanks: must name fields of the form only, not {nom}'])
    expect(messages({ thanks: '{bike}', fields: [named('bike')] })).toBe(undefined)
    expect(messages({ thanks: '{days[]}' })).toEqual(['thanks: must name fields of the form only, not {days[]}'])
  })
})
