import { CaseStudyList } from '../../lists/case-study-list.tsx'
import { defineHtmlWidget } from '../define-widget.tsx'
import { planFeaturedCaseStudies } from './plan.ts'

export const featuredCaseStudies = defineHtmlWidget({
  plan: planFeaturedCaseStudies,
  Component: ({ props, itemLevel }) => <CaseStudyList studies={props.studies} itemLevel={itemLevel} />,
})
