// One field of a form of one's own. What a field of each type may have stands in one table: a key that would do nothing
// is refused.

import * as z from 'zod'
import { namesOnce } from './names-once.ts'
import { hrefSchema, textSchema } from './primitives.ts'

const fieldTypes = ['text', 'email', 'phone', 'textarea', 'select', 'checkbox', 'consent', 'file'] as const
/** What a field asks for. */
export type FieldType = (typeof fieldTypes)[number]

/** What browsers can fill in: tokens of HTML's attribute of this name. */
const fillable = [
  'name',
  'given-name',
  'family-name',
  'organization',
  'organization-title',
  'email',
  'tel',
  'url',
  'username',
  'street-address',
  'address-line1',
  'address-line2',
  'postal-code',
  'address-level2',
  'country-name',
  'bday',
  'language',
  'off',
] as const

/** Names that the form itself sends: the field for programs, and the key of an attempt. */
const takenNames = ['homepage', 'idempotencyKey']
/** In a browser, a field hides the property of its form that has its name. Scripts need these. */
const formProperties = new RegExp(
  '^(?:attributes|closest|elements|localName|tagName|namespaceURI|ownerDocument|childNodes|node(?:Name|Type|Value)|' +
    'parent(?:Node|Element)|insertBefore|dispatchEvent|\\w+(?:Child|Sibling|Attribute|EventListener))$',
)

/** Name of a value that a form sends. */
export const fieldNameSchema = z
  .string()
  .regex(/^_?[A-Za-z][\w-]*(?:\[\])?$/, {
    error: 'must start with a letter or "_", use only letters, digits, "-" and "_", and may end with "[]"',
    abort: true,
  })
  .refine((name) => !formProperties.test(name), 'must be another name: scripts of the page use it for the form itself')
  .refine(
    (name) => !takenNames.includes(name),
    `must be another name: every form uses ${takenNames.join(' and ')} itself`,
  )

/** The types that have a key, for keys that only some have. */
const typesOfKey = {
  required: ['text', 'email', 'phone', 'textarea', 'select', 'file'],
  autocomplete: ['text', 'email', 'phone', 'textarea'],
  minLength: ['text', 'textarea'],
  maxLength: ['text', 'textarea'],
  rows: ['textarea'],
  options: ['select'],
  link: ['checkbox', 'consent'],
  accept: ['file'],
  maxMB: ['file'],
  multiple: ['file'],
} as const satisfies Readonly<Record<string, readonly FieldType[]>>

const optionSchema = z
  .strictObject({
    label: textSchema.describe('What visitors choose, e.g. "A boat".'),
    value: textSchema.optional().describe('What is sent. Default: the label.'),
  })
  .describe('A choice.')

export const formFieldSchema = z
  .strictObject({
    name: fieldNameSchema.describe('Name that the value is sent under, e.g. "bike". Unique in the form.'),
    type: z.enum(fieldTypes).default('text').describe('What the field asks for. A consent must be ticked.'),
    label: textSchema.describe('What stands above the field, or beside the box.'),
    hint: textSchema.optional().describe('Help under the field.'),
    error: textSchema
      .optional()
      .describe('What visitors read while the value is not right. Default: words for its type.'),
    required: z
      .boolean()
      .optional()
      .describe('false: may stay empty. Default: true. Not for boxes: a consent must be ticked, a checkbox need not.'),
    wide: z.boolean().default(false).describe('true: as wide as the form. Textareas, boxes and files are so anyway.'),
    autocomplete: z
      .enum(fillable)
      .optional()
      .describe('What browsers may fill in. Default: email and tel for these types, and name for a text of this name.'),
    minLength: z.int().min(1).max(10_000).optional().describe('Characters that a text must have.'),
    maxLength: z.int().min(1).max(100_000).optional().describe('Characters that a text can have.'),
    rows: z.int().min(2).max(40).optional().describe('Lines of a textarea. Default: 7.'),
    options: z
      .array(optionSchema)
      .min(1)
      .optional()
      .describe('Choices of a select. The first one is chosen. Default: the kinds of data/contact-types.yaml.'),
    link: z
      .strictObject({
        text: textSchema.describe('Words of the link, e.g. "Privacy".'),
        href: hrefSchema,
      })
      .optional()
      .describe('Link beside a box, for example to what one agrees to.'),
    accept: z
      .array(
        z
          .string()
          .regex(
            /^(?:\.[A-Za-z0-9]+|[a-z]+\/(?:\*|[A-Za-z0-9.+-]+))$/,
            'must be an extension such as .pdf or a media type such as image/*',
          ),
      )
      .min(1)
      .optional()
      .describe('Files that browsers offer, e.g. [image/*, .pdf]. Default: all.'),
    maxMB: z.number().positive().max(1000).optional().describe('Megabytes that a file can have. Default: 5.'),
    multiple: z.boolean().optional().describe('true: several files.'),
  })
  .superRefine((field, context) => {
    for (const [key, types] of Object.entries(typesOfKey))
      if (field[key as keyof typeof typesOfKey] !== undefined && !(types as readonly string[]).includes(field.type))
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `must be left out: fields of the type ${field.type} have none`,
        })
    const { minLength = 0, maxLength = Infinity } = field
    if (minLength > maxLength)
      context.addIssue({ code: 'custom', path: ['minLength'], message: `must be at most maxLength, ${maxLength}` })
  })
  .describe('A field of the form.')
export type FormField = z.infer<typeof formFieldSchema>

export const formFieldsSchema = z
  .array(formFieldSchema)
  .min(1)
  .superRefine(namesOnce('must not be the name of another field of this form'))
