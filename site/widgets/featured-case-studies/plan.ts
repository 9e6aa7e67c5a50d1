import type { CaseStudyCard, Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface FeaturedCaseStudiesProps {
  studies: CaseStudyCard[]
}

export function planFeaturedCaseStudies(options: WidgetOptions, view: SiteView): Planned<FeaturedCaseStudiesProps> {
  return { studies: pickItems(view.studies(), options, ({ industry }) => industry) }
}
