import { type ReactNode, useContext } from 'react'
import { trustHtml } from '#runtime/services/trust-html.ts'
import { EmbeddedBody, splitEmbedded } from '../embedded.ts'
import { Sheet } from '../sheets.tsx'
import { addCopyButtons } from './copy-code.ts'
import { LinkedHeadings } from './heading-link.tsx'
import { keepUnitsInHtml } from './keep-units.tsx'
import { linkHeadings } from './link-headings.ts'

/** Forms that few texts have. */
const form = / class="(?:callout|fold|picture|steps|code-tabs|code-line)[ "]|<div data-embedded="/

/** `html` comes from the Markdown pipeline, which lets no raw HTML through. */
export function Prose({ html }: { html: string }): ReactNode {
  const body = useContext(EmbeddedBody)
  const parts = splitEmbedded(html)
  const inner = parts.map((part) => {
    if (typeof part === 'string') return part.trim() === '' ? null : <ProseHtml key={part} html={part} />
    return (
      <div key={part.id} className={'block' in part ? 'prose-block' : 'prose-widget'}>
        {body?.(part)}
      </div>
    )
  })
  return (
    <>
      {form.test(html) ? <Sheet name="prose-forms" /> : null}
      {parts.length === 1 ? <ProseHtml html={html} /> : inner}
    </>
  )
}

function ProseHtml({ html: text }: { html: string }): ReactNode {
  const html = useContext(LinkedHeadings) ? linkHeadings(text) : text
  const finished = addCopyButtons(keepUnitsInHtml(html))
  return <div className="prose" dangerouslySetInnerHTML={{ __html: trustHtml(finished) }} />
}
