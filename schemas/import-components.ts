// import-components.yaml, beside the content folder: what `libretto import` makes of components that it does not know.

import * as z from 'zod'

/** Forms of texts that a component can become. */
const importDirectives = [
  'note',
  'tip',
  'important',
  'warning',
  'danger',
  'details',
  'tabs',
  'tab',
  'steps',
  'figure',
] as const

const ruleSchema = z
  .strictObject({
    directive: z
      .enum(importDirectives)
      .optional()
      .describe('The form around what is between the tags, e.g. note or details.'),
    title: z
      .string()
      .regex(/^[A-Za-z][\w-]*$/, 'must be the name of one property')
      .optional()
      .describe('With directive: the property that has the title, e.g. heading. Default: title.'),
    html: z
      .string()
      .regex(/^[a-z][a-z0-9]*$/, 'must be the name of one element, e.g. kbd')
      .optional()
      .describe('The element of HTML that takes its place, without its properties.'),
    text: z
      .string()
      .optional()
      .describe(
        'The Markdown that takes its place: {name} is the value of a property, {children} what is between the tags.',
      ),
    drop: z.literal(true, 'must be true, or left out').optional().describe('true: it goes, with all that is in it.'),
  })
  .refine(
    ({ directive, html, text, drop }) =>
      [directive, html, text, drop].filter((each) => each !== undefined).length === 1,
    {
      error: 'must have exactly one of directive, html, text and drop',
    },
  )
  .refine(({ directive, title }) => title === undefined || directive !== undefined, {
    path: ['title'],
    error: 'belongs to a directive',
  })

/** The file: rules by the names of components. */
export const importComponentsSchema = z
  .record(z.string().regex(/^[A-Za-z][\w.-]*$/, 'must be the name of a component, e.g. Hint'), ruleSchema)
  .describe('Rules by the names of components.')

/** What becomes of one component. */
export type ComponentRule = z.infer<typeof ruleSchema>
export type ComponentRules = Readonly<Record<string, ComponentRule>>
