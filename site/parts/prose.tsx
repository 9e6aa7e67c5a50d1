// Running text. In: HTML of the Markdown pipeline, which never lets raw HTML through. Out: that HTML in the styles of prose.

import type { ReactNode } from 'react'
import { keepUnitsInHtml } from './keep-units.tsx'

export function Prose({ html }: { html: string }): ReactNode {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: keepUnitsInHtml(html) }} />
}
