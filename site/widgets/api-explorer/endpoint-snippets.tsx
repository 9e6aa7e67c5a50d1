import type { ReactNode } from 'react'
import { Snippet } from '../../parts/snippet.tsx'
import type { RequestDraft } from './build-request.ts'
import { snippetLanguages } from './build-snippet.ts'

/** The request as code, one snippet per language. A hidden key is already replaced in the draft. */
export function EndpointSnippets({ id, request }: { id: string; request: RequestDraft }): ReactNode {
  return (
    <div className="endpoint-snippets">
      {snippetLanguages.map((language) => (
        <Snippet key={language.id} id={`${id}-${language.id}`} title={language.label} text={language.build(request)} />
      ))}
    </div>
  )
}
