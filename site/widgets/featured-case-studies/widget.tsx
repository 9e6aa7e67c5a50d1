import { CaseStudyList } from '../../lists/case-study-list.tsx'
import { defineWidget } from '../define-widget.tsx'
import { planFeaturedCaseStudies } from './plan.ts'

export const featuredCaseStudies = defineWidget({
  plan: planFeaturedCaseStudies,
  Component: ({ props, itemLevel }) => <CaseStudyList studies={props.studies} itemLevel={itemLevel} />,
})
