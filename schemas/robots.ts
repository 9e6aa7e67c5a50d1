// Rules for crawlers, as robots.txt has them.

import * as z from 'zod'

/** The file with the rules, which a site may have in place of the generated one. */
export const robotsPath = '/robots.txt'

const pathSchema = z
  .string()
  .regex(
    /^\/[^\s#$*\\]*(?:\*[^\s#$*\\]*)*\$?$/,
    'must be a path such as /drafts/, with * for any letters and $ for its end',
  )
  .describe('What addresses of the site begin with, e.g. /drafts/.')

const pathsTo = (what: string) => z.array(pathSchema).default([]).describe(`Addresses that ${what}.`)

const rules = {
  disallow: pathsTo('must not be read'),
  allow: pathsTo('may be read, although a shorter path of disallow fits'),
}

const crawlerSchema = z.strictObject({
  names: z
    .array(
      z
        .string()
        .regex(/^[a-z\d][\w.-]*(?: [\w.-]+)*$/i, 'must be the name by which a crawler looks for its rules, e.g. GPTBot')
        .describe('Name of a crawler, as its operator gives it.'),
    )
    .min(1, 'needs at least one name')
    .describe('Crawlers that the rules are for, e.g. [GPTBot, ClaudeBot].'),
  ...rules,
})

/** Rules of robots.txt. */
export const robotsSchema = z
  .strictObject({
    ...rules,
    crawlers: z
      .array(crawlerSchema)
      .superRefine((crawlers, context) => {
        const seen = new Set<string>()
        for (const [index, { names }] of crawlers.entries())
          for (const [at, name] of names.entries()) {
            const message = 'must be named once, in capitals or small letters: it has rules already'
            if (seen.has(name.toLowerCase())) context.addIssue({ code: 'custom', path: [index, 'names', at], message })
            seen.add(name.toLowerCase())
          }
      })
      .default([])
      .describe('Rules for some crawlers. A crawler that is named here follows these, and not those for all.'),
  })
  .optional()
  .describe('Rules for crawlers in robots.txt. By default everything may be read.')
/** Rules of robots.txt. */
export type Robots = z.infer<typeof robotsSchema>
