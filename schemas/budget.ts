// content/site.yaml, `budgets`: what a page may cost its visitors. The build, the debug panel and the tests of a site
// read the same list.

import * as z from 'zod'

const kilobytes = (what: string) =>
  z.number().min(0, 'must not be negative').optional().describe(`${what}, in kilobytes after gzip.`)
const count = (what: string) => z.int().min(0, 'must not be negative').optional().describe(`Number of ${what}.`)

const limits = {
  htmlKB: kilobytes('The HTML'),
  styleKB: kilobytes('Style sheets'),
  scriptKB: kilobytes('Scripts that load before the visitor does anything'),
  fontKB: kilobytes('Fonts that the page loads before its text'),
  imageKB: kilobytes('Images, also those further down the page'),
  totalKB: kilobytes('All of these together'),
  styles: count('style sheets'),
  scripts: count('scripts that load before the visitor does anything'),
  images: count('images'),
  requests: count('files, with the HTML'),
}

/** A limit that a budget may have. */
export type Measure = keyof typeof limits
/** All measures, in the order of messages. */
export const measures = Object.keys(limits) as readonly Measure[]

const budgetSchema = z
  .strictObject({
    path: z
      .string()
      .regex(/^\/[^\s?#\\]*$/, 'must be a path of this site such as /docs or /docs/*')
      .describe('Pages that the limits are for, e.g. /docs/*; a star stands for any text. Without the language.'),
    ...limits,
  })
  .refine((budget) => measures.some((measure) => budget[measure] !== undefined), {
    error: `needs a limit: ${measures.slice(0, -1).join(', ')} or ${measures.at(-1)}`,
    // A misspelt limit is reported already.
    when: ({ issues }) => issues.length === 0,
  })
  .describe('Limits for some pages.')
export type Budget = z.infer<typeof budgetSchema>

/** The limits of a site that sets none. 100 KB of scripts: React, and 40 KB of other scripts. */
const standardBudgets: Budget[] = [{ path: '/*', styleKB: 18, scriptKB: 100, fontKB: 45 }]

export const budgetsSchema = z
  .array(budgetSchema)
  .default(standardBudgets)
  .describe('What pages may cost their visitors. Of several limits of one kind, the last one that fits a page counts.')
