import type { CtaButton } from '#schemas/cta-button.ts'
import type { PagerView } from '../../plan-view.ts'
import type { WidgetCall } from '../../widgets/widget-call.ts'
import type { BlockFrame } from '../define-block.ts'

export interface TextProps extends BlockFrame {
  ctaButtons: CtaButton[]
  widget?: WidgetCall
  /** Links to the other parts of the widget's list. */
  pager?: PagerView
}
