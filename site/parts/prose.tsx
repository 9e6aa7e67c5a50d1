import type { ReactNode } from 'react'
import { keepUnitsInHtml } from './keep-units.tsx'

/** `html` comes from the Markdown pipeline, which lets no raw HTML through. */
export function Prose({ html }: { html: string }): ReactNode {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: keepUnitsInHtml(html) }} />
}
