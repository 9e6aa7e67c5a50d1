import type { ReactNode } from 'react'
import { caseFacts as words } from '#words/views.ts'
import { joinList } from '../parts/join-list.ts'
import type { CaseStudyProps } from '../view-props.ts'

/** Facts that content leaves out are left out. */
export function CaseFacts({ study }: { study: CaseStudyProps }): ReactNode {
  const { implementation, industry } = study
  const facts: [string, string][] = [[words.industry, industry]]
  if (implementation) {
    facts.push([words.duration, implementation.duration], [words.team, implementation.team])
    if (implementation.technologies.length > 0) facts.push([words.technologies, joinList(implementation.technologies)])
    facts.push([words.approach, implementation.approach])
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
