import type { CaseStudyCard, Planned, SiteView } from '../../plan-view.ts'
import type { WidgetOptions } from '../define-widget.tsx'
import { pickItems } from '../pick-items.ts'

export interface FeaturedCaseStudiesProps {
  studies: CaseStudyCard[]
}

export function planFeaturedCaseStudies(options: WidgetOptions, view: SiteView): Planned<FeaturedCaseStudiesProps> {
  return { studies: pickItems(view.studies(), options, ({ industry }) => industry) }
}
