// Whether an entry is shown: decided here once; routes, sitemap, feeds, search and llms.txt all obey the same answer.

/** What decides visibility. */
export interface VisibilityRules {
  /** Instant that counts as now, in milliseconds since 1970. */
  now: number
  /** Also show drafts and what is scheduled for later. */
  drafts: boolean
}

/** Why an entry is not shown; undefined when it is. */
export function hiddenReason(
  entry: { status: string; publishedAt?: string | undefined },
  rules: VisibilityRules,
): string | undefined {
  if (rules.drafts) return undefined
  if (entry.status === 'draft') return 'it is a draft'
  if (entry.publishedAt !== undefined && Date.parse(entry.publishedAt) > rules.now)
    return `it is scheduled for ${entry.publishedAt}`
  return undefined
}
