import type { Platform } from '#schemas/platform.ts'
import type { Planned, SiteView } from '../../plan-view.ts'
import type { WidgetOptions } from '../define-widget.tsx'

export interface PlatformSelectionProps {
  platforms: Platform[]
}

export function planPlatformSelection(_: WidgetOptions, view: SiteView): Planned<PlatformSelectionProps> {
  return { platforms: view.list('platforms') }
}
