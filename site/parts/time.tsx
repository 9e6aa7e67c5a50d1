// A date in the text. In: an ISO date. Out: a time element that prints it in the page's language.

import type { ReactNode } from 'react'
import { formatDate } from './format-date.ts'

export function Time({ iso, language }: { iso: string; language?: string }): ReactNode {
  return <time dateTime={iso}>{formatDate(iso, language)}</time>
}
