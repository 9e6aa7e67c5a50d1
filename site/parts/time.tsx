import type { ReactNode } from 'react'
import { formatDate } from './format-date.ts'

/** A date in the text, e.g. "18 Nov 2026". */
export function Time({ iso, language }: { iso: string; language?: string }): ReactNode {
  return <time dateTime={iso}>{formatDate(iso, language)}</time>
}
