// What custom code adds to the panel. Where a site has site/panel.tsx, that file takes the place of this one.

import type { PanelPart } from './panel-part.ts'

export const panelParts: readonly PanelPart[] = []
