import type { TextBlock } from '#schemas/blocks/text.ts'
import { wordsOf } from '../../parts/print-words.ts'
import type { PlanView, SiteView } from '../../plan-view.ts'
import { planWidget, printWidget } from '../../widgets/registry.ts'
import type { OwnProps } from '../define-block.ts'
import type { TextProps } from './props.ts'

export function planText({ data }: TextBlock, view: PlanView): OwnProps<TextProps> {
  const { component, ctaButtons } = data
  const widget = component === undefined ? undefined : planWidget(component, data, view)
  return { ctaButtons, widget, pager: data.paged ? view.pager : undefined }
}

/** Unlike other blocks, a text is printed even if it has only a title. */
export function printText(block: TextBlock, view: SiteView): string[] {
  const { component } = block.data
  return [...wordsOf(block), ...(component === undefined ? [] : printWidget(component, block.data, view))]
}
