// Code inside a widget. Copies exactly what it shows. `html` comes from the build's highlighter, never from a visitor.

import { type ReactNode, useRef } from 'react'
import { trustHtml } from '#runtime/services/trust-html.ts'
import { copyWords } from '#words/copy.ts'
import { Check } from '../vendor/lucide/check.ts'
import { Copy } from '../vendor/lucide/copy.ts'
import { Glyph } from './glyph.tsx'
import { useCopy } from './use-copy.ts'

interface Props {
  id: string
  title: string
  text?: string | undefined
  html?: string | undefined
  /** One line, e.g. an install command: no header row, and the button is beside the code. */
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
  copiedText = copyWords.success,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null)
  const { copy, isCopied, problem } = useCopy({ success: copiedText })
  const button = (
    <button
      id={`${id}-copy`}
      type="button"
      className="copy needs-script"
      aria-labelledby={`${id}-copy ${id}-title`}
      onClick={() => copy(code.current?.textContent ?? text)}
    >
      <Glyph svg={isCopied ? Check : Copy} size={16} />
      {isCopied ? copyWords.copied : copyWords.copy}
    </button>
  )
  return (
    <figure className={isLine ? 'code-sample snippet-line' : 'code-sample'}>
      <figcaption className={isLine ? 'visually-hidden' : 'code-head'}>
        <span id={`${id}-title`} className="code-title">
          {title}
        </span>
        {isLine ? null : button}
      </figcaption>
      <pre id={id} tabIndex={isLine ? undefined : 0} translate="no">
        {html === undefined ? (
          <code ref={code}>{text}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />
        )}
      </pre>
      {isLine ? button : null}
      {problem ? <p className="field-error snippet-problem">{problem}</p> : null}
    </figure>
  )
}
