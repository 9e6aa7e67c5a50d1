// One piece of code. In: highlighted code and an id. Out: a figure with a header row and a Copy button, which stays hidden until a script can copy.
// Never inline styles: colours come from the token classes. The text of the pre element is the code itself.

import type { ReactNode } from 'react'
import { Copy } from '../vendor/lucide/copy.ts'
import type { CodeView } from '../view-props.ts'
import { Glyph } from './glyph.tsx'

export function CodeSample({ code, id }: { code: CodeView; id: string }): ReactNode {
  const name = code.fileName ?? code.title ?? code.language
  return (
    <figure className="code-sample">
      <figcaption className="code-head">
        <span className={code.fileName === undefined && code.title !== undefined ? 'code-title' : 'code-file'}>
          {name}
        </span>
        {name === code.language ? null : <span className="code-language">{code.language}</span>}
        <button type="button" className="copy" data-copy={id} hidden>
          <Glyph svg={Copy} size={16} />
          Copy
        </button>
      </figcaption>
      <pre id={id} tabIndex={0}>
        <code className={`language-${code.language}`} dangerouslySetInnerHTML={{ __html: code.html }} />
      </pre>
    </figure>
  )
}
