import { type ReactNode, useContext } from 'react'
import { trustHtml } from '#runtime/services/trust-html.ts'
import { EmbeddedBody } from '../embedded.ts'
import { Sheet } from '../sheets.tsx'
import { filledPieces, type TextHtml } from '../text-html.ts'

/** `html` comes from the Markdown pipeline, which lets no raw HTML through. */
export function Prose({ html }: { html: TextHtml }): ReactNode {
  const body = useContext(EmbeddedBody)
  const pieces = filledPieces(html)
  const inner = pieces.map((piece) => {
    if (typeof piece === 'string') return piece.trim() === '' ? null : <ProseHtml key={piece} html={piece} />
    return (
      <div key={piece.id} className={'block' in piece ? 'prose-block' : 'prose-widget'}>
        {body?.(piece)}
      </div>
    )
  })
  const { sheets = [] } = html
  // Widgets and blocks have their distances there.
  const hasPlaced = !sheets.includes('prose-forms') && pieces.some((piece) => typeof piece !== 'string')
  return (
    <>
      {(hasPlaced ? ['prose-forms' as const, ...sheets] : sheets).map((name) => (
        <Sheet key={name} name={name} />
      ))}
      {pieces.length === 0 ? <ProseHtml html="" /> : inner}
    </>
  )
}

function ProseHtml({ html }: { html: string }): ReactNode {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />
}
