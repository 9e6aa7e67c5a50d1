import { Island } from '../../island.tsx'
import { HelpList } from '../../lists/help-list.tsx'
import { defineHtmlWidget } from '../define-widget.tsx'
import { planHelpSearch } from './plan.ts'

/** The search field is an island, the list beside it plain HTML: only the field's own props travel as data. */
export const helpSearch = defineHtmlWidget({
  plan: planHelpSearch,
  Component: ({ id, itemLevel, props }) => (
    <>
      <Island name="HelpSearch" id={id} on="interaction" props={{ listId: `${id}-list` }} />
      <HelpList id={`${id}-list`} articles={props.articles} itemLevel={itemLevel} />
    </>
  ),
})
