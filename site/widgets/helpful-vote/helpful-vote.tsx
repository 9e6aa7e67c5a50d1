// One vote per article as long as the page is open. Votes are sent nowhere and are forgotten with the page, and the
// text says so.

import { type ReactNode, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { helpfulVote as words } from '#words/helpful-vote.ts'
import { helpfulPercent } from '../../parts/helpful-percent.ts'

export interface HelpfulVoteProps extends IslandBase {
  articleId: string
  helpful: number
  notHelpful: number
}

type Vote = 'yes' | 'no'
/** Outlives the component, so that mounting it again does not allow a second vote. */
const votes = new Map<string, Vote>()

export function HelpfulVote({ id, articleId, helpful, notHelpful }: HelpfulVoteProps): ReactNode {
  const [vote, setVote] = useState<Vote | null>(() => votes.get(articleId) ?? null)
  const yes = helpful + Number(vote === 'yes')
  const no = notHelpful + Number(vote === 'no')
  const percent = helpfulPercent(yes, no)
  const result = useRef<HTMLParagraphElement>(null)
  const cast = (choice: Vote) => {
    // A second click may come before the disabled buttons are rendered.
    if (votes.has(articleId)) return
    votes.set(articleId, choice)
    setVote(choice)
    // The pressed button is about to be disabled and would lose the focus.
    result.current?.focus()
  }
  return (
    <section className="vote" aria-labelledby={`${id}-question`}>
      <div className="vote-head">
        <h2 id={`${id}-question`}>{words.question}</h2>
        <p>{percent === null ? words.noVotes : words.percent(percent)}</p>
      </div>
      <div className="vote-buttons needs-script">
        <button
          type="button"
          className="button button-secondary"
          aria-pressed={vote === 'yes'}
          disabled={vote !== null}
          aria-describedby={`${id}-result`}
          onClick={() => cast('yes')}
        >
          {words.yes(yes)}
        </button>
        <button
          type="button"
          className="button button-secondary"
          aria-pressed={vote === 'no'}
          disabled={vote !== null}
          aria-describedby={`${id}-result`}
          onClick={() => cast('no')}
        >
          {words.no(no)}
        </button>
      </div>
      <p className="script-off">{words.counts(yes, no)}</p>
      <p className="field-hint" id={`${id}-result`} role="status" tabIndex={-1} ref={result}>
        {vote === null ? words.once : words.thanks}
      </p>
    </section>
  )
}
