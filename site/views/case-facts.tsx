// The facts of a case study. In: the study. Out: a list of terms; what content leaves out is left out.

import type { ReactNode } from 'react'
import type { CaseStudyProps } from '../view-props.ts'

export function CaseFacts({ study }: { study: CaseStudyProps }): ReactNode {
  const { implementation, industry } = study
  const facts: [string, string][] = [['Industry', industry]]
  if (implementation) {
    facts.push(['Implementation', implementation.duration], ['Team', implementation.team])
    if (implementation.technologies.length > 0) facts.push(['Technologies', implementation.technologies.join(', ')])
    facts.push(['Approach', implementation.approach])
  }
  return (
    <dl className="case-facts">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
