// A discussion of the community forum.

import * as z from 'zod'
import { assetPathSchema, countSchema, dateSchema, idSchema, textSchema, urlSchema } from './primitives.ts'

export const threadSchema = z
  .strictObject({
    id: idSchema,
    title: textSchema.describe('Title of the discussion.'),
    author: textSchema.describe('Who began it.'),
    avatar: assetPathSchema.optional().describe('Portrait; initials are drawn when it is missing.'),
    category: textSchema.describe('e.g. "Tutorial". One of data/thread-categories.yaml, if there is that file.'),
    isPinned: z.boolean().default(false).describe('Shown at the top.'),
    isAnswered: z.boolean().default(false).describe('Has an accepted answer.'),
    replies: countSchema.default(0).describe('Answers so far.'),
    views: countSchema.default(0).describe('Times it was opened.'),
    likes: countSchema.default(0).describe('Members who like it.'),
    lastActivity: dateSchema,
    externalUrl: urlSchema.optional().describe('Opens in a new tab. Without it only a notice is shown.'),
  })
  .describe('A discussion of the community forum.')
export type Thread = z.infer<typeof threadSchema>
