import type { Platform } from '#schemas/platform.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface PlatformSelectionProps {
  platforms: Platform[]
}

export function planPlatformSelection(_: WidgetOptions, view: SiteView): Planned<PlatformSelectionProps> {
  return { platforms: view.list('platforms') }
}
