import { TagList } from '../../parts/tag-list.tsx'
import { defineWidget } from '../define-widget.tsx'
import { planTagList } from './plan.ts'

export const tagList = defineWidget({
  plan: planTagList,
  Component: ({ props }) => <TagList tags={props.tags} />,
})
