// Colours come from token classes, not from inline styles, and the text of the pre element is exactly the code.

import type { ReactNode } from 'react'
import { trustHtml } from '#runtime/services/trust-html.ts'
import { copyWords } from '#words/copy.ts'
import type { CodeView } from '../plan-view.ts'
import { Copy } from '../vendor/lucide/copy.ts'
import { Glyph } from './glyph.tsx'

export function CodeSample({ code, id }: { code: CodeView; id: string }): ReactNode {
  const name = code.fileName ?? code.title ?? code.language
  return (
    <figure className="code-sample">
      <figcaption className="code-head">
        {code.fileName === undefined && code.title !== undefined ? (
          <span id={`${id}-name`} className="code-title">
            {name}
          </span>
        ) : (
          <span id={`${id}-name`} className="code-file" translate="no">
            {name}
          </span>
        )}
        {name === code.language ? null : (
          <span className="code-language" translate="no">
            {code.language}
          </span>
        )}
        <button
          id={`${id}-copy`}
          type="button"
          className="copy needs-script"
          data-copy={id}
          aria-labelledby={`${id}-copy ${id}-name`}
        >
          <Glyph svg={Copy} size={16} />
          {copyWords.copy}
        </button>
      </figcaption>
      <pre id={id} tabIndex={0} translate="no">
        <code className={`language-${code.language}`} dangerouslySetInnerHTML={{ __html: trustHtml(code.html) }} />
      </pre>
    </figure>
  )
}
