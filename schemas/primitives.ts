// The small shapes that all other schemas use: ids, slugs, dates, links, plain text. No schema here transforms a text:
// a page shows what the writer wrote. Links are limited to schemes that cannot run code.

import * as z from 'zod'

/** Kinds of names. `schema.meta({ names: 'claim' })` marks a text as one, and editors offer the names of the site. */
export type NameKind = 'asset' | 'claim' | 'collection' | 'page' | 'widget'
declare module 'zod' {
  interface GlobalMeta {
    names?: NameKind
  }
}

/** Slug of one URL segment: lower-case words joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * A file name that may become a URL segment. Runs of hyphens are allowed, since existing Markdown folders have them.
 */
export const fileSlugPattern = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/

/** A version of the documentation as a URL segment: words joined by single hyphens or dots. */
export const versionPattern = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/

/** A text that is not blank. */
export const textPattern = /\S/

/** Text shown to visitors. May refer to a claim as `{claim:id}`. */
export const textSchema = z.string().regex(textPattern, 'must not be empty')

/** Text of several lines, such as code. */
export const longTextSchema = textSchema.meta({ contentMediaType: 'text/plain' })

/** Markdown. */
export const markdownSchema = textSchema.meta({ contentMediaType: 'text/markdown' })

/** Tags of an article. The page of each tag prints all of them: without a limit, two small files could fill a disk. */
export const tagsSchema = z.array(textSchema).max(100).default([]).describe('Topics.')

/** Identifier of an entity, unique in its list. Can also be an HTML anchor. */
export const idSchema = z
  .string()
  .regex(
    /^[A-Za-z][A-Za-z0-9]*(?:[-_.][A-Za-z0-9]+)*$/,
    'must start with a letter and use only letters, digits, "-", "_" and "."',
  )
  .describe('Unique name inside its list, e.g. "call-setup". Used in links and in reports.')

/** Anchor of a block: also the fragment a link can point to, e.g. `#createCall`. */
export const anchorSchema = z
  .string()
  .regex(
    /^[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/,
    'must start with a letter and use only letters, digits, "-" and "_"',
  )
  .describe('Unique name inside the page. Links can point to it as #id.')

/** One URL segment. */
export const slugSchema = z
  .string()
  .regex(slugPattern, 'must be lower-case letters and digits joined by single hyphens')
  .describe('URL segment, e.g. "getting-started".')

/** What is wrong with a date of the right form. */
function describeDay(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  if (month < 1 || month > 12) return 'must be a day that exists: months are 01 to 12'
  const last = new Date(Date.UTC(year, month, 0))
  const name = last.toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  return `must be a day that exists: ${name} ${year} has ${last.getUTCDate()} days`
}

/** A calendar date or an instant with an offset; dates without a time mean midnight UTC. */
export const dateSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: ({ input }) =>
      typeof input === 'string' && /^\d{4}-\d\d-\d\d$/.test(input)
        ? describeDay(input)
        : 'must be a date like 2026-05-31 or an instant like 2026-05-31T09:00:00Z',
  })
  .describe('Date (2026-05-31) or instant with offset (2026-05-31T09:00:00Z).')

/** Schemes that a link may use. Others are refused, because content must never run. */
const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const

/**
 * Whether `href` is relative or has an allowed scheme. Browsers drop control characters before parsing, so they are
 * refused.
 */
export function isSafeHref(href: string): boolean {
  if (href === '' || /[\u0000-\u0020\u007f\\]/.test(href)) return false
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(href)?.[1]?.toLowerCase()
  if (scheme === undefined) return !href.startsWith('//')
  return (linkSchemes as readonly string[]).includes(scheme)
}

/** Why an address is refused, as the end of a sentence. */
function describeUnsafeHref(href: unknown): string {
  if (typeof href === 'string' && href.includes('\\')) return backslash
  return 'must be a path like /docs, an anchor like #faq, or an http, https, mailto or tel address without spaces'
}

const backslash = 'must have slashes (/) where it has backslashes (\\)'

/** A link: a path of this site (`/docs`), an anchor (`#faq`), or an http(s), mailto or tel URL. */
export const hrefSchema = z
  .string()
  .refine(isSafeHref, { error: ({ input }) => describeUnsafeHref(input) })
  .meta({
    names: 'page',
    description: 'Path of this site (/docs), anchor (#faq), or an http, https, mailto or tel URL.',
  })

/** Absolute http(s) URL. */
export const urlSchema = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http or https URL' })
  .describe('Absolute URL, e.g. https://example.com/page.')

/** Path of a file in `content/assets`, e.g. `/assets/diagram.svg`. */
export const assetPathSchema = z
  .string()
  .regex(/^\/assets\/[^\\?#]+$/, {
    error: ({ input }) =>
      String(input).includes('\\') ? backslash : 'must start with /assets/ and name a file of content/assets',
  })
  .meta({ names: 'asset', description: 'Path of a file in content/assets, e.g. /assets/diagram.svg.' })

/** Whole number, zero or more. */
export const countSchema = z.int().min(0)

/** Stars given by a person, 1 to 5. */
export const ratingSchema = z.int().min(1).max(5).describe('1 (worst) to 5 (best).')

/** A picture for link previews: programs that show them read these formats. */
export const previewSchema = assetPathSchema.regex(/\.(?:png|jpe?g|webp)$/i, 'must be a PNG, JPEG or WebP')
