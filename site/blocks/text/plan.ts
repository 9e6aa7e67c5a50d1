import type { TextBlock } from '#schemas/blocks/text.ts'
import type { CtaButton } from '#schemas/cta-button.ts'
import { wordsOf } from '../../parts/print-words.ts'
import type { PagerView, PlanView, SiteView } from '../../plan-view.ts'
import { planWidget, printWidget } from '../../widgets/registry.ts'
import type { WidgetCall } from '../../widgets/widget-call.ts'
import type { WrittenBlock } from '../define-block.ts'

type Data = TextBlock['data']

/** What a text has besides its HTML. */
export interface TextParts {
  ctaButtons: CtaButton[]
  widget?: WidgetCall | undefined
  /** Links to the other parts of the widget's list. */
  pager?: PagerView | undefined
}

export function planText(data: Data, view: PlanView): TextParts {
  const { component, ctaButtons } = data
  const widget = component === undefined ? undefined : planWidget(component, data, view)
  return { ctaButtons, widget, pager: data.paged ? view.pager : undefined }
}

/** Unlike other blocks, a text is printed even if it has only a title. */
export function printText(block: WrittenBlock<Data>, view: SiteView): string[] {
  const { component } = block.data
  return [...wordsOf(block), ...(component === undefined ? [] : printWidget(component, block.data, view))]
}
