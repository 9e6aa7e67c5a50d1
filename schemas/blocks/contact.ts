// A form, with kinds of inquiry and direct details beside it. The kinds are in content/data/contact-types.yaml.

import * as z from 'zod'
import { formFieldsSchema } from '../form-field.ts'
import { slugSchema, textSchema } from '../primitives.ts'
import { thanksPlaceholder } from '../thanks-placeholder.ts'
import { defineBlockSchema } from './block.ts'

/** Names of the fields of a form without fields of its own. */
const standardNames = ['name', 'email', 'phone', 'contactType', 'subject', 'message']

export const contactBlock = defineBlockSchema('contact', 'A contact form, or a form with fields of your own.', {
  data: z
    .strictObject({
      form: slugSchema
        .optional()
        .describe('Name of the endpoint in endpoints.forms of site.yaml. Default: endpoints.contact.'),
      fields: formFieldsSchema
        .optional()
        .describe('Fields of the form. Default: name, e-mail, phone, kind of inquiry, subject and message.'),
      showPhone: z.boolean().default(true).describe('false hides the phone field. Only without fields of your own.'),
      showDetails: z.boolean().default(true).describe('false hides phone numbers and e-mail address beside the form.'),
      button: textSchema.optional().describe('What the button says.'),
      thanks: textSchema
        .optional()
        .describe(
          'What visitors read when the form was sent. {name} stands for what they wrote or chose in that field.',
        ),
      toast: z
        .boolean()
        .default(false)
        .describe('true shows the result in a corner of the window as well, for some seconds.'),
    })
    .superRefine(({ fields, thanks = '', showPhone }, context) => {
      if (fields && !showPhone)
        context.addIssue({
          code: 'custom',
          path: ['showPhone'],
          message: 'must be left out: the form has fields of its own',
        })
      const names = fields?.map(({ name }) => name) ?? standardNames
      for (const [, name = ''] of thanks.matchAll(thanksPlaceholder))
        if (!names.includes(name))
          context.addIssue({
            code: 'custom',
            path: ['thanks'],
            message: `must name fields of the form only, not {${name}}`,
          })
    })
    .prefault({}),
  anchor: () => 'contact-form',
  references: ({ form, fields: own, showPhone }) => {
    const fields = own ?? []
    const names = own?.map(({ name }) => name) ?? standardNames.filter((name) => showPhone || name !== 'phone')
    const file = fields.findIndex(({ type }) => type === 'file')
    return [
      ...(form === undefined ? [] : [{ to: 'form', name: form, fields: names, path: ['form'] } as const]),
      ...fields.flatMap(({ type, options }, index) =>
        type === 'select' && !options ? [{ to: 'kinds of inquiry', path: ['fields', index, 'type'] } as const] : [],
      ),
      ...(file < 0 ? [] : [{ to: 'file form', name: form, path: ['fields', file, 'type'] } as const]),
    ]
  },
})
export type ContactBlock = z.infer<typeof contactBlock.schema>
