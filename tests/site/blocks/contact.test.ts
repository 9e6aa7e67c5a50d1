// What a contact block asks for, and where its form goes.

import { expect, it } from 'vitest'
import { contactBlock as schema } from '#schemas/blocks/contact.ts'
import { siteSchema } from '#schemas/site.ts'
import { contactBlock } from '#site/blocks/contact/contact.tsx'
import type { PlanView } from '#site/plan-view.ts'

const types = [{ value: 'offer', label: 'Offer', description: 'A price for your trip.' }]

function planContact(data: object, kinds: readonly object[] = []) {
  const site = siteSchema.parse({
    name: 'Lake',
    url: 'https://lake.example.com',
    contact: { email: 'hello@example.com', phone: '+1 555-0100' },
    endpoints: {
      contact: 'https://forms.example.com/contact',
      forms: [
        { name: 'order', address: '/api/order' },
        {
          name: 'repair',
          address: 'https://forms.example.com/repair',
          takes: 'form',
          values: [{ name: 'k', value: 'v' }],
        },
      ],
    },
  })
  const written = schema.schema.parse({ id: 'form', type: 'contact', data })
  const shown = contactBlock.plan?.(written.data, { site, list: () => kinds } as unknown as PlanView)
  if (!shown) throw new Error('no plan')
  return shown
}
const namesOf = (data: object, kinds?: readonly object[]) => planContact(data, kinds).fields.map(({ name }) => name)

it('asks for no company, and for a kind of inquiry only where the site lists some', () => {
  expect(namesOf({})).toEqual(['name', 'email', 'phone', 'subject', 'message'])
  expect(namesOf({ showPhone: false }, types)).toEqual(['name', 'email', 'contactType', 'subject', 'message'])
  const { fields, types: explained } = planContact({}, types)
  expect(fields.find(({ type }) => type === 'select')?.options).toEqual([{ value: 'offer', label: 'Offer' }])
  expect(explained).toEqual(types)
  expect(fields.map(({ minLength }) => minLength)).toEqual(fields.map(() => undefined))
})

it('explains the kinds of inquiry only where they can be chosen', () => {
  const bike = { name: 'bike', type: 'select', label: 'Bicycle' }
  expect(planContact({ fields: [bike] }, types)).toMatchObject({
    fields: [{ options: [{ value: 'offer', label: 'Offer' }] }],
    types,
  })
  expect(planContact({ fields: [{ ...bike, options: [{ label: 'Tandem' }] }] }, types)).toMatchObject({
    fields: [{ options: [{ label: 'Tandem' }] }],
    types: [],
  })
})

it('goes to the endpoint that it names, as that one takes it', () => {
  const deliveryOf = (data: object) => {
    const { endpoint, takesForm, values } = planContact(data)
    return { endpoint, takesForm, values }
  }
  expect(deliveryOf({})).toEqual({ endpoint: 'https://forms.example.com/contact', takesForm: false, values: [] })
  expect(deliveryOf({ form: 'order' })).toEqual({ endpoint: '/api/order', takesForm: false, values: [] })
  expect(deliveryOf({ form: 'repair' })).toEqual({
    endpoint: 'https://forms.example.com/repair',
    takesForm: true,
    values: [{ name: 'k', value: 'v' }],
  })
})

it('has no toast and shows the details of the site, unless it says otherwise', () => {
  expect(planContact({})).toMatchObject({ toast: false, email: 'hello@example.com', salesPhone: '+1 555-0100' })
  expect(planContact({ showDetails: false, toast: true })).toMatchObject({
    toast: true,
    email: undefined,
    salesPhone: undefined,
  })
})
