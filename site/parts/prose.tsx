import type { ReactNode } from 'react'
import { trustHtml } from '#runtime/services/trust-html.ts'
import { Sheet } from '../sheets.tsx'
import { keepUnitsInHtml } from './keep-units.tsx'

/** Classes of forms that few texts have. */
const form = / class="(?:callout|fold|picture|steps|code-tabs|code-line)[ "]/

/** `html` comes from the Markdown pipeline, which lets no raw HTML through. */
export function Prose({ html }: { html: string }): ReactNode {
  return (
    <>
      {form.test(html) ? <Sheet name="prose-forms" /> : null}
      <div className="prose" dangerouslySetInnerHTML={{ __html: trustHtml(keepUnitsInHtml(html)) }} />
    </>
  )
}
