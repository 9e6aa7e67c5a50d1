// The request as code in three languages. In: the request draft. Out: one snippet a language, each with a Copy button.
// Never shows a hidden key: the draft has already replaced it by the environment variable.

import type { ReactNode } from 'react'
import { Snippet } from '../../parts/snippet.tsx'
import type { RequestDraft } from './build-request.ts'
import { snippetLanguages } from './build-snippet.ts'

export function EndpointSnippets({ id, request }: { id: string; request: RequestDraft }): ReactNode {
  return (
    <div className="endpoint-snippets">
      {snippetLanguages.map((language) => (
        <Snippet key={language.id} id={`${id}-${language.id}`} title={language.label} text={language.build(request)} />
      ))}
    </div>
  )
}
