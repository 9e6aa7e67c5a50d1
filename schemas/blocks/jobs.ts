// Open positions from content/data/jobs.yaml, with filters.

import * as z from 'zod'
import { idSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const jobsBlock = defineBlockSchema('jobs', 'Open positions with filters.', {
  data: z
    .strictObject({
      contactType: idSchema
        .optional()
        .describe('Kind of inquiry that an application is: a value of data/contact-types.yaml. Default: general.'),
    })
    .prefault({}),
  anchor: () => 'job-listing',
  references: ({ contactType }) => [
    { to: 'page', page: 'contactUrl', from: 'jobs', list: 'jobs', path: [] },
    ...(contactType === undefined
      ? []
      : [
          {
            to: 'value' as const,
            value: contactType,
            source: { of: 'contact-types', field: 'value' },
            message: `no kind of inquiry in data/contact-types.yaml has the value "${contactType}"`,
            path: ['contactType'],
          },
        ]),
  ],
})
