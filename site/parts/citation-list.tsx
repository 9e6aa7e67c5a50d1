// Each source has the anchor `reference-ID`, which the text can link to. The score is the editor's own rating, and is
// labelled so.

import type { ReactNode } from 'react'
import type { Citation } from '#schemas/citation.ts'
import { citationList as words } from '#words/parts.ts'
import { joinList } from './join-list.ts'
import { Rating } from './rating.tsx'
import { Time } from './time.tsx'

export function CitationList({ citations }: { citations: Citation[] }): ReactNode {
  return (
    <ol className="citation-list">
      {citations.map((citation) => (
        <li key={citation.id} id={`reference-${citation.id}`} className="citation">
          <p className="citation-title">
            {citation.url === undefined ? citation.title : <SourceLink citation={citation} url={citation.url} />}
          </p>
          <p className="citation-source">
            {`${joinList(citation.authors)}. ${citation.publication}, ${citation.publishedDate.slice(0, 4)}.`}
            {citation.doi === undefined ? null : (
              <>
                {words.doi}
                <a className="text-link" href={`https://doi.org/${citation.doi}`} rel="noopener">
                  {citation.doi}
                </a>
              </>
            )}
            {citation.accessDate === undefined ? null : (
              <>
                {words.read}
                <Time iso={citation.accessDate} />
              </>
            )}
          </p>
          {citation.abstract === undefined ? null : <p className="citation-abstract">{citation.abstract}</p>}
          <p className="citation-rating">
            <span>{words.rating}</span> <Rating value={citation.credibilityScore} of={10} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function SourceLink({ citation, url }: { citation: Citation; url: string }): ReactNode {
  return (
    <a href={url} rel="noopener">
      {citation.title}
    </a>
  )
}
