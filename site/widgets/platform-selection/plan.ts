import type { Platform } from '#schemas/platform.ts'
import { printLine, printText } from '../../parts/print-text.ts'
import { printCode, printList } from '../../parts/print-words.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface PlatformSelectionProps {
  platforms: Platform[]
}

export function planPlatformSelection(_: WidgetOptions, view: SiteView): Planned<PlatformSelectionProps> {
  return { platforms: view.list('platforms') }
}

/** A section of each platform. */
export function printPlatformSelection(_: WidgetOptions, view: SiteView): string[] {
  return view
    .list('platforms')
    .flatMap(({ name, description, features, installCommand }) => [
      `### ${printText(name)}`,
      printLine(description),
      ...(features.length === 0 ? [] : [printList(features.map(printText))]),
      printCode(installCommand, 'bash'),
    ])
}
