// Code inside a widget. In: a title and the code, as text or as highlighted HTML. Out: a figure with a header row and a Copy button.
// Never copies anything but what it shows. The html comes from the build's highlighter, never from a visitor.

import { type ReactNode, useRef } from 'react'
import { Check } from '../vendor/lucide/check.ts'
import { Copy } from '../vendor/lucide/copy.ts'
import { Glyph } from './glyph.tsx'
import { useCopy } from './use-copy.ts'

interface Props {
  id: string
  title: string
  text?: string | undefined
  html?: string | undefined
  /** One line, e.g. an install command: the header row is left out and the button stands beside the code. */
  isLine?: boolean
  /** What the toast says after a copy. */
  copiedText?: string
}

export function Snippet({
  id,
  title,
  text = '',
  html,
  isLine = false,
  copiedText = 'Copied to clipboard!',
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null)
  const { copy, isCopied, problem } = useCopy({ success: copiedText })
  const button = (
    <button
      type="button"
      className="snippet-copy needs-script"
      aria-describedby={`${id}-title`}
      onClick={() => copy(code.current?.textContent ?? text)}
    >
      <Glyph svg={isCopied ? Check : Copy} size={16} />
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  )
  return (
    <figure className={isLine ? 'snippet snippet-line' : 'snippet'}>
      <figcaption className={isLine ? 'visually-hidden' : 'snippet-head'}>
        <span id={`${id}-title`}>{title}</span>
        {isLine ? null : button}
      </figcaption>
      <pre id={id} tabIndex={isLine ? undefined : 0}>
        {html === undefined ? (
          <code ref={code}>{text}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      {isLine ? button : null}
      {problem ? <p className="field-error snippet-problem">{problem}</p> : null}
    </figure>
  )
}
