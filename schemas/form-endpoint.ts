// Where forms are posted. An address of this computer is for trying a form out: `watch` takes it, a build refuses it.

import * as z from 'zod'
import { fieldNameSchema } from './form-field.ts'
import { namesOnce } from './names-once.ts'
import { slugSchema, textSchema } from './primitives.ts'

const addressError = 'must be an https URL, a path of this site or, to try it out, http://localhost with a port'

/** Whether an address is one of this computer: nobody else can reach it. */
export function isLocalAddress(address: string): boolean {
  return /^http:\/\/|^https:\/\/(?:localhost|127(?:\.\d+){3})(?![\w.-])/i.test(address)
}

const host = /(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?=[/?]|$)/
  .source

const endpointAddressSchema = z
  .string()
  .regex(new RegExp(`^(?:${host}|\\/(?!\\/))[^\\s\\\\]*$`, 'i'), { error: addressError, abort: true })
  .refine((address) => address.startsWith('/') || URL.canParse(address), addressError)

const formEndpointSchema = z
  .strictObject({
    name: slugSchema.describe('Name that a contact block uses as data.form, e.g. "repair".'),
    address: endpointAddressSchema.describe('Address that takes the form.'),
    takes: z
      .enum(['json', 'form'])
      .default('json')
      .describe('What it takes: JSON, or what forms of HTML send. Files, and visitors without scripts, need form.'),
    values: z
      .array(
        z.strictObject({
          name: fieldNameSchema.describe('Name of the value.'),
          value: textSchema.describe('The value. Everybody can read it in the page.'),
        }),
      )
      .default([])
      .describe('Values that every message has, such as the public key of a service.'),
  })
  .describe('An endpoint for a form.')

const simple = () =>
  endpointAddressSchema
    .optional()
    .describe('Address that takes the form as a JSON POST. Without it the form is simulated.')

export const endpointsSchema = z
  .strictObject({
    contact: simple(),
    tickets: simple(),
    newsletter: simple(),
    forms: z
      .array(formEndpointSchema)
      .superRefine(namesOnce('must not be the name of another form'))
      .default([])
      .describe('Endpoints for forms of contact blocks, each with a name.'),
  })
  .prefault({})
  .describe('Where forms are posted. None by default: forms are simulated.')
export type Endpoints = z.infer<typeof endpointsSchema>

/** Every address that forms are posted to. */
export function listFormAddresses({ forms, ...others }: Endpoints): string[] {
  return [...Object.values(others), ...forms.map(({ address }) => address)].filter((address) => address !== undefined)
}
