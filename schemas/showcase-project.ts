// Something a member of the community built.

import * as z from 'zod'
import { assetPathSchema, countSchema, hrefSchema, idSchema, textSchema } from './primitives.ts'

export const showcaseProjectSchema = z
  .strictObject({
    id: idSchema,
    title: textSchema.describe('Name of the project.'),
    description: textSchema.describe('One or two sentences.'),
    author: textSchema.describe('Who built it.'),
    image: assetPathSchema.optional().describe('Picture, 16:10.'),
    tags: z.array(textSchema).default([]).describe('Technologies and topics, shown below the text.'),
    likes: countSchema.default(0).describe('Members who like it.'),
    demoUrl: hrefSchema.optional().describe('Shows a Demo button.'),
    githubUrl: hrefSchema.optional().describe('Shows a GitHub button.'),
  })
  .describe('Something a member of the community built.')
export type ShowcaseProject = z.infer<typeof showcaseProjectSchema>
