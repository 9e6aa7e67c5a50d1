// The door of this folder: the local API of the debug panel.

export { answerPanel, panelMethods } from './answer-panel.ts'
export { readPlaces } from './content-places.ts'
export { openEntityIndex } from './entity-rows.ts'
export { listAssets } from './list-assets.ts'
export { guardRead } from './panel-guard.ts'
export type { BasePages, PanelState } from './panel-state.ts'
export { maxBodyBytes } from './read-body.ts'
