import type { ReactNode } from 'react'
import { articleAnchors } from '#schemas/article-anchors.ts'
import type { CaseStudy } from '#schemas/case-study.ts'
import { caseReturn as words } from '#words/views.ts'
import { PaybackPlot } from './payback-plot.tsx'

interface Props {
  roi: NonNullable<CaseStudy['roi']>
  currency: string
}

/** What a project cost and returned, with the balance over time if the amounts can be read as numbers. */
export function CaseReturn({ roi, currency }: Props): ReactNode {
  const facts: [string, string][] = [
    [words.investment, roi.investment],
    [words.annualReturn, roi.return],
    [words.paybackPeriod, roi.paybackPeriod],
  ]
  return (
    <section className="block case-part" aria-labelledby={articleAnchors.roi}>
      <div className="case-columns container">
        <h2 id={articleAnchors.roi}>{words.title}</h2>
        <div>
          <dl className="roi">
            {facts.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <Amount text={text} />
                </dd>
              </div>
            ))}
          </dl>
          <PaybackPlot
            investment={roi.investment}
            annualReturn={roi.return}
            paybackPeriod={roi.paybackPeriod}
            currency={currency}
          />
        </div>
      </div>
    </section>
  )
}

// The unit of a quantity is smaller than its number; an amount of money has none.
function Amount({ text }: { text: string }): ReactNode {
  const match = /^([$€£¥]?\d[\d.,]*(?:\s\d{3})*[kM]?(?:\s?[$€£¥])?)\s*(\p{L}*)$/u.exec(text)
  if (!match) return <span className="roi-text">{text}</span>
  return (
    <span className="numeral">
      {match[1]}
      {match[2] === '' ? null : <span className="numeral-unit">{` ${match[2]}`}</span>}
    </span>
  )
}
