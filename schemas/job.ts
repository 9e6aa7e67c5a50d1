// An open position. Salaries are yearly.

import * as z from 'zod'
import { currencySchema } from './currency.ts'
import { dateSchema, idSchema, textSchema } from './primitives.ts'

/** Values of `type` that the interface has words for; those of a site without data/job-types.yaml. */
export const jobTypes = ['full-time', 'part-time', 'contract', 'intern'] as const

export const jobSchema = z
  .strictObject({
    id: idSchema,
    title: textSchema.describe('Name of the position.'),
    department: textSchema.describe('Team, e.g. "Engineering".'),
    location: textSchema.describe('City, e.g. "Austin".'),
    type: textSchema.describe(
      'Kind of contract: one of data/job-types.yaml; without that file full-time, part-time, contract or intern.',
    ),
    remote: z.boolean().default(false).describe('Shows the Remote badge and matches the Remote filter.'),
    salaryRange: z
      .strictObject({
        min: z.number().positive().describe('Lower end per year.'),
        max: z.number().positive().describe('Upper end per year.'),
        currency: currencySchema.optional().describe('e.g. "CHF". Default: the currency of site.yaml.'),
      })
      .refine((range) => range.min <= range.max, { error: 'must not be greater than max', path: ['min'] })
      .describe('Yearly salary.'),
    experience: textSchema.describe('e.g. "5+ years".'),
    skills: z.array(textSchema).default([]).describe('Searched by the position search.'),
    description: textSchema.describe('A short paragraph.'),
    requirements: z.array(textSchema).default([]).describe('What applicants need.'),
    benefits: z.array(textSchema).default([]).describe('What the company offers.'),
    posted: dateSchema,
  })
  .describe('An open position.')
export type Job = z.infer<typeof jobSchema>
