import type { ReactNode } from 'react'
import { trustHtml } from '#runtime/services/trust-html.ts'
import { keepUnitsInHtml } from './keep-units.tsx'

/** `html` comes from the Markdown pipeline, which lets no raw HTML through. */
export function Prose({ html }: { html: string }): ReactNode {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: trustHtml(keepUnitsInHtml(html)) }} />
}
