// content/site.yaml. Only name and url are required.

import * as z from 'zod'
import { allowSchema } from './allow.ts'
import { articleCollections, type CollectionName, collectionNames } from './article-collections.ts'
import { basePathPattern } from './base-path.ts'
import { budgetsSchema } from './budget.ts'
import { currencySchema } from './currency.ts'
import { emailPattern } from './email.ts'
import { extraKeysSchema } from './extra-keys.ts'
import { endpointsSchema } from './form-endpoint.ts'
import { headSchema } from './head.ts'
import { hostsSchema } from './hosts.ts'
import { isLocale, languageTagPattern } from './language-tag.ts'
import { organizationSchema } from './organization.ts'
import { picturesSchema } from './pictures.ts'
import { assetPathSchema, hrefSchema, previewSchema, textSchema, urlSchema, versionPattern } from './primitives.ts'
import { robotsSchema } from './robots.ts'
import { scriptsSchema, scriptWordsSchema } from './scripts.ts'
import { sitePagesSchema } from './site-pages.ts'
import { themeSchema } from './theme.ts'

const languageTagError = 'must be a language tag such as en or pt-BR'
const languageSchema = z
  .string()
  .regex(languageTagPattern, { error: languageTagError, abort: true })
  .refine(isLocale, languageTagError)

const switchOf = (noun: string) => z.boolean().default(true).describe(`Every ${noun}, their list and their feeds.`)
const collectionSwitches = Object.fromEntries(
  collectionNames.map((name) => [name, switchOf(articleCollections[name].noun)]),
) as Record<CollectionName, ReturnType<typeof switchOf>>

const markSchema = z
  .string()
  .regex(/^\/assets\/[^\\?#]+\.(?:svg|png|jpe?g)$/i, 'must be an SVG, PNG or JPEG picture such as /assets/mark.svg')
  .meta({ names: 'asset' })

export const siteSchema = z
  .strictObject({
    name: textSchema.describe('Name of the site, e.g. "Example".'),
    url: urlSchema
      .refine(
        (url) => !URL.canParse(url) || basePathPattern.test(new URL(url).pathname.replace(/\/+$/, '')),
        'must have only letters, digits, ".", "_", "~" and "-" in its path, as in https://example.com/docs',
      )
      .describe('Where the site will be published, without a trailing slash. A path in it becomes the base path.'),
    description: z.string().default('').describe('One sentence about the site.'),
    minimum: z
      .string({ error: 'must be a version in quotes, such as "0.1"' })
      .regex(/^\d{1,4}(?:\.\d{1,4}){0,2}$/, 'must be a version such as "0.1" or "1.2.3"')
      .optional()
      .describe('Oldest version of Libretto that can build the site, in quotes, e.g. "0.1".'),
    language: languageSchema.default('en').describe('Language of all pages, as a BCP 47 tag.'),
    languages: z
      .array(languageSchema)
      .min(1)
      .optional()
      .describe('Languages of the site, e.g. [en, de]. The first is that of content/, others have folders there.'),
    currency: currencySchema
      .default('USD')
      .describe('Currency of salaries and other amounts that the site prints, e.g. "EUR".'),
    logo: assetPathSchema
      .optional()
      .describe('Picture with the name in it, shown in header and footer in place of the name.'),
    logoDark: assetPathSchema.optional().describe('The same for dark pages. Default: logo.'),
    mark: markSchema
      .optional()
      .describe(
        'Square SVG, PNG or JPEG beside the name, in icons and in link previews. Default: the first letter on a tile.',
      ),
    theme: themeSchema,
    favicon: assetPathSchema.optional().describe('Icon of the browser tab. Default: drawn from the mark.'),
    social: z
      .strictObject({
        twitter: urlSchema.optional().describe('Profile address.'),
        github: urlSchema.optional().describe('Profile or repository address.'),
        linkedin: urlSchema.optional().describe('Profile address.'),
      })
      .prefault({})
      .describe('Addresses of the company elsewhere.'),
    contact: z
      .strictObject({
        email: z.string().regex(emailPattern, 'must be an e-mail address').optional().describe('General address.'),
        phone: textSchema.optional().describe('Sales phone, in international form.'),
        supportPhone: textSchema.optional().describe('Support phone, in international form.'),
        address: textSchema.optional().describe('Postal address, one line.'),
      })
      .prefault({})
      .describe('Direct ways to reach the company.'),
    organization: organizationSchema,
    seo: z
      .strictObject({
        defaultTitle: textSchema.optional().describe('Title of pages that have none.'),
        titleTemplate: z
          .string()
          .includes('%s', { error: 'must contain %s, the place of the page title' })
          .optional()
          .describe('How titles are printed: %s is the page title, e.g. "%s | Example".'),
        defaultDescription: textSchema.optional().describe('Description of pages that have none.'),
        defaultKeywords: z.array(textSchema).default([]).describe('Keywords of pages that have none.'),
        image: previewSchema
          .optional()
          .describe(
            'PNG, JPEG or WebP, 1200 × 630 pixels, for link previews of pages whose title cannot be drawn: no ' +
              'typeface of the site has its letters.',
          ),
      })
      .prefault({})
      .describe('Defaults for search engines and link previews.'),
    endpoints: endpointsSchema,
    pages: sitePagesSchema,
    search: z
      .strictObject({
        suggestions: z.array(textSchema).default([]).describe('Searches that the empty search dialog offers.'),
      })
      .prefault({})
      .describe('The search of the site.'),
    api: z
      .strictObject({
        keyVariable: z
          .string()
          .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be the name of an environment variable such as ACME_API_KEY')
          .optional()
          .describe(
            'Environment variable that the snippets of the API explorer read the key from. ' +
              'Default: made of the name, e.g. ACME_API_KEY.',
          ),
        license: z
          .strictObject({
            name: textSchema.describe('Name of the licence or of the terms of use.'),
            url: hrefSchema.describe('Page with its text.'),
          })
          .optional()
          .describe('Licence of the API, for openapi.json.'),
      })
      .prefault({})
      .describe('The HTTP API of the site.'),
    features: z
      .strictObject({
        ...collectionSwitches,
        tags: z.boolean().default(true).describe('Pages such as /blog/tags/opus, for tags that articles share.'),
        api: z.boolean().default(true).describe('/openapi.json, made of data/endpoints.yaml.'),
      })
      .prefault({})
      .describe('Parts of the site. What is false is not published, and links to it are dead.'),
    docs: z
      .strictObject({
        versions: z
          .array(z.string().regex(versionPattern, 'must be lower-case letters and digits joined by hyphens or dots'))
          .min(1, 'needs at least one version')
          .optional()
          .describe(
            'Folders of content/docs, one per version, newest first, e.g. [v2, "1.5"]. ' +
              'The newest has the addresses /docs/…, the others /docs/1.5/….',
          ),
      })
      .prefault({})
      .describe('The documentation in content/docs.'),
    extraKeys: extraKeysSchema,
    sharedAssets: z
      .array(assetPathSchema)
      .default([])
      .describe(
        'Files of content/assets, or folders such as /assets/mail, that only others use: e-mails, apps, other sites. ' +
          'No page needs to mention them.',
      ),
    hosts: hostsSchema,
    allow: allowSchema,
    scripts: scriptsSchema,
    head: headSchema,
    robots: robotsSchema,
    budgets: budgetsSchema,
    pictures: picturesSchema,
    foundedYear: z.int().min(1900).max(2200).optional().describe('First year of the copyright line.'),
    copyrightHolder: textSchema
      .optional()
      .describe('Who the copyright line names, e.g. "Acme Rail Ltd". Default: the name of the site.'),
    editUrl: urlSchema
      .optional()
      .describe('Address of the content folder in the repository; a page adds its file path to it.'),
  })
  .describe('Who the site belongs to and how its pages present themselves.')
export type Site = z.infer<typeof siteSchema>

/** content/de/site.yaml: what the site says about itself in another of its languages. */
export const siteTranslationSchema = siteSchema
  .pick({
    name: true,
    description: true,
    logo: true,
    logoDark: true,
    contact: true,
    seo: true,
    pages: true,
    search: true,
    copyrightHolder: true,
  })
  .partial()
  .extend({ scripts: scriptWordsSchema })
  .describe('What the site says about itself in this language. What is left out is as in the default language.')
