// Apart from the plan, which imports every widget: the generator reads these types without any component.

import type { CtaButton } from '#schemas/cta-button.ts'
import type { PlannedWidget } from '../../plan-view.ts'
import type { BlockFrame } from '../define-block.ts'

export interface TextProps extends BlockFrame {
  ctaButtons: CtaButton[]
  widget?: PlannedWidget
}
