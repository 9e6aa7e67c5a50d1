// The contact form of Parley, as its page has it.

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { contactTypeSchema } from '#schemas/contact-type.ts'
import { type FormField, formFieldsSchema } from '#schemas/form-field.ts'

const read = (path: string): unknown => parse(readFileSync(`content/${path}`, 'utf8'))

const page = read('pages/contact.yaml') as { blocks: { type: string; data: { fields: unknown } }[] }

/** Kinds of inquiry. */
export const parleyTypes = contactTypeSchema.array().parse(read('data/contact-types.yaml'))

/** The fields, with the kinds in their select. */
export const parleyFields: FormField[] = formFieldsSchema
  .parse(page.blocks.find(({ type }) => type === 'contact')?.data.fields)
  .map((field) =>
    field.type === 'select' ? { ...field, options: parleyTypes.map(({ value, label }) => ({ value, label })) } : field,
  )
