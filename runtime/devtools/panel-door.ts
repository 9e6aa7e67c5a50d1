// `libretto/panel`: what parts of the panel may use that a site adds in site/panel.tsx.

export { throttle } from './debug-settings.ts'
export { networkPresets } from './network-presets.ts'
export { formatClock } from './panel/format.ts'
export { Group } from './panel/group.tsx'
export { useSetting } from './panel/use-setting.ts'
export type { PanelPart } from './panel-part.ts'
export { seededRandom } from './seeded-random.ts'
