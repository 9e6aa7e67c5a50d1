// "Was this helpful?" under a help article. In: the article's id and its counts. Out: the question, the share of yes, and two buttons.
// Never counts twice: one vote an article as long as the page lives. Votes go nowhere and are forgotten with the page, and the text says so.

import { type ReactNode, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { helpfulPercent } from './helpful-percent.ts'

export interface HelpfulVoteProps extends IslandBase {
  articleId: string
  helpful: number
  notHelpful: number
}

type Vote = 'yes' | 'no'
/** Outlives the component, so that drawing it anew does not allow a second vote. */
const votes = new Map<string, Vote>()

export function HelpfulVote({ id, articleId, helpful, notHelpful }: HelpfulVoteProps): ReactNode {
  const [vote, setVote] = useState<Vote | null>(() => votes.get(articleId) ?? null)
  const yes = helpful + Number(vote === 'yes')
  const no = notHelpful + Number(vote === 'no')
  const percent = helpfulPercent(yes, no)
  const result = useRef<HTMLParagraphElement>(null)
  const cast = (choice: Vote) => {
    // A second click may come before the disabled buttons are drawn.
    if (votes.has(articleId)) return
    votes.set(articleId, choice)
    setVote(choice)
    // The button pressed is about to be disabled and would lose the focus.
    result.current?.focus()
  }
  return (
    <section className="vote" aria-labelledby={`${id}-question`}>
      <div className="vote-head">
        <h2 id={`${id}-question`}>Was this helpful?</h2>
        <p>{percent === null ? 'No votes yet' : `${percent}% found this helpful`}</p>
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
          Yes ({yes})
        </button>
        <button
          type="button"
          className="button button-secondary"
          aria-pressed={vote === 'no'}
          disabled={vote !== null}
          aria-describedby={`${id}-result`}
          onClick={() => cast('no')}
        >
          No ({no})
        </button>
      </div>
      <p className="script-off">
        {yes} said yes, {no} said no.
      </p>
      <p className="field-hint" id={`${id}-result`} role="status" tabIndex={-1} ref={result}>
        {vote === null
          ? 'One vote per article. It is counted in this page only.'
          : 'Thank you. You have voted on this article.'}
      </p>
    </section>
  )
}
