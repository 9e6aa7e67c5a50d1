// Code inside a widget. In: a title and the code, as text or as highlighted HTML. Out: a figure with a header row and a Copy button.
// Never copies by itself yet: the button waits for the clipboard service. The html comes from the build's highlighter, never from a visitor.

import Copy from 'lucide-static/dist/esm/icons/copy.mjs'
import type { ReactNode } from 'react'
import { Glyph } from '../parts/glyph.tsx'

interface Props {
  id: string
  title: string
  text?: string | undefined
  html?: string | undefined
  /** One line, e.g. an install command: the header row is left out and the button stands beside the code. */
  isLine?: boolean
}

export function Snippet({ id, title, text = '', html, isLine = false }: Props): ReactNode {
  const button = (
    <button type="button" className="snippet-copy needs-script" aria-describedby={`${id}-title`}>
      <Glyph svg={Copy} size={16} />
      Copy
    </button>
  )
  return (
    <figure className={isLine ? 'snippet snippet-line' : 'snippet'}>
      <figcaption className={isLine ? 'visually-hidden' : 'snippet-head'}>
        <span id={`${id}-title`}>{title}</span>
        {isLine ? null : button}
      </figcaption>
      <pre id={id} tabIndex={isLine ? undefined : 0}>
        {html === undefined ? <code>{text}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
      </pre>
      {isLine ? button : null}
    </figure>
  )
}
