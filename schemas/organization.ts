// Who the site belongs to, for search engines: the facts that a box beside their results shows. A closed list, printed
// as schema.org's Organization on the home page.

import * as z from 'zod'
import { emailPattern } from './email.ts'
import { assetPathSchema, textSchema } from './primitives.ts'

/** Types of schema.org that are organisations, the general ones and those that shops and offices are. */
const types = [
  'Organization',
  'Corporation',
  'LocalBusiness',
  'ProfessionalService',
  'Store',
  'Restaurant',
  'LodgingBusiness',
  'MedicalBusiness',
  'NGO',
  'EducationalOrganization',
  'GovernmentOrganization',
  'OnlineBusiness',
  'Project',
] as const

const profileSchema = z
  .string()
  .regex(/^https:\/\/[^\s\\<>"]+$/, { error: 'must be an https URL', abort: true })
  .refine((address) => URL.canParse(address), 'must be an https URL')
  .describe('Address of a page about the organisation.')

const addressSchema = z
  .strictObject({
    street: textSchema.describe('Street and number.'),
    city: textSchema.describe('Town.'),
    region: textSchema.optional().describe('State or region, where addresses have one.'),
    postalCode: textSchema.optional().describe('Postal code.'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be the two capital letters of a country, such as DE')
      .describe('Country, as two letters of ISO 3166, e.g. DE.'),
  })
  .describe('Postal address in its parts.')

export const organizationSchema = z
  .strictObject({
    type: z.enum(types).default('Organization').describe('What it is, by a name of schema.org.'),
    legalName: textSchema.optional().describe('Registered name, e.g. "Acme Rail Ltd". Default: none.'),
    logo: assetPathSchema
      .optional()
      .describe('Picture for search results, at least 112 pixels wide and high. Default: the logo of the site.'),
    sameAs: z
      .array(profileSchema)
      .default([])
      .describe('Its pages elsewhere, such as profiles and an entry of an encyclopedia, in addition to `social`.'),
    telephone: z
      .string()
      .regex(/^\+[\d\s().-]{5,30}$/, 'must be a number in international form, such as +49 30 1234567')
      .optional()
      .describe('Phone in international form. Default: `contact.phone`, if it is in this form.'),
    email: z
      .string()
      .regex(emailPattern, 'must be an e-mail address')
      .optional()
      .describe('General e-mail address. Default: `contact.email`.'),
    address: addressSchema.optional(),
    vatId: textSchema.optional().describe('VAT number.'),
  })
  .optional()
  .describe('Facts about the organisation behind the site, for search engines.')
/** Facts about the organisation behind a site. */
export type Organization = z.infer<typeof organizationSchema>
