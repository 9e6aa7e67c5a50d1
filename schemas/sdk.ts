// A client library, as shown in the SDK download centre.

import * as z from 'zod'
import { languageSchema } from './code-example.ts'
import { iconSchema } from './icon.ts'
import { hrefSchema, idSchema, textSchema } from './primitives.ts'

export const sdkSchema = z
  .strictObject({
    id: idSchema,
    name: textSchema.describe('e.g. "Python SDK".'),
    language: textSchema.describe('Name of the language as printed, e.g. "Python".'),
    icon: iconSchema,
    version: textSchema.describe('In quotes, e.g. "2.4.0".'),
    size: textSchema.describe('Package size, e.g. "128 KB".'),
    downloads: textSchema.describe('Installs per month from the package registry, e.g. "67k".'),
    packageManager: textSchema.describe('e.g. npm, pip.'),
    installCommand: textSchema.describe('What to type, e.g. "npm install example".'),
    documentationUrl: hrefSchema,
    githubUrl: hrefSchema,
    downloadUrl: hrefSchema
      .optional()
      .describe('Where the Download button leads. Default: pages.downloadsUrl of site.yaml.'),
    quickStart: textSchema.describe('A short program, as a block scalar (|).'),
    quickStartLanguage: languageSchema.describe('Language of the short program for highlighting.'),
  })
  .describe('A client library.')
export type Sdk = z.infer<typeof sdkSchema>
