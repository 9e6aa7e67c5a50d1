// What debug mode remembers in this tab, each by its name. Shared by the live client and the panel.

import { keepSetting } from './setting.ts'

/** Is debug mode on: the panel is there. */
export const debugMode = keepSetting<boolean>('debug', false)
/** Is the panel folded to a strip. */
export const isFolded = keepSetting<boolean>('folded', false)
/** Does the page give way, instead of lying under the panel. */
export const isDocked = keepSetting<boolean>('docked', false)
/** Pixels. */
export const panelWidth = keepSetting<number>('width', 460)
export const panelTab = keepSetting<string>('tab', 'debug')
/** Are components marked on the page. */
export const hasIdentifiers = keepSetting<boolean>('identifiers', true)
/** Id of the preset that requests and the simulation obey, or `off`. */
export const throttle = keepSetting<string>('throttle', 'off')
