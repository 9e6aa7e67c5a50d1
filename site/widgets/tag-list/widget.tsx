import { TagList } from '../../parts/tag-list.tsx'
import { defineHtmlWidget } from '../define-widget.tsx'
import { planTagList } from './plan.ts'

export const tagList = defineHtmlWidget({
  plan: planTagList,
  Component: ({ props }) => <TagList tags={props.tags} />,
})
