import { type CaseStudyCard, studyCard } from '../../lists/study-card.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface FeaturedCaseStudiesProps {
  studies: CaseStudyCard[]
}

export function planFeaturedCaseStudies(options: WidgetOptions, view: SiteView): Planned<FeaturedCaseStudiesProps> {
  return {
    studies: pickItems(view.articles('case-studies'), options, ({ head }) => [head.industry]).map((study) =>
      studyCard(study, view),
    ),
  }
}
