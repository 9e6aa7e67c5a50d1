// Which pages only the watch shows: drafts and what is scheduled. In: entries and the rules of visibility. Out: file → reason.

import type { Entry } from '../read-entry.ts'
import { hiddenReason, type VisibilityRules } from '../visibility.ts'

/** Content files that a build leaves out, with the reason. */
export function listHidden(entries: readonly Entry[], rules: VisibilityRules): Map<string, string> {
  const hidden = new Map<string, string>()
  for (const { file, data } of entries) {
    if (!/^(?:pages|blog|help|case-studies)\//.test(file) || typeof data !== 'object' || data === null) continue
    const { status, publishedAt } = data as { status?: unknown; publishedAt?: unknown }
    const reason = hiddenReason({ status: status === 'draft' ? 'draft' : 'published', publishedAt: typeof publishedAt === 'string' ? publishedAt : undefined }, rules)
    if (reason !== undefined) hidden.set(file, reason)
  }
  return hidden
}
